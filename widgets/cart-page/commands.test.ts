// @vitest-environment happy-dom
import { findByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sendAndWait } from '../../loader/engine/send-and-wait.ts';
import type { CartView } from '../../shared/contract/cart-view.ts';
import { bus, commands } from '../../tests/support/page-bus.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { island } from './cart-page.island.tsx';

const LINE = 'product-4711';
type Setup = NonNullable<Parameters<typeof openPage>[0]>;

async function open(setup: Setup = {}): Promise<{ page: OpenPage; element: HTMLElement }> {
  const page = await openPage({ cart: [{ sku: 'GRW-MIN3000TLXH', qty: 1 }], ...setup });
  const { element } = page.mount(island, '<div data-widget="cart-page"></div>');
  await findByRole(element, 'heading', { name: 'Winkelwagen' });
  return { page, element };
}

const send = (name: string, detail?: unknown) => sendAndWait({ commands }, name, detail) as Promise<CartView>;
const more = (element: HTMLElement) => findByRole(element, 'button', { name: /^Eén meer Growatt MIN 3000TL-XH/ });
const paths = ({ requests }: OpenPage) => requests.map(({ path }) => path);

test('a command waits for the shopper’s own change, and sets the quantity from its answer', async () => {
  let answer = () => {};
  const { page, element } = await open({
    answers: { '/cart/plus': { how: 'slow', times: 1 } },
    wait: () => new Promise((resolve) => (answer = resolve)),
  });
  await userEvent.click(await more(element));
  const changed = send('cart-change', { line: LINE, quantity: 4 });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(paths(page)).toEqual(['/cart/get', '/cart/plus']);
  answer();
  expect((await changed).lines[0]).toMatchObject({ id: LINE, quantity: 4 });
  expect(paths(page)).toEqual(['/cart/get', '/cart/plus', '/cart/get', '/cart/plus', '/cart/plus']);
  expect(element.textContent).toMatch(/2\.596/);
});

test('the shopper changes the cart while a command reads it, and both are made', async () => {
  let answer = () => {};
  const { page, element } = await open({ wait: () => new Promise((resolve) => (answer = resolve)) });
  await page.shop.fetch('/demo/behaviour', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ call: '/cart/get', how: 'slow', times: 1 }),
  });
  const changed = send('cart-change', { line: LINE, quantity: 3 });
  await waitFor(() => expect(paths(page)).toEqual(['/cart/get', '/cart/get']));
  await userEvent.click(await more(element));
  await waitFor(() => expect(paths(page)).toContain('/cart/plus'));
  answer();
  expect((await changed).lines[0]).toMatchObject({ quantity: 3 });
  expect(paths(page).filter((path) => path === '/cart/plus')).toHaveLength(2);
});

test('a removal by a command can be undone by the shopper', async () => {
  const { page, element } = await open();
  expect(await send('cart-remove', { line: LINE })).toMatchObject({ count: 0 });
  await userEvent.click(await findByRole(element, 'button', { name: /^Ongedaan maken/ }));
  await more(element);
  expect(paths(page)).toContain('/cart/add');
  expect(bus.last('cart-count')).toEqual({ count: 2 });
});

test('a refused change tells the sender and the shopper', async () => {
  const { element } = await open({ stock: { 4711: 1 } });
  await expect(send('cart-change', { line: LINE, quantity: 2 })).rejects.toMatchObject({
    name: 'CommandError',
    reason: 'refused',
    status: 422,
    messages: { qty: [expect.stringMatching(/1/)] },
  });
  expect((await findByRole(element, 'alert')).textContent).toMatch(/1/);
  expect(await send('cart-get')).toMatchObject({ count: 2 });
});

test('a refused code changes nothing on the screen', async () => {
  const { element } = await open();
  const before = element.textContent;
  expect(await send('discount-apply', { code: 'NIETS' })).toMatchObject({ isAccepted: false });
  expect(element.textContent).toBe(before);
  expect(await send('discount-apply', { code: 'ZON10' })).toMatchObject({ isAccepted: true });
  await waitFor(() => expect(element.textContent).toMatch(/ZON10/));
});

test('what is sent before the cart is shown waits for it', async () => {
  const page = await openPage({ cart: [{ sku: 'GRW-MIN3000TLXH', qty: 1 }] });
  commands.add('cart-get');
  const cart = send('cart-get');
  page.mount(island, '<div data-widget="cart-page"></div>');
  expect(await cart).toMatchObject({ count: 2 });
});

test('a widget that is gone handles no command', async () => {
  const page = await openPage({ cart: [{ sku: 'GRW-MIN3000TLXH', qty: 1 }] });
  const { unmount } = page.mount(island, '<div data-widget="cart-page"></div>');
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(commands.byName['cart-get']?.handlers ?? []).toEqual([]);
});
