import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createCall } from '../../shared/http/call.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { replyOf, type Send } from '../../shared/http/reply.ts';
import { findWidgets } from '../build/find-widgets.ts';
import { readMetadata } from '../build/read-metadata.ts';
import { converse, type Conversation } from '../openapi/converse.ts';
import { readCalls, type Call } from '../openapi/read-calls.ts';
import { openApi } from '../openapi/write-openapi.ts';
import { readOperations, type Operation } from './read-operations.ts';
import { blockOf, hasProgram, startServer } from './programs.support.ts';
import { createSheets } from './write-sheets.ts';

const calls = await readCalls();
const document = await openApi();
const operations = readOperations(document, calls);
const sheets = await createSheets(document);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eiland-sheets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function callsOf({ path, method }: Operation): readonly Call[] {
  const described = document.paths![path] as Record<string, { 'x-calls': string[] }>;
  return calls.filter(({ name }) => described[method.toLowerCase()]!['x-calls'].includes(name));
}

/** Every value that lacks one key, somewhere. */
function withoutOneKey(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((entry, at) => withoutOneKey(entry).map((less) => value.with(at, less)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const { [key]: _, ...others } = value as Record<string, unknown>;
    return [others, ...withoutOneKey(entry).map((less) => ({ ...value, [key]: less }))];
  });
}

describe.each(operations.map((operation) => ({ ...operation, name: `${operation.method} ${operation.path}` })))(
  '$name',
  (operation) => {
    const own = callsOf(operation);
    const readers = own.map(({ endpoint }) => endpoint.answer);
    const accepts = (value: unknown) => readers.some((answer) => z.safeDecode(answer, value).success);

    test('has answers that its calls accept', () => {
      for (const answer of [...operation.smallest, ...operation.visible]) expect(accepts(answer)).toBe(true);
      expect(operation.smallest.length).toBe(new Set(readers).size);
    });

    test('calls exactly the keys required that the document requires', () => {
      const [example] = operation.visible.length > 0 ? operation.visible : operation.smallest;
      const required = operation.answer.filter(({ path, isRequired }) => isRequired && !/[[.]/.test(path));
      for (const { path } of required) expect(Object.keys(example as object)).toContain(path);
    });

    test('says what every key means', () => {
      const keys = [...operation.body, ...operation.answer];
      expect(keys.filter(({ description, type }) => !description || !type).map(({ path }) => path)).toEqual([]);
      expect(operation.parameters.filter(({ description }) => !description)).toEqual([]);
    });
  },
);

test('the smallest answer of the cart lacks nothing that can go', () => {
  const cart = operations.find(({ path }) => path === '/cart/get')!;
  const [{ endpoint }] = callsOf(cart) as [Call];
  const [empty] = cart.smallest;
  const [filled] = cart.visible;
  expect(empty).toEqual({ items: [], shippingCosts: 0, vatRate: 21, vat: 0, subtotal: 0 });
  const less = withoutOneKey(filled);
  expect(less).toHaveLength(11);
  // What is sold out is said to be, so `in_stock` is there to be seen.
  const valid = less.filter((value) => z.safeDecode(endpoint.answer, value).success);
  expect(valid.map((value) => Object.keys((value as { items: object[] }).items[0]!).sort())).toEqual([
    ['id', 'name', 'price', 'qty', 'type'],
  ]);
});

test('a small answer shows something, and leads on', () => {
  const visibleOf = (call: string) => operations.find(({ method, path }) => `${method} ${path}` === call)!.visible[0];
  expect(visibleOf('POST /product-overview/init')).toMatchObject({
    products: [{ id: 4711, name: expect.any(String) as unknown, price: 649, orderable: true }],
  });
  expect(visibleOf('POST /checkout/validate/payment')).toEqual({ redirect: expect.any(String) as unknown });
  expect(Object.keys((visibleOf('POST /compare') as { items: object }).items)).toEqual(['product-4711']);
});

test('every widget that calls the server has a sheet with each of its calls', async () => {
  const names = findWidgets().map(({ name }) => name);
  const metadata = await readMetadata(names);
  const calling = names.filter((name) => Object.keys(metadata[name]!.calls).length > 0);
  expect(Object.keys(sheets)).toEqual(calling);
  for (const name of calling)
    for (const call of Object.keys(metadata[name]!.calls)) {
      const { method, path } = operations.find((operation) => callsOf(operation).some((own) => own.name === call))!;
      expect(sheets[name]).toContain(`## \`${method} ${path}\``);
    }
});

test('a sheet says which keys of a body are always sent, at any depth', () => {
  expect(sheets['return-solution-wizard']).toMatch(/\| `products\[\]\.name` \| text \| always \|/);
  expect(sheets['return-solution-wizard']).toMatch(
    /\| `products\[\]\.images\[\]\.id` \| number or text \| sometimes \|/,
  );
  expect(sheets['cart-page']).toContain('**It receives** no body, or JSON:');
});

test('a sheet has the pages of its widget, and what must be filled in', () => {
  const { checkout, 'product-overview': overview } = sheets;
  expect(checkout).toContain('on `/checkout`, `/checkout/shipping` and `/checkout/payment`');
  expect(overview).toContain('`/omvormers/brand:growatt,sma/vermogen:3-kw/price:100-500/sort:price-low/page:2`');
  expect(checkout).toContain('| `email` | of guests |');
  expect(checkout).toContain(
    '| `phone`, `first_name`, `last_name`, `country`, `street`, `zip_code`, `city` | always |',
  );
  expect(checkout).toContain('| `vat_number` | of businesses, outside the Netherlands |');
  expect(checkout).toContain('| `shipping_company` | with a separate shipping address, of businesses |');
  expect(checkout).toContain('"shipping_address_same_as_billing_address": false,\n  "shipping_first_name": "",');
});

test('a sheet says what absence does, and which statuses refuse', () => {
  expect(sheets['cart-page']).toContain('| `items[].free` | boolean | `false` |');
  expect(sheets['cart-page']).toContain('| `items[].price` | number | **required** |');
  expect(sheets['cart-page']).toContain('| `relatedItems` | list | empty list |');
  expect(sheets['cart-page']).toMatch(/\| 419 \| `\{"message":"CSRF token mismatch."\}` \|/);
  expect(sheets['address-book']).toMatch(/\| 401 \|/);
  expect(sheets['cart-page']).not.toMatch(/\| 401 \|/);
});

type Language = 'php' | 'python' | 'csharp';

/** The command that starts a stub. C# is compiled first. */
function commandOf(language: Language, file: string, port: number): [string, ...string[]] {
  if (language === 'php') return ['php', '-S', `localhost:${port}`, file];
  if (language === 'python') return ['python3', file];
  execFileSync('mcs', ['-warnaserror', `-out:${file}.exe`, file]);
  return ['mono', `${file}.exe`];
}

/** Starts the stub of a sheet on a free port, beside the page of the sheet. */
async function startStub(widget: string, language: Language): Promise<[ChildProcess, string]> {
  const port = await getPort();
  const file = join(folder, `${widget}.${language}`);
  writeFileSync(file, blockOf(sheets[widget]!, language).replace('8000', String(port)));
  writeFileSync(join(folder, 'index.html'), blockOf(sheets[widget]!, 'html'));
  return startServer(commandOf(language, file, port), port, folder);
}

/** Sends to another address what a widget has sent to the demo shop. */
function sendTo(address: string, { path, sent, headers }: Conversation): Send {
  return async ({ method }) => {
    const body = sent !== undefined && JSON.stringify(sent);
    return replyOf(await fetch(address + path, { method: method.toUpperCase(), headers, ...(body && { body }) }));
  };
}

/** Paths that the browser asks for on a reload. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  checkout: ['/checkout', '/checkout/shipping', '/checkout/payment'],
  'product-overview': ['/omvormers', '/omvormers/brand:growatt/price:100-500/page:2'],
};

const conversations = new Map(await Promise.all(calls.map(async (call) => [call.name, await converse(call)] as const)));

/** Each takes a second to be compiled, and all are made alike. */
const IN_CSHARP = ['cart-page', 'checkout', 'product-overview', 'content-modal', 'address-book'];

describe.each([
  { language: 'php', isHere: hasProgram('php'), widgets: Object.keys(sheets) },
  { language: 'python', isHere: hasProgram('python3'), widgets: Object.keys(sheets) },
  { language: 'csharp', isHere: hasProgram('mcs') && hasProgram('mono'), widgets: IN_CSHARP },
] as const)('the stub in $language', ({ language, isHere, widgets }) => {
  test.skipIf(!isHere).each(widgets)('of %s answers what its calls accept, and its page', async (widget) => {
    const [server, address] = await startStub(widget, language);
    try {
      for (const { name, endpoint } of calls.filter(({ widgets }) => widgets.includes(widget))) {
        const call = createCall({ onFailure: () => {}, send: sendTo(address, conversations.get(name)!) });
        const { method, path, answer } = endpoint;
        const withoutInput: Endpoint<void> = { method, path, answer };
        await expect(call(withoutInput), name).resolves.toBeDefined();
      }
      expect((await fetch(`${address}/no-such-call`, { method: 'POST' })).status).toBe(404);
      for (const path of ['/', ...(PAGES[widget] ?? [])]) {
        const page = await fetch(address + path);
        expect([page.headers.get('Content-Type'), await page.text()], path).toEqual([
          expect.stringMatching(/^text\/html/),
          expect.stringContaining(`data-widget="${widget}"`),
        ]);
      }
      expect((await fetch(`${address}/widgets/none.js`)).status).toBe(404);
    } finally {
      server.kill();
    }
  });
});

test('a stub in C# has every call, and each answer as a text', () => {
  const rows = [...blockOf(sheets['cart-page']!, 'csharp').matchAll(/^ {8}\("(\w+)", ("[^"]+"), (".+")\),$/gm)];
  expect(rows.map(([, method, path]) => `${method} ${JSON.parse(path!)}`)).toEqual([
    'POST /cart/get',
    'POST /cart/plus',
    'POST /cart/min',
    'POST /cart/add',
    'POST /discounts/apply',
    'POST /discounts/remove',
  ]);
  for (const [, , , answer] of rows) expect(() => JSON.parse(JSON.parse(answer!) as string)).not.toThrow();
});
