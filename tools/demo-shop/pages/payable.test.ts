import { afterEach, expect, test } from 'vitest';
import { addToCart } from '../../../shared/contract/cart.ts';
import { readComparison } from '../../../shared/contract/compare.ts';
import { readOverview } from '../../../shared/contract/overview.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../open-shop.ts';
import { callEndpoint } from '../shop-client.ts';
import { mountPages } from './pages.ts';

let shop: OpenedShop;
afterEach(() => shop?.close());

const INVERTERS = { id: 1, type: 'category', path: '/' };

async function open(setup: Partial<ShopSetup> = {}) {
  shop = await openShop({ open: openNode, pages: mountPages, ...setup });
}

/** The price of the inverter with what is beside it, on a page. */
async function pricesOn(path: string): Promise<string[]> {
  const answer = await shop.fetch(path, { headers: { Accept: 'text/html' } });
  const shown = (await answer.text()).matchAll(
    /<span class="sw-price sw-price--.*?(?=<div class="sw-product-card__action|<p|<\/div>)/gs,
  );
  return [...shown].map(([markup]) => markup.replaceAll(/(<[^>]+>|\s)+/g, ' ').trim());
}

test.each(['/', '/omvormers', '/growatt-min-3000tl-xh'])('%s names the recommended price', async (path) => {
  await open();
  expect(await pricesOn(path)).toContain('Adviesprijs € 729,- Prijs € 649,-');
});

test('the popup has the same name for it', async () => {
  await open();
  const { item } = await callEndpoint(shop, addToCart, { type: 'product', id: 4711, qty: 1, goToCart: false });
  expect(item).toMatchObject({ price: 64_900, from_price: 72_900, advice_price: 72_900 });
});

test.each(['/', '/omvormers'])('who pays no VAT sees on %s what the product page asks', async (path) => {
  await open({ locale: 'de', isExempt: true });
  const net = /UVP € 602,48 .* € 536,36/;
  expect((await pricesOn('/growatt-min-3000tl-xh'))[0]).toMatch(net);
  const card = (await pricesOn(path)).find((text) => net.test(text));
  expect(card).toContain('Von der MwSt. befreit');
});

test('who pays no VAT reads the same amount in the answers of lists and comparisons', async () => {
  await open({ locale: 'de', isExempt: true });
  const { products } = await callEndpoint(shop, readOverview, INVERTERS);
  expect(products.find(({ id }) => id === 4711)).toMatchObject({ price: 53_636, msrp: 60_248 });
  const items = [{ type: 'product', id: 4711 }];
  expect((await callEndpoint(shop, readComparison, { items })).items[0]).toMatchObject({
    price: 53_636,
    from_price: 60_248,
  });
});
