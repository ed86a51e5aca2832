// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendAndWait } from '../../loader/engine/send-and-wait.ts';
import type { CommandError } from '../../shared/bus/command-error.ts';
import type { Commands } from '../../shared/bus/events.ts';
import { openPage } from '../support/open-page.ts';
import { bus, commands } from '../support/page-bus.ts';
import { definitionOf, metadataOf } from './widget-folder.ts';

interface Example {
  /** Null for a command that the engine handles on every page. */
  readonly widget: string | null;
  readonly command: keyof Commands;
  readonly detail?: unknown;
  readonly answer?: unknown;
}

const LINE = 'product-4711';

/** Every command, with the widget that handles it. */
const EXAMPLES: Readonly<Record<keyof Commands, Omit<Example, 'command'>>> = {
  'add-to-cart': {
    widget: 'cart-popup',
    detail: { type: 'product', id: 512, qty: 2 },
    answer: { count: 2, item: { name: expect.stringContaining('MC4') } },
  },
  'cart-get': { widget: 'cart-page', answer: { lines: [{ id: LINE, price: 64_900 }, { isGift: true }] } },
  'cart-change': {
    widget: 'cart-page',
    detail: { line: LINE, quantity: 3 },
    answer: { count: 4, lines: [{ id: LINE, quantity: 3 }, { isGift: true }] },
  },
  'cart-remove': { widget: 'cart-page', detail: { line: LINE }, answer: { count: 0, lines: [] } },
  'cart-open': { widget: null },
  'discount-apply': {
    widget: 'cart-page',
    detail: { code: 'ZON10' },
    answer: { isAccepted: true, message: null, cart: { discounts: [{ name: 'ZON10' }] } },
  },
  'list-filter': {
    widget: 'product-overview',
    detail: { brand: 'growatt' },
    answer: { count: expect.any(Number), path: '/brand:growatt' },
  },
  'compare-toggle': {
    widget: 'compare-bar',
    detail: { type: 'product', id: 4711 },
    answer: { items: [{ type: 'product', id: 4711 }] },
  },
  'back-in-stock-open': { widget: 'back-in-stock-modal', detail: { type: 'product', id: 4711 } },
  'installer-open': { widget: 'installer-request' },
  'price-match-open': { widget: 'price-match' },
  'concept-store-open': { widget: 'concept-store-modal' },
  'menu-open': { widget: 'mobile-menu' },
  'chat-open': { widget: 'chat-widget' },
  'voucher-activation': { widget: 'credits-dashboard', detail: { credits: 500 } },
};
const examples = Object.entries(EXAMPLES)
  .filter(([, { widget }]) => widget !== null)
  .map(([command, example]) => ({ command, ...example }) as Example & { readonly widget: string });

async function open(name: string): Promise<void> {
  const page = await openPage({
    customer: 'sanne',
    ...(name === 'cart-page' && { cart: [{ sku: 'GRW-MIN3000TLXH', qty: 1 }] }),
  });
  const { states } = page.mount((await definitionOf(name))!, (await metadataOf(name)).example);
  await waitFor(() => expect(states).toContain('ready'));
}

const failureOf = (command: string, detail?: unknown, timeout?: number) =>
  sendAndWait({ commands }, command, detail, timeout === undefined ? {} : { timeout }).then(
    () => undefined,
    ({ reason, status, messages }: CommandError) => ({ reason, status, messages }),
  );

test.each(examples)('$command resolves with the answer of $widget', async ({ widget, command, detail, answer }) => {
  await open(widget);
  const answered = await sendAndWait({ commands }, command, detail);
  if (answer === undefined) expect(answered).toBeUndefined();
  else expect(answered).toMatchObject(answer as object);
});

test.each([
  ['voucher-activation', { credits: 'many' }],
  ['compare-toggle', { type: 'product' }],
  ['back-in-stock-open', { type: 'product' }],
] as const)('%s with the payload %j is refused', async (command, detail) => {
  await open(EXAMPLES[command].widget!);
  expect(await failureOf(command, detail)).toEqual({ reason: 'refused', status: null, messages: {} });
});

test('a second exchange is refused while the first is running', async () => {
  await open('credits-dashboard');
  const first = sendAndWait({ commands }, 'voucher-activation', { credits: 500 });
  expect(await failureOf('voucher-activation', { credits: 500 })).toMatchObject({ reason: 'refused' });
  expect(await first).toBeUndefined();
});

test.each([
  [
    { json: { message: 'Uitverkocht' }, status: 422 },
    { reason: 'refused', status: 422, messages: { general: ['Uitverkocht'] } },
  ],
  [
    { json: { item: 3 }, status: 200 },
    { reason: 'contract', status: 200, messages: {} },
  ],
])('the answer %j to an order is a typed error', async ({ json, status }, error) => {
  await open('cart-popup');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(json, { status })));
  expect(await failureOf('add-to-cart', EXAMPLES['add-to-cart'].detail)).toEqual(error);
});

test('a handler that does not answer in time, and one that throws', async () => {
  await openPage();
  let handle: () => unknown = () => new Promise(() => {});
  const stop = bus.handle('menu-open', () => handle());
  onTestFinished(stop);
  expect(await failureOf('menu-open', undefined, 20)).toMatchObject({ reason: 'timeout' });
  handle = () => {
    throw new Error('No menu.');
  };
  expect(await failureOf('menu-open')).toMatchObject({ reason: 'failed' });
});
