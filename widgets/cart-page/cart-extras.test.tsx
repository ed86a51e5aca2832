// @vitest-environment happy-dom
import { findByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { setCurrency } from '../../shared/contract/minor-units.ts';
import { openPage } from '../../tests/support/open-page.ts';
import type { ShopSetup } from '../../tools/demo-shop/open-shop.ts';
import { island } from './cart-page.island.tsx';

const HTML = '<div data-widget="cart-page"></div>';
const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ');

async function open(setup: Omit<ShopSetup, 'open'>) {
  const page = await openPage(setup);
  const { element } = page.mount(island, HTML);
  const summary = await findByRole(element, 'region', { name: 'Overzicht' });
  return { ...page, element, summary, text: () => plain(summary.textContent) };
}

const CONNECTORS = [{ id: 512, qty: 5 }];

test('line and total are those of the shop, where adding prices in the browser is cents off', async () => {
  // € 3.26 without VAT: € 3.94 for one, and € 19.72 for five, not € 19.70.
  const { element, text } = await open({ cart: CONNECTORS, extras: ['sums'] });
  expect(plain(element.textContent)).toContain('€ 3,94 per stuk');
  expect(plain(element.textContent)).toContain('€ 19,72');
  expect(text()).toContain('Totaal€ 29,67');
});

test('a voucher stands above the total of the shop', async () => {
  const { text } = await open({ cart: CONNECTORS, voucher: 'CADEAU50', extras: ['sums'] });
  expect(text()).toMatch(/Tegoedbon CADEAU50.*Totaal€ 0,-/);
  expect(text()).not.toContain('Nog te betalen');
});

describe('what is unknown', () => {
  test('unknown shipping costs are not free', async () => {
    const { element, text } = await open({ cart: CONNECTORS, extras: ['unknown-costs'] });
    expect(text()).toContain('Verzendkostenwordt berekend bij je adres');
    expect(plain(element.textContent)).not.toMatch(/Gratis|gratis verzonden/);
  });

  test('unknown VAT has neither rate nor amount', async () => {
    const { text } = await open({ cart: CONNECTORS, extras: ['unknown-vat'] });
    expect(text()).toContain('De btw wordt berekend bij je adres');
    expect(text()).not.toContain('Inclusief');
  });
});

test('several rates have a line each', async () => {
  const { summary } = await open({ cart: [{ id: 512 }, { id: 4711 }], extras: ['several-rates'] });
  const lines = within(summary).getAllByRole('listitem');
  expect(lines.map((line) => plain(line.textContent))).toEqual([
    expect.stringMatching(/^Inclusief 9% BTW €/),
    expect.stringMatching(/^Inclusief 21% BTW €/),
  ]);
});

test('of several reductions one is removed by its code, and the promotion of the shop has no button', async () => {
  const page = await open({
    cart: [{ id: 4711 }],
    discount: 'ZON10',
    voucher: 'CADEAU50',
    extras: ['several-reductions'],
  });
  expect(page.text()).toMatch(/Korting ZON10.*Korting CADEAU50.*Korting Zonneweken/);
  expect(queryByRole(page.element, 'button', { name: 'Zonneweken verwijderen' })).toBeNull();
  await userEvent.click(within(page.summary).getByRole('button', { name: 'ZON10 verwijderen' }));
  await waitFor(() => expect(page.text()).not.toContain('ZON10'));
  expect(page.text()).toContain('CADEAU50');
  expect(page.requests.find(({ path }) => path === '/discounts/remove')?.body).toEqual({ code: 'ZON10' });
});

test('the single discount is removed without a code, as before', async () => {
  const page = await open({ cart: [{ id: 4711 }], discount: 'ZON10' });
  await userEvent.click(within(page.summary).getByRole('button', { name: 'ZON10 verwijderen' }));
  await waitFor(() => expect(page.text()).not.toContain('ZON10'));
  expect(page.requests.find(({ path }) => path === '/discounts/remove')?.body).toBe('');
});

test('credits are for shops that answer about them', async () => {
  expect((await open({ cart: CONNECTORS })).text()).toContain('Power Credit');
  expect((await open({ cart: CONNECTORS, extras: ['no-credits'] })).text()).not.toContain('Power Credit');
});

test.each([
  { typed: '9', path: '/cart/plus', qty: 4 },
  { typed: '2', path: '/cart/min', qty: 3 },
])('$typed typed instead of 5 is one call of $path', async ({ typed, path, qty }) => {
  const { element, requests } = await open({ cart: CONNECTORS, extras: ['any-quantity'] });
  const field = within(element).getByRole<HTMLInputElement>('textbox', { name: /^Aantal MC4/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  await waitFor(() => expect(requests.at(-1)?.path).toBe(path));
  expect(requests.slice(1).map((request) => request.body)).toEqual([{ type: 'product', id: 512, qty }]);
});

test('stars are for shops that answer ratings', async () => {
  expect((await open({ cart: CONNECTORS })).element.querySelector('.sw-stars')).not.toBeNull();
  expect((await open({ cart: CONNECTORS, extras: ['no-ratings'] })).element.querySelector('.sw-stars')).toBeNull();
});

describe('a currency', () => {
  const currency = (sign: string, code: string) => ({ settings: { currency: { sign, position: 'before', code } } });

  test.each([
    { sign: '¥', code: 'JPY', line: '¥ 395 per stuk', total: 'Totaal¥ 1.190' },
    { sign: 'KD', code: 'KWD', line: 'KD 0,395 per stuk', total: 'TotaalKD 1,190' },
  ])('with other decimals than the euro shows them: $code', async ({ sign, code, line, total }) => {
    onTestFinished(() => setCurrency('EUR'));
    const page = await openPage({ cart: [{ id: 512, qty: 3 }] });
    const { element } = page.mount(island, HTML, {
      ...currency(sign, code),
      firstAnswer: answerIn(code === 'JPY' ? 1 : 1000),
    });
    const summary = await findByRole(element, 'region', { name: 'Overzicht' });
    expect(plain(element.textContent)).toContain(line);
    expect(plain(summary.textContent)).toContain(total);
  });

  /** A cart of three pieces, with amounts in this part of the smallest unit. */
  function answerIn(units: number): Promise<Response> {
    const amount = (number: number) => number / units;
    const line = { type: 'product', id: 512, name: 'MC4-connector set', qty: 3, price: amount(395), in_stock: true };
    const cart = { items: [line], shippingCosts: amount(5), vat: amount(206), vatRate: 21, subtotal: amount(1185) };
    return Promise.resolve(Response.json(cart));
  }
});
