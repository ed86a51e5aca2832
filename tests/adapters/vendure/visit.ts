import { createShopCalls, type ShopCalls, storeInMemory } from '../../../tools/adapter/create-shop-calls.ts';
import { EMPTY_CHECKOUT } from '../../../shared/contract/checkout-data.ts';
import { vendureShop } from './adapter.ts';
import type { Engine } from './engine.ts';
import { type Result, resultsOf } from './results.ts';

interface Sums {
  readonly total: number;
  readonly shippingCosts: number | null;
  readonly vat: number;
  readonly extraVatLines: Readonly<Record<string, number>>;
  readonly discounts: readonly { readonly name: string; readonly code?: string }[];
}
/** The answers of several calls. */
interface Answer extends Sums {
  readonly status: number;
  readonly count: number;
  readonly cart: Sums;
  readonly redirect: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly products: readonly { readonly id: string; readonly orderable: boolean }[];
  readonly shippingMethods: readonly { readonly id: string }[];
  readonly pickupMethods: readonly { readonly id: string; readonly cart: Sums }[];
  readonly paymentMethods: readonly { readonly id: string }[];
}

const PASSWORD = 'zonnebloem';
const BUYER = {
  ...EMPTY_CHECKOUT,
  first_name: 'Jan',
  last_name: 'Jansen',
  phone: '0612345678',
  country: 'nl',
  street: 'Laan van 1940',
  house_number: '12',
  house_number_addition: 'bis',
  zip_code: '1012 LG',
  city: 'Amsterdam',
};

/** A visitor with the cookies and the token of a page. */
async function openVisit(calls: ShopCalls) {
  const { token, headers } = await calls.openPage(new Request('http://shop.test/'), 'nl');
  const cookie = headers.getSetCookie().map((entry) => entry.split(';')[0]);
  return async function send(path: string, body: object = {}, through = calls): Promise<Answer> {
    const own = { Cookie: cookie.join('; '), 'X-CSRF-TOKEN': token };
    const request = new Request(`http://shop.test${path}`, {
      method: 'POST',
      headers: own,
      body: JSON.stringify(body),
    });
    const answer = await through.fetch(request);
    return { status: answer!.status, ...((await answer!.json()) as object) } as Answer;
  };
}

/** The process ends after the engine has placed the order, and another one answers the repeat. */
async function loseOrder({ api }: Engine, buyer: object): Promise<{ placed: string; found: Answer }> {
  const store = storeInMemory();
  const shop = vendureShop(api);
  let end: (redirect: string) => void;
  const placed = new Promise<string>((resolve) => (end = resolve));
  const placeOrder: typeof shop.placeOrder = async (session, order) => {
    const { redirect } = await shop.placeOrder!(session, order);
    end(redirect);
    return new Promise(() => {});
  };
  const send = await openVisit(createShopCalls({ ...shop, placeOrder }, { store }));
  await send('/cart/add', { type: 'product', id: 2, qty: 1 });
  await send('/checkout/validate', buyer);
  const shipping = (await send('/checkout/shipping')).shippingMethods[0]!;
  const payment = (await send('/checkout/payment')).paymentMethods[0]!;
  const order = { ...buyer, shipping_method: shipping.id, payment_method: payment.id, ct: null, order_key: 'key-2' };
  void send('/checkout/validate/payment', order);
  const redirect = await placed;
  return {
    placed: redirect,
    found: await send('/checkout/validate/payment', order, createShopCalls(shop, { store })),
  };
}

/** Orders two products at two rates with a promotion, a code and a pickup with costs. */
export async function visit(engine: Engine): Promise<Result[]> {
  const calls = createShopCalls(vendureShop(engine.api));
  const send = await openVisit(calls);
  const buyer = { ...BUYER, email: `jan-${engine.prices}@example.nl` };
  const { products } = await send('/product-overview/init', { id: 'products', type: 'category' });
  const ids = products
    .filter(({ orderable }) => orderable)
    .map(({ id }) => Number(id))
    .toSorted((a, b) => a - b);
  const line = (at: number, qty: number) => ({ type: 'product', id: String(ids[at]), qty });
  const added = await Promise.all([send('/cart/add', line(0, 1)), send('/cart/add', line(3, 2))]);
  const soldOut = await send('/cart/add', { type: 'product', id: '100', qty: 1 });
  const tooMany = await send('/cart/add', { type: 'product', id: '99', qty: 5 });
  const unknown = await send('/cart/add', { type: 'product', id: '99999', qty: 1 });
  const before = await send('/cart/get');
  await send('/discounts/apply', { code: 'ZON10' });
  const cart = await send('/cart/plus', line(3, 4));
  await send('/checkout/validate', buyer);
  const pickup = (await send('/checkout/shipping')).pickupMethods[0]!;
  const chosen = await send('/checkout/validate/shipping', {
    shipping_method: pickup.id,
    shipping_method_option: null,
  });
  const payment = (await send('/checkout/payment')).paymentMethods[0]!;
  const account = { ...buyer, password: PASSWORD, password_confirmation: PASSWORD };
  const order = { ...account, shipping_method: pickup.id, payment_method: payment.id, ct: null, order_key: 'key-1' };
  const placed = await Promise.all([
    send('/checkout/validate/payment', order),
    send('/checkout/validate/payment', order),
  ]);
  const after = await send('/cart/get');
  const code = placed[0].redirect.split('/').at(-1)!;
  const signedIn = await (await openVisit(calls))('/checkout/login', { email: buyer.email, password: PASSWORD });
  const lost = await loseOrder(engine, { ...buyer, email: `els-${engine.prices}@example.nl` });
  const vatLines = Object.values(chosen.cart.extraVatLines).reduce((sum, amount) => sum + amount, 0);
  return resultsOf({
    'the list has 100 products': products.length === 100,
    'two first additions at once both count': Math.max(...added.map(({ count }) => count)) === 3,
    'what is sold out, too many or unknown is refused': [soldOut, tooMany, unknown].every(
      ({ status }) => status === 422,
    ),
    'a refusal leaves the cart as it was': before.total > 0 && before.discounts.length === 1,
    'costs are unknown before the address': before.shippingCosts === null,
    'the promotion and the code are listed, and only the code can be removed':
      cart.discounts
        .map(({ code: own }) => own ?? '')
        .toSorted()
        .join() === ',ZON10',
    'a method shows the cart that its choice answers': JSON.stringify(pickup.cart) === JSON.stringify(chosen.cart),
    'a pickup has costs': chosen.cart.shippingCosts !== null && chosen.cart.shippingCosts > 0,
    'the VAT of both rates adds up': Math.abs(vatLines - chosen.cart.vat) < 0.001,
    'an order that is sent twice is placed once': placed[0].redirect === placed[1].redirect,
    'the order is charged to the cent what the page said':
      (await engine.charged(code)) === Math.round(chosen.cart.total * 100),
    'the cart is empty afterwards': after.total === 0,
    'the order makes the account that was asked for': signedIn.status === 200,
    'an order that was placed before a crash is found by its key': lost.found.redirect === lost.placed,
  });
}
