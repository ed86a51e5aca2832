import { afterEach, describe, expect, test } from 'vitest';
import { addToCart, decreaseLine, readCart, removeLine } from '../../../shared/contract/cart.ts';
import { removeDiscount } from '../../../shared/contract/discounts.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import type { OpenedShop, ShopSetup } from '../open-shop.ts';
import { openShop } from '../open-shop.ts';

let shop: OpenedShop;
afterEach(() => shop.close());

async function open(setup: Partial<ShopSetup> = {}) {
  shop = await openShop({ open: openNode, ...setup });
}

const inverter = { type: 'product', id: 4711 } as const;
const setOfTwo = { type: 'product', id: 512 } as const;

describe('codes', () => {
  test.each([
    { code: ' zon10 ', problem: { discountError: null } },
    { code: 'SOLAR5', problem: { discountError: null } },
    { code: 'CADEAU50', problem: { discountError: null } },
    { code: 'ONZIN', problem: { discountError: 'Deze code is niet geldig.' } },
    { code: '', problem: { discountError: 'Deze code is niet geldig.' } },
    { code: 'ZOMER24', problem: { discountError: 'Deze code is verlopen.' } },
    { code: 'CADEAUOUD', problem: { discountError: 'Deze code is verlopen.' } },
    { code: 'CADEAULEEG', problem: { discountError: 'Het tegoed van deze cadeaukaart is op.' } },
    { code: 'WELKOM25', problem: { discountError: 'Deze code geldt vanaf een bestelling van €\u00a0250,-.' } },
    { code: 'CREDITS5', problem: { discountError: 'Deze code hoort bij een ander account.' } },
  ])('"$code" is answered with $problem', async ({ code, problem }) => {
    await open({ cart: [{ id: 512, qty: 10 }] });
    const answer = await postJson(shop, '/discounts/apply', { code });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(problem);
  });

  test('lower the total until they are removed', async () => {
    await open({ cart: [{ id: 4711 }] });
    await postJson(shop, '/discounts/apply', { code: 'SOLAR5' });
    await postJson(shop, '/discounts/apply', { code: 'CADEAU50' });
    expect(await callEndpoint(shop, readCart)).toMatchObject({
      currentDiscount: { name: 'SOLAR5', amount: 3245 },
      currentVoucher: { name: 'CADEAU50', amount: 5000 },
      vat: 10_700,
    });
    await callEndpoint(shop, removeDiscount);
    expect(await callEndpoint(shop, readCart)).toMatchObject({
      currentDiscount: null,
      currentVoucher: null,
      vat: 11_264,
    });
  });

  test('a code that no longer applies is reported as such', async () => {
    await open({ cart: [{ id: 4711 }], discount: 'WELKOM25' });
    expect((await callEndpoint(shop, readCart)).currentDiscount?.amount).toBe(2500);
    await callEndpoint(shop, addToCart, { ...setOfTwo, qty: 1 });
    expect(await callEndpoint(shop, removeLine, inverter)).toMatchObject({
      currentDiscount: null,
      discountError: 'Deze code geldt vanaf een bestelling van €\u00a0250,-.',
    });
  });

  test('Power Credits are marked as such', async () => {
    await open({ cart: [{ id: 4711 }], customer: 'sanne', discount: 'CREDITS5' });
    expect(await callEndpoint(shop, readCart)).toMatchObject({
      isPowerCreditDiscount: true,
      currentDiscount: { amount: 500 },
      user: { first_name: 'Sanne' },
    });
  });
});

describe('a quotation in the cart', () => {
  test('applies its discount while it is complete, and excludes codes', async () => {
    await open({ customer: 'sanne', quotation: 'off-20261' });
    expect(await callEndpoint(shop, readCart)).toMatchObject({
      subtotal: 12 * 7950 + 64_900,
      quotationDiscount: 12_500,
      discountEnabled: false,
      spsCreditEarnDisabled: true,
    });
    expect(await (await postJson(shop, '/discounts/apply', { code: 'ZON10' })).json()).toHaveProperty('discountError');
    expect((await callEndpoint(shop, decreaseLine, { type: 'product', id: 430, qty: 1 })).quotationDiscount).toBe(0);
  });

  test('also covers pieces that were in the cart before', async () => {
    await open({ cart: [{ id: 4711 }], customer: 'sanne', quotation: 'off-20261' });
    expect(await callEndpoint(shop, readCart)).toMatchObject({ quotationDiscount: 12_500, discountEnabled: false });
  });

  test('has no discount after its last day', async () => {
    await open({ customer: 'sanne', quotation: 'off-20190' });
    expect((await callEndpoint(shop, readCart)).quotationDiscount).toBe(0);
  });
});

describe('the rate of 0 %', () => {
  test('removes the VAT of products that allow it, on the German site', async () => {
    await open({ cart: [{ id: 4711 }, { id: 512 }], locale: 'de' });
    expect((await callEndpoint(shop, readCart)).taxExemptionPossible).toBe(true);
    await postJson(shop, '/tax-exemption', { tax_exemption_selected: true });
    const cart = await callEndpoint(shop, readCart);
    expect(cart).toMatchObject({ vatRate: 0, taxExemptionSelected: true, subtotal: 53_636 + 395 });
    expect(cart.items.map((line) => line.price)).toEqual([53_636, 395, 0]);
    expect(cart.vat).toBe(69);
  });

  test('is not available on the Dutch site, nor for businesses', async () => {
    await open({ cart: [{ id: 4711 }], customer: 'jansen', locale: 'de', isExempt: true });
    expect(await callEndpoint(shop, readCart)).toMatchObject({
      taxExemptionPossible: false,
      vatRate: 21,
      subtotal: 64_900,
    });
  });
});
