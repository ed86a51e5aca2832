import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openNode } from '../demo-shop/db/open-node.ts';
import type { Db } from '../demo-shop/db/schema.ts';
import { seed } from '../demo-shop/seed/seed.ts';
import { DEMO_PATH, openConformShop, type ConformShop } from './conform-shop.support.ts';
import { all, answers, at, page, whenSent } from './faults/fault.support.ts';
import { runConform } from './run-conform.ts';

let db: Db;
let shop: ConformShop;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eiland-conform-'));
  db = await openNode();
  await seed(db, { products: 60 });
  shop = await openConformShop(db);
});

afterAll(async () => {
  await shop.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

afterEach(() => {
  shop.fault = null;
});

/** Every amount of a page. */
const oneCentMore = (html: string) =>
  html.replaceAll(/,(\d\d)(?!\d)/g, (_, cents) => `,${String((Number(cents) + 1) % 100).padStart(2, '0')}`);

const conform = (...args: string[]) => runConform([shop.url, '--file', DEMO_PATH, ...args], '1.2.3');

async function file(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('clauses that are kept end with 0', async () => {
  const { code, output } = await conform('--write', '--clause', 'cart-plus,cart-min');
  expect(output).toBe(`${shop.url}/: 2 clauses\n\n2 kept, 0 broken, 0 not run, 0 not applicable.`);
  expect(code).toBe(0);
});

test('a broken clause says what was sent, what came, which rule it breaks and how to mend it, and ends with 1', async () => {
  shop.fault = answers('/cart/add', 200, { item: 'none' });
  const { code, output } = await conform('--write', '--clause', 'cart-unknown-type');
  expect(output).toContain(
    [
      '✗ cart-unknown-type  [cart]',
      '  An unknown type of product is refused.',
      '  Sent: POST /cart/add {"type":"conform-unknown","id":4711,"qty":1,"goToCart":false,"has_tax_exemption":false}',
      '  Came: 200 {"item":"none"}',
      '  It is accepted: 200.',
      '  → Compare `type` with the types that you sell.',
      '  guide/conform.md#cart-unknown-type',
    ].join('\n'),
  );
  expect(output).toContain('0 kept, 1 broken, 0 not run, 0 not applicable.');
  expect(code).toBe(1);
});

test('what depends on a call that fails is not run, and says which', async () => {
  shop.fault = answers('/cart/add', 500, { message: 'Server Error' });
  const { code, output } = await conform('--write', '--clause', 'cart-add,cart-add-kept');
  expect(output).toContain(
    'Not run:\n  POST /cart/add: It answers 500: the server failed (Server Error).\n    cart-add-kept',
  );
  expect(output).toContain('0 kept, 1 broken, 1 not run, 0 not applicable.');
  expect(code).toBe(1);
});

test('a shop that requires a name of a pickup reads what it has to accept', async () => {
  shop.fault = whenSent('/checkout/validate/payment', '"shipping_first_name":"","shipping_middle_name":""', 422, {
    errors: { shipping_first_name: ['Vul je voornaam in.'] },
  });
  const { code, output } = await conform('--write', '--clause', 'order-pickup,order-pickup-total');
  expect(output).toMatch(
    /Came: 422 .*shipping_first_name.*\n {2}With Pakketpunt and iDEAL, it answers 422\.\n {2}→ With a method that is collected, accept empty `shipping_first_name` and `shipping_last_name`/,
  );
  expect(output).toContain('0 kept, 1 broken, 1 not run');
  expect(code).toBe(1);
});

test('the method with which an order is refused, or costs something else, is named', async () => {
  shop.fault = whenSent('/checkout/validate/payment', '"payment_method":"klarna"', 422);
  const refused = await conform('--write', '--clause', 'order-payment');
  expect(refused.output).toMatch(/With Thuisbezorgd and Achteraf betalen, it answers 422\./);
  shop.fault = page('/betalen/*', oneCentMore);
  const charged = await conform('--write', '--clause', 'order-shipping-total');
  expect(charged.output).not.toContain(' 0 broken');
  expect(charged.output).toMatch(
    /With \S+ and iDEAL, \d+\.\d\d was shown as due\. The page of the order has \d+,\d\d\./,
  );
});

test('a call that is throttled is not run', async () => {
  shop.fault = answers('/cart/get', 429, { message: 'Too Many Attempts.' });
  const { output } = await conform('--clause', 'cart-empty');
  expect(output).toContain('POST /cart/get answers 429: let the test shop take as many calls as a run sends.');
});

test('without --write only reads are sent', async () => {
  const sent: string[] = [];
  shop.fault = (request, forward) => {
    if (request.method !== 'GET') sent.push(new URL(request.url).pathname);
    return forward(request);
  };
  const { code, output } = await conform();
  const reads = ['/cart/get', '/cart/init', '/checkout/init', '/product-overview/init', '/compare', '/shipping-costs'];
  expect(sent).toEqual(expect.arrayContaining(reads));
  expect(
    sent.filter((path) => /cart\/(add|plus|min)|apply|validate|vue\/store|withdrawal$|upload\//.test(path)),
  ).toEqual([]);
  expect(output).toContain('It sends a call that writes: add --write.');
  const [, top] = /^Left out are (\d+) clauses: they send calls that write\. --write plays them/m.exec(output) ?? [];
  const [, bottom] = /not applicable, of which --write plays (\d+)\.$/.exec(output) ?? [];
  expect(Number(top)).toBeGreaterThan(200);
  expect(bottom).toBe(top);
  expect(code).toBe(0);
});

test('a report for programs counts what only --write plays', async () => {
  const { output } = await conform('--json', '--clause', 'cart-empty,cart-plus');
  expect(JSON.parse(output)).toMatchObject({ kept: 1, notApplicable: 1, leftOut: 1 });
});

test('--write is refused unless the file says that the shop is for tests', async () => {
  const path = await file('live.json', { products: [{ id: 4711 }, { id: 512 }] });
  const { code, output } = await runConform([shop.url, '--write', '--file', path], null);
  expect(output).toContain('--write needs "isTestShop": true');
  expect(code).toBe(2);
});

test.each([
  ['{', /broken\.json is not valid JSON: line 1, column 2\./],
  ['{}', /"products" is missing: expected a list of 2/],
  ['{ "products": [{ "id": 1 }, { "id": 2 }], "kode": "X" }', /"kode" is no key of the file\. Did you mean "code"\?/],
])('a file with %s cannot be read, and ends with 2', async (content, reason) => {
  const path = await file('broken.json', content);
  const { code, output } = await runConform([shop.url, '--file', path], null);
  expect(output).toMatch(reason);
  expect(code).toBe(2);
});

test('a missing file and a missing shop end with 2', async () => {
  const missing = await runConform([shop.url, '--file', join(folder, 'none.json')], null);
  expect(missing).toMatchObject({ code: 2, output: expect.stringContaining('cannot be read') });
  const nobody = await runConform(['http://localhost:1/', '--file', DEMO_PATH], null);
  expect(nobody).toMatchObject({ code: 2, output: expect.stringContaining('does not answer') });
  const noPage = await runConform([`${shop.url}/bestaat-niet`, '--file', DEMO_PATH], null);
  expect(noPage).toMatchObject({ code: 2, output: expect.stringContaining('answers 404') });
});

test('nothing that could be checked ends with 2', async () => {
  expect(await conform('--clause', 'cart-plus')).toMatchObject({ code: 2 });
});

test('--json prints every clause', async () => {
  shop.fault = answers('/cart/add', 200);
  const { output } = await conform('--write', '--json', '--clause', 'cart-unknown-type,cart-empty');
  expect(JSON.parse(output)).toMatchObject({
    format: 'eiland-conform/1',
    version: '1.2.3',
    url: `${shop.url}/`,
    kept: 1,
    broken: 1,
    notRun: 0,
    notApplicable: 0,
    clauses: [
      { id: 'cart-empty', scenario: 'cart', is: 'kept' },
      {
        id: 'cart-unknown-type',
        is: 'broken',
        what: 'It is accepted: 200.',
        sent: expect.stringContaining('POST /cart/add {'),
        received: '200 {}',
        guide: 'guide/conform.md#cart-unknown-type',
      },
    ],
  });
});

test('--junit writes a file for build servers', async () => {
  shop.fault = all(answers('/cart/add', 200, { x: '<&"\u0001' }), answers('/cart/plus', 200));
  const path = join(folder, 'report.xml');
  await conform(
    '--write',
    '--junit',
    path,
    '--clause',
    'cart-empty,cart-unknown-type,cart-any-quantity,order-declined',
  );
  const xml = await readFile(path, 'utf8');
  expect(xml).toContain('<testsuite name="cart" tests="3" failures="2" errors="0" skipped="0">');
  expect(xml).toMatch(/<testcase classname="cart" name="cart-empty" time="\d+\.\d{3}"\/>/);
  expect(xml).toContain('<failure message="It is accepted: 200.">');
  expect(xml).toContain('&lt;&amp;');
  expect(xml).toContain('<skipped message="The file names no payment method');
  // oxlint-disable-next-line no-control-regex -- XML has none.
  expect(xml).not.toMatch(/[\u0000-\u0008]/);
});

test('the clauses are listed with their rules', async () => {
  const { code, output } = await runConform(['--list', '--only', 'session'], null);
  expect(output).toContain('session (Sessions and tokens, 18)\n  session-token-in-page\n    A page has the token');
  expect(code).toBe(0);
});

test('an answer that never ends is given up, and so is the whole run', async () => {
  shop.fault = at('/cart/get', () => new Promise<Response>(() => {}));
  const started = performance.now();
  const { output } = await conform('--timeout', '0.2', '--write', '--only', 'session,cart');
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(output).toContain('No answer came in time.');
  expect(output).toContain('The time for the whole run is over: raise --timeout.');
});

test('an answer that is too large is not read to its end', async () => {
  const megabyte = new Uint8Array(1024 * 1024).fill(32);
  let sent = 0;
  shop.fault = at('/cart/get', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(megabyte);
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  });
  const { output } = await conform('--clause', 'cart-empty');
  expect(output).toContain('larger than 16 MB');
  expect(sent).toBeLessThan(64);
});

test('control characters of an answer do not reach the terminal', async () => {
  shop.fault = answers('/cart/get', 422, { message: '\u001B[31mred\u001B[0m' });
  const { output } = await conform('--clause', 'cart-empty');
  expect(output).not.toContain('\u001B');
});
