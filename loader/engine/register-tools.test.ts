// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { commands } from '../../tests/support/page-bus.ts';
import { pageTools } from '../../tools/build/page-tools.ts';
import { island } from '../../widgets/cart-page/cart-page.island.tsx';
import type { ModelContext, ToolResult } from './model-context.ts';
import { registerTools, type ToolPage } from './register-tools.ts';
import { sendAndWait } from './send-and-wait.ts';

const LINE = 'product-4711';

type Run = (input?: unknown) => Promise<ToolResult>;

let hasList = false;
let showList = () => {};
afterEach(() => (hasList = false));

/** A browser's list of tools, with the rules of the draft. */
function register(part: Partial<ToolPage> = {}): Map<string, Run> {
  const tools = new Map<string, Run>();
  const modelContext: ModelContext = {
    async registerTool({ name, execute }, { signal }) {
      if (tools.has(name)) throw new DOMException('There is such a tool.', 'InvalidStateError');
      tools.set(name, execute);
      signal?.addEventListener('abort', () => tools.delete(name));
    },
  };
  registerTools(
    {
      modelContext,
      send: (name, detail) => sendAndWait({ commands }, name, detail),
      listReady: () => new Promise<void>((resolve) => (showList = resolve)),
      hasList: () => hasList,
      ...part,
    },
    pageTools(),
  );
  return tools;
}

async function call(tools: Map<string, Run>, name: string, input?: unknown) {
  const { content, isError } = await tools.get(name)!(input);
  return { isError, answer: JSON.parse(content[0].text) as unknown };
}

async function openCart() {
  const page = await openPage({ cart: [{ sku: 'GRW-MIN3000TLXH', qty: 1 }] });
  const { states } = page.mount(island, '<div data-widget="cart-page"></div>');
  await waitFor(() => expect(states).toContain('ready'));
  return page;
}

test('a tool changes the cart of the page, and answers the cart', async () => {
  await openCart();
  const tools = register();
  expect(await call(tools, 'cart-get')).toMatchObject({ isError: false, answer: { lines: [{ id: LINE }, {}] } });
  expect(await call(tools, 'cart-change', { line: LINE, quantity: 2 })).toMatchObject({
    isError: false,
    answer: { count: 3, lines: [{ id: LINE, quantity: 2 }, { isGift: true }] },
  });
});

test('a code that the shop refuses is an error with its message', async () => {
  await openCart();
  expect(await call(register(), 'discount-apply', { code: 'NIETS' })).toMatchObject({
    isError: true,
    answer: { isAccepted: false, message: expect.stringMatching(/\w{3}/) },
  });
});

test.each([
  ['cart-change', { line: LINE, quantity: 1.5 }, { quantity: ['a whole number from 1'] }],
  ['cart-change', undefined, { line: ['the id of a line'], quantity: ['a whole number from 1'] }],
  ['cart-remove', { line: 'product-1' }, { line: ['the cart has no such line'] }],
])('%s with %j is refused without an exception', async (name, input, messages) => {
  await openCart();
  expect(await call(register(), name, input)).toEqual({
    isError: true,
    answer: { reason: 'refused', status: null, messages },
  });
});

test('keys that a tool does not have are not sent', async () => {
  const sent: unknown[] = [];
  const tools = register({ send: async (name, detail) => void sent.push([name, detail]) });
  await call(tools, 'add-to-cart', { type: 'product', id: 512, qty: 1, email: 'sanne@example.nl' });
  await call(tools, 'list-filter', {}).catch(() => {});
  expect(sent).toEqual([['add-to-cart', { type: 'product', id: 512, qty: 1 }]]);
});

test('the list has a tool while the page has a list', async () => {
  const tools = register({ send: async () => ({ count: 3, path: '/brand:sma' }) });
  expect(tools.has('list-filter')).toBe(false);
  hasList = true;
  showList();
  await waitFor(() => expect(tools.has('list-filter')).toBe(true));
  expect(await call(tools, 'list-filter', { brand: 'sma' })).toMatchObject({ isError: false, answer: { count: 3 } });
  hasList = false;
  expect(await call(tools, 'list-filter', {})).toMatchObject({ isError: true, answer: { reason: 'unhandled' } });
  expect(tools.has('list-filter')).toBe(false);
  showList();
  await waitFor(() => expect(tools.has('list-filter')).toBe(true));
});

test('a tool of the shop with the same name stays, and the others are registered', async () => {
  const names: string[] = [];
  register({
    modelContext: {
      registerTool({ name }) {
        if (name === 'cart-get') throw new DOMException('There is such a tool.', 'InvalidStateError');
        names.push(name);
      },
    },
  });
  expect(names).toEqual(['add-to-cart', 'cart-change', 'cart-remove', 'discount-apply', 'cart-open']);
});
