// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { GUEST } from '../../tests/support/guest.ts';
import { createCart } from './cart.ts';
import { createCheckout } from './checkout.ts';
import { createCompare } from './compare.ts';
import { createList } from './list.ts';
import { pagePath } from './path.ts';
import { createShop } from './shop.ts';

test('widgets of the page follow a model, and a model follows widgets and scripts', async () => {
  const { published, requests } = await openPage({ cart: [{ id: 430, qty: 2 }] });
  const cart = createCart(createShop());
  await cart.start();
  expect(published).toContainEqual(['cart-count', { count: cart.cart.value!.count }]);
  const before = published.length;
  await cart.increase(cart.cart.value!.lines.find(({ canIncrease }) => canIncrease)!.id);
  expect(published.slice(before)).toContainEqual(['cart-count', { count: cart.cart.value!.count }]);

  const reads = () => requests.filter(({ path }) => path === '/cart/get').length;
  const readBefore = reads();
  bus.publish('cart-count', { count: 99 }, true);
  await vi.waitFor(() => expect(reads()).toBe(readBefore + 1));
  cart.stop();
  bus.publish('cart-count', { count: 98 }, true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reads()).toBe(readBefore + 1);
});

test('facts of a shop without events stay among its models', async () => {
  const { published } = await openPage({ cart: [{ id: 430 }] });
  const cart = createCart(createShop({ events: null }));
  await cart.start();
  expect(published).toEqual([]);
  cart.stop();
});

test('the list of compared products is that of the widgets, in the storage of the browser', async () => {
  await openPage();
  const compare = createCompare(createShop());
  compare.toggle({ type: 'product', id: 430 });
  expect(JSON.parse(localStorage.getItem('compare')!)).toEqual([{ type: 'product', id: 430 }]);
  bus.publish('compare-changed', { items: [] });
  localStorage.setItem('compare', '[]');
  expect(compare.chosen.value).toEqual([]);
  compare.stop();
});

test('the address of the page has the selection of a list, and opens it', async () => {
  await openPage();
  history.replaceState(null, '', '/assortiment/sort:price-low?utm=1');
  const list = createList(createShop(), { id: '1', path: pagePath() });
  await list.start();
  expect(list.sort.value).toBe('price-low');
  list.sortBy('price-high');
  expect(location.pathname + location.search).toBe('/assortiment/sort:price-high?utm=1');
  list.stop();
});

test('what was typed in the checkout is there again after a reload, but no password', async () => {
  await openPage({ cart: [{ id: 430 }] });
  const before = createCheckout(createShop());
  await before.start();
  before.edit('city', GUEST.city);
  before.wantAccount(true);
  before.edit('password', 'a secret of mine');
  before.stop();
  const after = createCheckout(createShop());
  await after.start();
  expect(after.fields.value).toMatchObject({ city: GUEST.city, password: '' });
  after.stop();
});
