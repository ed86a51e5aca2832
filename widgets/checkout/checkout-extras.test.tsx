// @vitest-environment happy-dom
import { findByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import type { ShopSetup } from '../../tools/demo-shop/open-shop.ts';
import { bodies, goToStep, openCheckout, paths, setFault, type CheckoutSetup } from './checkout.support.ts';
import { island } from './checkout.island.tsx';
import { placedOrders } from '../../tools/demo-shop/placed-orders.support.ts';

const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ');
const CONNECTORS = [{ id: 512, qty: 5 }];

/** The first step, or another one with a known address. */
async function draw(setup: Omit<ShopSetup, 'open'>, path = '/checkout') {
  sessionStorage.clear();
  history.replaceState(null, '', path);
  const page = await openPage({ cart: CONNECTORS, ...setup });
  const { element } = page.mount(island, '<div data-widget="checkout"></div>');
  const summary = await findByRole(element, 'region', { name: /Overzicht bestelling/ });
  return { ...page, element, summary, text: () => plain(summary.textContent) };
}

async function at(step: 'delivery' | 'payment', setup: CheckoutSetup) {
  const checkout = await openCheckout({ cart: CONNECTORS, ...setup });
  await goToStep(step, checkout);
  const { shipping, payment } = checkout.model;
  const methods = () => shipping.groups.value.flatMap((group) => group.methods);
  return {
    ...checkout,
    ship: (id: string) => shipping.choose(methods().find((method) => method.id === id)!),
    pay: (id: string) => payment.choose(payment.methods.value.find((method) => method.id === id)!),
    due: () => checkout.model.sums.value?.due,
    vat: () => checkout.model.cart.value?.vat,
  };
}

describe('sums of the shop', () => {
  test('line and total are shown as they are', async () => {
    const { text } = await draw({ extras: ['sums'] });
    expect(text()).toContain('€ 19,72');
    expect(text()).toContain('Totaal€ 29,67');
  });

  test('what is unknown is neither free nor a price', async () => {
    const { text } = await draw({ extras: ['unknown-costs', 'unknown-vat'] });
    expect(text()).toContain('Verzendkostenwordt berekend bij je adres');
    expect(text()).toContain('De btw wordt berekend bij je adres');
    expect(text()).not.toMatch(/Gratis|Inclusief/);
  });

  test('costs and VAT are known once the first step has answered them', async () => {
    const { model } = await at('delivery', { extras: ['unknown-costs', 'unknown-vat'] });
    expect(model.cart.value).toMatchObject({ shippingCosts: 995, vatRate: 21 });
    expect(model.cart.value?.vat).toBeGreaterThan(0);
  });

  test('several rates have a line each', async () => {
    const { summary } = await draw({ cart: [{ id: 512 }, { id: 4711 }], extras: ['several-rates'] });
    await waitFor(() => expect(plain(summary.textContent)).toMatch(/Inclusief 9% BTW € [\d,]+Inclusief 21% BTW €/));
  });
});

describe('costs of methods', () => {
  test('a pickup with costs is not given away, and its VAT is shown', async () => {
    const { model, ship, due, vat } = await at('delivery', { extras: ['method-costs'] });
    ship('thuis');
    expect([due(), vat()]).toEqual([1975 + 995, 515]);
    ship('magazijn');
    expect([model.sums.value?.shipping, due(), vat()]).toEqual([395, 1975 + 395, 411]);
    expect(model.shipping.costsOf(model.shipping.chosen.value!)).toEqual({ total: 395, surcharge: 0 });
  });

  test('a payment method with costs changes total and VAT at once, and its order is charged so', async () => {
    const { model, pay, due, vat, shop } = await at('payment', { extras: ['method-costs'] });
    expect([due(), vat()]).toEqual([2970, 515]);
    pay('klarna');
    expect([model.sums.value?.payment, due(), vat()]).toEqual([295, 3265, 567]);
    await model.submit({});
    const row = await placedOrders(shop.db).selectAll().executeTakeFirst();
    expect(JSON.parse(row!.details!)).toMatchObject({ amounts: { due: 3265 }, vatLines: { 21: 567 } });
  });

  test('a code that is redeemed at the last step counts for each method', async () => {
    const checkout = await at('payment', { extras: ['method-costs'] });
    await checkout.model.discount.apply('ZON10');
    expect(checkout.due()).toBe(1975 - 1000 + 995);
    checkout.pay('klarna');
    expect(checkout.due()).toBe(1975 - 1000 + 995 + 295);
    expect(checkout.model.review.changes.value).toBeNull();
  });

  test('without these keys no call is added, and costs are added as before', async () => {
    const checkout = await at('payment', {});
    await checkout.model.discount.apply('ZON10');
    expect(paths(checkout).slice(-2)).toEqual(['/discounts/apply', '/checkout/reload-cart']);
    checkout.pay('klarna');
    expect([checkout.due(), checkout.vat()]).toEqual([1975 - 1000 + 995 + 295, 342]);
  });
});

test('a delivery method is marked in the words of the shop', async () => {
  const marks = async (setup: CheckoutSetup) => {
    const { model } = await at('delivery', setup);
    return model.shipping.groups.value.flatMap(({ methods }) =>
      methods.flatMap(({ sustainable }) => sustainable ?? []),
    );
  };
  expect(await marks({ extras: ['sustainable-delivery'] })).toEqual(['Eén rit voor alle pakketten']);
  expect(await marks({})).toEqual([]);
});

describe('old equipment', () => {
  const INVERTER = [{ id: 4711 }];
  const sent = (checkout: Awaited<ReturnType<typeof at>>, path: string) => bodies(checkout, path).at(-1);

  test('is taken back where the shop offers it: the step and the order say so, and the shop stores it', async () => {
    const checkout = await at('delivery', { cart: INVERTER, extras: ['take-back'] });
    const { model, shop } = checkout;
    expect(model.shipping.answer.value?.take_back?.label).toBe('Neem mijn oude apparatuur gratis mee terug');
    model.form.edit('take_back', true);
    await goToStep('payment', checkout);
    expect(sent(checkout, '/checkout/validate')).not.toHaveProperty('take_back');
    expect(sent(checkout, '/checkout/validate/shipping')).toHaveProperty('take_back', true);
    await model.submit({});
    expect(sent(checkout, '/checkout/validate/payment')).toHaveProperty('take_back', true);
    const row = await placedOrders(shop.db).selectAll().executeTakeFirst();
    expect(JSON.parse(row!.details!)).toMatchObject({ takenBack: 'Neem mijn oude apparatuur gratis mee terug' });
  });

  test('is not asked about, and not sent, without an offer', async () => {
    const checkout = await at('payment', { cart: INVERTER });
    await checkout.model.submit({});
    for (const path of ['/checkout/validate/shipping', '/checkout/validate/payment'])
      expect(sent(checkout, path)).not.toHaveProperty('take_back');
  });

  test('that is not to be taken back is sent as false, also where it was to be before', async () => {
    const checkout = await at('delivery', { cart: INVERTER, extras: ['take-back'] });
    checkout.model.form.edit('take_back', true);
    checkout.model.form.edit('take_back', false);
    await goToStep('payment', checkout);
    expect(sent(checkout, '/checkout/validate/shipping')).toHaveProperty('take_back', false);
  });
});

describe('several reductions', () => {
  const setup = {
    cart: [{ id: 4711 }],
    discount: 'ZON10',
    voucher: 'CADEAU50',
    extras: ['several-reductions'],
  } as const;

  test('one is removed by its code, and the promotion of the shop has no button', async () => {
    const page = await draw({ ...setup, cart: [...setup.cart], extras: [...setup.extras] });
    expect(page.text()).toMatch(/Korting ZON10.*Korting CADEAU50.*Korting Zonneweken/);
    expect(queryByRole(page.element, 'button', { name: 'Zonneweken verwijderen' })).toBeNull();
    await userEvent.click(within(page.summary).getByRole('button', { name: 'ZON10 verwijderen' }));
    await waitFor(() => expect(page.text()).not.toContain('ZON10'));
    expect(page.text()).toContain('CADEAU50');
    expect(page.requests.find(({ path }) => path === '/discounts/remove')?.body).toEqual({ code: 'ZON10' });
  });

  test('a code can still be entered beside the promotion of the shop', async () => {
    const checkout = await openCheckout({ cart: [{ id: 4711 }], extras: ['several-reductions'] });
    const { discount, cart } = checkout.model;
    expect(discount.isOffered.value).toBe(true);
    await discount.apply('ZON10');
    expect(cart.value?.discounts?.map(({ name }) => name)).toEqual(['ZON10', 'Zonneweken']);
    expect(discount.isOffered.value).toBe(true);
  });

  test('a removal whose answer is lost, and which was made, is no failure', async () => {
    const checkout = await openCheckout({ ...setup, cart: [...setup.cart], extras: [...setup.extras] });
    await setFault(checkout, '/discounts/remove', 'cut', 1);
    await checkout.model.discount.remove('ZON10');
    expect(bodies(checkout, '/discounts/remove')).toEqual([{ code: 'ZON10' }]);
    expect(checkout.model.discount.refusal.value).toBeNull();
  });

  test('a reduction that has gone since the shopper saw it is named', async () => {
    const checkout = await openCheckout({ cart: CONNECTORS, discount: 'ZON10', extras: ['several-reductions'] });
    await goToStep('payment', checkout);
    await checkout.shop.fetch('/discounts/remove', { method: 'POST', body: JSON.stringify({ code: 'ZON10' }) });
    await checkout.model.submit({});
    await vi.waitFor(() =>
      expect(checkout.model.review.changes.value?.entries).toContainEqual(
        expect.objectContaining({ term: 'discount', name: 'ZON10', now: null }),
      ),
    );
  });
});
