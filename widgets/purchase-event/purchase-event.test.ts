// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { setPageSettings } from '../../tests/support/page-settings.ts';
import { enhancer } from './purchase-event.enhancer.ts';

const ITEM = { item_id: 'GRW-MIN3000TLXH', item_name: 'Growatt MIN 3000TL-XH', price: 649, quantity: 2 };
const order = (attributes = '', items: unknown = [ITEM], number = '2026-20001') =>
  `<div data-order="${number}" ${attributes}><script type="application/json">${JSON.stringify({ items })}</script></div>`;

const pushed = () => (globalThis as { dataLayer?: unknown[] }).dataLayer;
const purchases = () => (pushed() ?? []).filter((entry) => (entry as { event?: string }).event === 'purchase');

test('an order is pushed with all that the page says of it', async () => {
  const page = await openPage();
  const { states } = page.mount(
    enhancer,
    order('data-currency="CHF" data-value="1200.5" data-shipping="6.95" data-tax="0" data-coupon="ZON10"', [
      { ...ITEM, item_brand: 'Growatt' },
    ]),
  );
  expect(states).toEqual(['ready']);
  expect(pushed()).toEqual([
    { ecommerce: null },
    {
      event: 'purchase',
      ecommerce: {
        currency: 'CHF',
        value: 1200.5,
        transaction_id: '2026-20001',
        shipping: 6.95,
        tax: 0,
        coupon: 'ZON10',
        items: [{ ...ITEM, item_brand: 'Growatt' }],
      },
    },
  ]);
});

test('without them the value is price times quantity, in the currency of the page', async () => {
  const page = await openPage();
  page.mount(enhancer, order('', [ITEM, { item_id: 'MC4', price: '3.95' }]), {
    settings: { currency: { code: 'USD' } },
  });
  expect(pushed()?.[1]).toEqual({
    event: 'purchase',
    ecommerce: {
      currency: 'USD',
      value: 1301.95,
      transaction_id: '2026-20001',
      items: [ITEM, { item_id: 'MC4', price: 3.95, quantity: 1 }],
    },
  });
});

test('the attribute has the items too, as JSON', async () => {
  const page = await openPage();
  page.mount(enhancer, `<div data-order="1" data-items='${JSON.stringify([ITEM])}'></div>`);
  expect(purchases()).toMatchObject([{ ecommerce: { items: [ITEM] } }]);
});

test('each order is pushed once, also when the page is loaded again', async () => {
  const page = await openPage();
  page.mount(enhancer, order()).unmount();
  page.mount(enhancer, order());
  page.mount(enhancer, order('', [ITEM], '2026-20002'));
  expect(purchases()).toMatchObject([
    { ecommerce: { transaction_id: '2026-20001' } },
    { ecommerce: { transaction_id: '2026-20002' } },
  ]);
});

test.each([
  ['navigate', 1],
  ['reload', 0],
  ['back_forward', 0],
])('in a browser that stores nothing, a page that was opened by %s pushes it %i times', async (type, times) => {
  const page = await openPage();
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  page.mount(enhancer, order());
  expect(purchases()).toHaveLength(times);
  storage.mockRestore();
  entries.mockRestore();
});

test('before consent nothing is pushed; a page that is loaded again after it pushes the order', async () => {
  setPageSettings({ analytics: 'shop:consent' });
  const page = await openPage();
  page.mount(enhancer, order()).unmount();
  expect(globalThis).not.toHaveProperty('dataLayer');
  setPageSettings({ analytics: true });
  page.mount(enhancer, order());
  expect(purchases()).toHaveLength(1);
});

test.each([
  [[]],
  ['MC4'],
  [[{ item_id: 'MC4' }]],
  [[{ price: 3.95 }]],
  [[{ item_id: 'MC4', price: 'gratis' }]],
  [[null]],
])('with the items %j the template is at fault, and nothing is pushed', async (items) => {
  const page = await openPage();
  const { states, templateErrors } = page.mount(enhancer, order('', items));
  expect(states).toEqual(['failed']);
  expect(templateErrors).toMatchObject([{ attribute: 'data-items' }]);
  expect(globalThis).not.toHaveProperty('dataLayer');
});

test('an order without a number is a mistake of the template', async () => {
  const page = await openPage();
  const { templateErrors } = page.mount(enhancer, order('', [ITEM], ''));
  expect(templateErrors).toMatchObject([{ attribute: 'data-order' }]);
});
