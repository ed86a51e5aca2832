import { field, next, toPayment, toShipping, typeAddress } from '../browser/checkout.ts';
import {
  chooseFound,
  fillIn,
  sequence,
  pressInDialog,
  typeInSearch,
  type Action,
  type CallScenario,
} from './call-scenario.ts';
import { INVERTER } from '../browser/shop.ts';
import type { VisitorSession } from '../browser/visitor-session.ts';

const address: Action = (checkout) => typeAddress(checkout);
const goOn: Action = (checkout) => next(checkout).click();
const link =
  (name: RegExp): Action =>
  (checkout) =>
    checkout.getByRole('button', { name }).first().click();

const openDiscount = sequence((checkout) => toPayment(checkout), link(/kortingscode|tegoedbon/i));

/** A customer of the German site with the 0 % rate, which can be removed. */
async function exempt(visitor: VisitorSession): Promise<void> {
  await visitor.open('/login?lang=de');
  await visitor.signIn('greta@example.de');
  await visitor.fillCart(INVERTER);
  await visitor.post('/tax-exemption', { tax_exemption_selected: true });
}

/** The calls of the checkout, on its page in the shop, because its steps have their own addresses. */
export function checkoutScenarios(withCart: (visitor: VisitorSession) => Promise<unknown>): readonly CallScenario[] {
  const checkout: Omit<CallScenario, 'call'> = { widget: 'checkout', page: '/checkout', prepare: withCart };
  return [
    { ...checkout, call: 'startCheckout' },
    {
      ...checkout,
      call: 'signIn',
      before: sequence(
        link(/Heb je al een account/),
        fillIn({ login_email: 'sanne@example.nl', login_password: 'zonneschijn' }),
      ),
      press: (widget) => widget.getByRole('button', { name: 'Inloggen', exact: true }).click(),
    },
    {
      ...checkout,
      call: 'reloadCheckoutCart',
      before: address,
      press: (_widget, page) =>
        // Another tab has changed the cart.
        page.evaluate(() => document.dispatchEvent(new CustomEvent('shop:cart-count', { detail: { count: 9 } }))),
      isSilent: true,
    },
    {
      ...checkout,
      call: 'reloadCheckoutCart',
      when: 'before the order',
      before: (widget) => toPayment(widget),
      press: goOn,
    },
    { ...checkout, call: 'searchAddress', press: typeInSearch },
    { ...checkout, call: 'readAddress', before: typeInSearch, press: chooseFound, movesOn: true },
    { ...checkout, call: 'validateAddresses', before: address, press: goOn },
    { ...checkout, call: 'readShippingMethods', before: address, press: goOn, movesOn: true },
    { ...checkout, call: 'validateShipping', before: (widget) => toShipping(widget), press: goOn },
    { ...checkout, call: 'readPaymentMethods', before: (widget) => toShipping(widget), press: goOn, movesOn: true },
    {
      ...checkout,
      call: 'placeOrder',
      before: (widget) => toPayment(widget),
      press: goOn,
      answer: { redirectUrl: '/betalen/1' },
    },
    {
      ...checkout,
      call: 'applyDiscount',
      before: sequence(openDiscount, fillIn({ code: 'ZON10' })),
      press: pressInDialog('Inwisselen'),
    },
    {
      ...checkout,
      call: 'removeDiscount',
      prepare: async (visitor) => {
        await withCart(visitor);
        await visitor.post('/discounts/apply', { code: 'ZON10' });
      },
      press: link(/verwijderen$/),
    },
    {
      ...checkout,
      call: 'chooseExemption',
      path: /\/tax-exemption$/,
      prepare: exempt,
      before: async (widget) => void (await field(widget, 'country').selectOption('de')),
      press: link(/^Ich nutze den Steuersatz/),
    },
  ];
}
