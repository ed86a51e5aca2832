import { all, answers, from, page, pretends, puts, whenSent, type Fault, type FaultTable } from './fault.support.ts';

const INIT = '/checkout/init';
const VALIDATE = '/checkout/validate';
const SHIPPING = '/checkout/shipping';
const PAYMENT = '/checkout/payment';
const ORDER = '/checkout/validate/payment';
const LOGIN = '/checkout/login';
const GET = '/cart/get';

/** The first step takes everything. */
const accepts = (): Fault => answers(VALIDATE, 200);
/** An order for everything. */
const takes = (): Fault => answers(ORDER, 200, { redirect: '/bedankt/1' });

/** The page of an order has other amounts. */
const dearer = (): Fault => page('/betalen/*', (html) => html.replaceAll(/\d+,(\d\d|-)/g, '99.999,99'));

const REQUIRED = ['email', 'first-name', 'last-name', 'street', 'zip-code', 'city', 'country'];
const INVALID = [
  'email',
  'zip-code',
  'country',
  'company',
  'shipping-field',
  'password-short',
  'password-differs',
  'vat-number',
];
const ORDERS = ['address', 'country', 'email', 'shipping', 'payment', 'no-payment'];

export const checkoutFaults: FaultTable = {
  'checkout-start': () => puts(INIT, { user: { addresses: [] } }),
  'checkout-empty-cart': () => answers(INIT, 500),
  'checkout-countries': () => puts(INIT, { 'allowedCountries.*.alpha_2_code': 'nl' }),
  'checkout-default-country': () => puts(INIT, { defaultCountry: 'jp' }),
  'checkout-cart': () => puts(INIT, { 'cart.items.0.qty': 9 }),
  'checkout-cart-sums': () => puts(INIT, { 'cart.subtotal': 1 }),
  'checkout-terms': () => puts(INIT, { termsPage: '/conform-nowhere' }),
  'checkout-address': () => answers(VALIDATE, 422, { errors: { city: ['Nee'] } }),
  'checkout-shipping': () => puts(SHIPPING, { 'shippingMethods.*.id': 'same', 'pickupMethods.*.id': 'same' }),
  'checkout-shipping-choice': () => from(2, '/checkout/validate/shipping', answers('/checkout/validate/shipping', 422)),
  'checkout-shipping-unknown': () => answers('/checkout/validate/shipping', 200),
  'checkout-shipping-option-unknown': () => answers('/checkout/validate/shipping', 200),
  'checkout-payment': () => puts(PAYMENT, { 'paymentMethods.*.id': 'same' }),
  'checkout-address-kept': () =>
    puts(INIT, { 'checkoutData.street': 'Laan van 1940 12 bis', 'checkoutData.house_number': '' }),
  'checkout-shipping-address-kept': () => puts(INIT, { 'checkoutData.shipping_city': '' }),
  'checkout-password-forgotten': () => puts(INIT, { 'checkoutData.password': 'conform-geheim-1' }),
  'checkout-two-visitors': () => puts(INIT, { 'checkoutData.last_name': 'Alleen-van-mij' }),
  'checkout-reload-cart': () => puts('/checkout/reload-cart', { cart: null }),
  'checkout-reload-cart-unknown': () => answers('/checkout/reload-cart', 500),
  'checkout-total': () => ({ fault: puts(INIT, { 'cart.total': 3 }), hasExtras: true }),
  'checkout-method-cart': () => ({
    fault: puts('/checkout/validate/shipping', { 'cart.shippingCosts': 3 }),
    hasExtras: true,
  }),
  'checkout-recommended': () => ({ fault: puts(PAYMENT, { 'paymentMethods.*.recommended': true }), hasExtras: true }),
  'checkout-vat-steady': () => from(3, INIT, puts(INIT, { 'cart.vat': (vat: unknown) => Number(vat) + 0.01 })),
  ...Object.fromEntries(REQUIRED.map((name) => [`checkout-required-${name}`, accepts])),
  ...Object.fromEntries(INVALID.map((name) => [`checkout-${name}`, accepts])),
  'checkout-several-messages': () => answers(VALIDATE, 422, { errors: { first_name: ['Nee'] } }),
  'checkout-business': () => answers(VALIDATE, 422),
  'checkout-messages-nl': () => answers(VALIDATE, 422, { errors: { first_name: ['No'] } }),
  'checkout-messages-de': () => answers(VALIDATE, 422, { errors: { first_name: ['No'] } }),
  'checkout-messages-en': () => answers(VALIDATE, 422, { errors: {} }),
  'checkout-hostile-text': () => whenSent(VALIDATE, 'passwd', 500),
  'checkout-hostile-value': () => whenSent(VALIDATE, '$gt', 500),
  'checkout-missing-fields': accepts,
  'checkout-names': () => puts(INIT, { 'checkoutData.last_name': 'O&#39;Brien' }),
};

export const orderFaults: FaultTable = {
  'order-placed': () => answers(ORDER, 200),
  'order-page': () => answers('/betalen/*', 404),
  'order-total': dearer,
  'order-total-small': dearer,
  'order-total-code': dearer,
  'order-read-again': () => puts('/checkout/reload-cart', { 'cart.subtotal': (sum: unknown) => Number(sum) + 1 }),
  // The first method alone works, as in a shop that was tried with it.
  'order-shipping': () => whenSent(ORDER, /"shipping_method":(?!"thuis")/, 422),
  'order-shipping-total': dearer,
  // A name is required in every separate address.
  'order-pickup': () =>
    whenSent(ORDER, '"shipping_first_name":"","shipping_middle_name":"","shipping_last_name":"",', 422, {
      errors: { shipping_first_name: ['Vul dit in.'] },
    }),
  'order-pickup-total': dearer,
  'order-payment': () => whenSent(ORDER, /"payment_method":(?!"ideal")/, 422),
  'order-payment-total': dearer,
  'order-account': () => answers(LOGIN, 422),
  'order-twice': () => from(2, ORDER, pretends(ORDER, 200, { redirect: '/betalen/2' })),
  'order-at-once': () => from(2, ORDER, pretends(ORDER, 200, { redirect: '/betalen/2' })),
  'order-key-differs': () => all(puts(INIT, { order_key: true }), takes()),
  'order-empty-cart': () => from(1, ORDER, takes()),
  ...Object.fromEntries(ORDERS.map((name) => [`order-invalid-${name}`, takes])),
  'order-refused-keeps-cart': () => puts(GET, { items: [] }),
  'order-declined': () => ({
    fault: answers(ORDER, 422, { errors: { payment_method: ['Nee'] } }),
    file: { declinedPayment: 'paypal' },
  }),
  'order-amount-from-browser': () => from(2, '/betalen/*', dearer()),
  'order-page-outdated': takes,
  login: () => answers(LOGIN, 422),
  'login-wrong': () => answers(LOGIN, 422, { errors: { password: ['Nee'] } }),
  'login-same-message': () => whenSent(LOGIN, 'conform-unknown', 422, { errors: { email: ['Geen account'] } }),
  'login-token': () => answers(GET, 419),
  'login-keeps-cart': () => puts(GET, { items: [] }),
  'customer-start': () => puts(INIT, { user: null }),
  'customer-default-address': () => puts(INIT, { 'user.defaultBillingAddress': 999 }),
  'customer-order': () => answers(ORDER, 200),
  'business-order': () => answers(ORDER, 200),
};
