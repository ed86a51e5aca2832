// @vitest-environment happy-dom
import { configure, findByRole, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import type { ShopSetup } from '../../tools/demo-shop/open-shop.ts';
import { island } from './product-overview.island.tsx';

configure({ defaultHidden: true });
beforeEach(() => {
  history.replaceState(null, '', '/assortiment');
  localStorage.clear();
});

const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ');

/** The list of the demo shop, or these products. */
async function open(
  setup: Omit<ShopSetup, 'open'>,
  { html = '<div data-id="1"></div>', products, ...host }: { html?: string; products?: readonly object[] } & Host = {},
) {
  const page = await openPage(setup);
  const overrides = products && { firstAnswer: Promise.resolve(Response.json({ products })) };
  const { element } = page.mount(island, html, { ...host, ...overrides });
  const list = await findByRole(element, 'list', { name: 'Producten' });
  const card = (name: string | RegExp) => within(list).getByRole('heading', { name }).closest('article')!;
  return { element, list, card };
}
type Host = NonNullable<Parameters<OpenPage['mount']>[2]>;

const SET = { id: 1, type: 'product', name: 'Set', url: '/set', price: 10, orderable: true };
const SOLD_OUT = { ...SET, orderable: false };

describe('sold out', () => {
  test('a shop that sends no mail says “Uitverkocht”, without a button', async () => {
    const { card } = await open({}, { products: [{ ...SOLD_OUT, notify: false }] });
    expect(card('Set').textContent).toContain('Uitverkocht');
    expect(within(card('Set')).queryByRole('button')).toBeNull();
  });

  test('so does a page without the form for the mail', async () => {
    const { card } = await open({}, { products: [SOLD_OUT], hasHandler: (name) => name !== 'back-in-stock-open' });
    expect(card('Set').textContent).toContain('Uitverkocht');
    expect(within(card('Set')).queryByRole('button')).toBeNull();
  });

  test('a shop that answers `notify: true` handles the command itself', async () => {
    const { card } = await open({}, { products: [{ ...SOLD_OUT, notify: true }], hasHandler: () => false });
    within(card('Set')).getByRole('button', { name: 'Mail mij bij voorraad: Set' });
  });

  test('only a shop without reminders answers the key, for what is sold out', async () => {
    const soldOut = async (setup: Omit<ShopSetup, 'open'>) => {
      const { shop } = await openPage(setup);
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ id: 1, type: 'category' }) };
      const { products } = (await (await shop.fetch('/product-overview/init', init)).json()) as {
        products: { orderable: boolean; pre_heat: boolean; notify?: boolean }[];
      };
      const isForSale = ({ orderable, pre_heat }: (typeof products)[number]) => orderable && !pre_heat;
      const notify = products.filter((product) => !isForSale(product)).map((product) => product.notify);
      expect(products.some((product) => isForSale(product) && product.notify !== undefined)).toBe(false);
      return [...new Set(notify)];
    };
    expect(await soldOut({})).toEqual([undefined]);
    expect(await soldOut({ extras: ['no-reminders'] })).toEqual([false]);
  });
});

test('a product with variants has its lowest price and a link to its page', async () => {
  const { list, card } = await open({ extras: ['variants'] });
  const connectors = card(/MC4/);
  expect(plain(connectors.textContent)).toContain('vanaf € 3,95');
  const link = within(connectors).getByRole('link', { name: /^Kies uitvoering: MC4/ });
  expect(link.getAttribute('href')).toBe('/mc4-set');
  expect(within(connectors).queryByRole('button')).toBeNull();
  expect(plain(card(/Growatt MIN 3000TL-XH/).textContent)).not.toContain('vanaf €');
  within(list).getByRole('button', { name: 'In winkelwagen: Growatt MIN 3000TL-XH omvormer' });
});

test('stars are for products whose answer has a rating, also an empty one', async () => {
  const products = [SET, { ...SET, id: 2, name: 'Nieuw', rating: null }, { ...SET, id: 3, name: 'Goed', rating: 4.5 }];
  const { card } = await open({}, { products });
  expect(within(card('Set')).queryByRole('img')).toBeNull();
  expect(card('Set').textContent).not.toContain('Nog niet beoordeeld');
  within(card('Nieuw')).getByRole('img', { name: 'Nog niet beoordeeld' });
  within(card('Goed')).getByRole('img', { name: '4,5 van 5' });
});

test('a shop without ratings has no stars anywhere in its list', async () => {
  const { list } = await open({ extras: ['no-ratings'] });
  expect(list.querySelector('.sw-stars')).toBeNull();
});

describe('what can be chosen', () => {
  const two = [SET, { ...SET, id: 2, name: 'Twee' }];

  test.each([
    { html: '<div data-id="1"></div>', products: two, boxes: 2 },
    { html: '<div data-id="1" data-compare="false"></div>', products: two, boxes: 0 },
    { html: '<div data-id="1"></div>', products: [SET], boxes: 0 },
  ])('$html with $products.length products has $boxes boxes to compare', async ({ html, products, boxes }) => {
    const { list } = await open({}, { html, products });
    expect(within(list).queryAllByRole('checkbox', { name: /^Vergelijk / })).toHaveLength(boxes);
  });

  test('a single product can be compared with one of another list', async () => {
    localStorage.setItem('compare', JSON.stringify([{ id: 4711, type: 'product' }]));
    const { list } = await open({}, { products: [SET] });
    within(list).getByRole('checkbox', { name: 'Vergelijk Set' });
  });

  test.each([
    { html: '<div data-id="1"></div>', best: [true, false], isThere: true },
    { html: '<div data-id="1"></div>', best: [false, false], isThere: false },
    { html: '<div data-id="1"></div>', best: [true, true], isThere: false },
    { html: '<div data-id="1" data-best-choice="false"></div>', best: [true, false], isThere: false },
  ])('$html with best choices $best has the filter: $isThere', async ({ html, best, isThere }) => {
    const products = two.map((product, at) => ({ ...product, best_choice: best[at] }));
    const { element } = await open({}, { html, products });
    expect(within(element).queryByRole('group', { name: 'Beste keuze' }) !== null).toBe(isThere);
  });
});

test('a card says how many reviews there are, and what is in stock', async () => {
  const rated = { ...SET, rating: 4.5, review_count: 31, in_stock: true };
  const { card } = await open({}, { products: [rated, { ...rated, id: 2, name: 'Ander', in_stock: false }] });
  within(card('Set')).getByRole('img', { name: '4,5 van 5, 31 beoordelingen' });
  expect(card('Set').textContent).toContain('Direct leverbaar');
  expect(card('Ander').textContent).not.toContain('leverbaar');
});

test('a shop that answers neither has cards as before', async () => {
  const { card } = await open({}, { products: [{ ...SET, rating: 4.5 }] });
  within(card('Set')).getByRole('img', { name: '4,5 van 5' });
  expect(card('Set').textContent).not.toContain('leverbaar');
});
