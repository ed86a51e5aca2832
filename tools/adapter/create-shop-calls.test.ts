import * as z from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { readAddressBook } from '../../shared/contract/address-book.ts';
import * as cart from '../../shared/contract/cart.ts';
import * as checkout from '../../shared/contract/checkout.ts';
import { EMPTY_CHECKOUT } from '../../shared/contract/checkout-data.ts';
import { applyDiscount } from '../../shared/contract/discounts.ts';
import { readOverview } from '../../shared/contract/overview.ts';
import { suggestSearch } from '../../shared/contract/search.ts';
import { type Attempt, createShopCalls, type Shop, type ShopCallsOptions, storeInMemory } from './create-shop-calls.ts';
import { memoryShop } from './memory-shop.support.ts';
import type { Order } from './model.ts';

const ORIGIN = 'https://shop.example';

interface ReadCall<Answer> {
  readonly path: string;
  readonly answer: z.ZodMiniType<Answer>;
}

/** A visitor with cookies, and the token of a page. */
async function visit<Data extends object>(
  shop: Shop<Data>,
  options: ShopCallsOptions = {},
  locale: 'nl' | 'de' | 'en' = 'nl',
) {
  const calls = createShopCalls(shop, options);
  const cookies = new Map<string, string>();
  const note = (headers: Headers) => {
    for (const entry of headers.getSetCookie()) {
      const [name = '', value = ''] = entry.split(';')[0]!.split('=');
      cookies.set(name, value);
    }
  };
  const page = await calls.openPage(new Request(`${ORIGIN}/`), locale);
  note(page.headers);

  async function send(
    path: string,
    body?: unknown,
    token: string | null = cookies.get('XSRF-TOKEN')!,
    method = 'POST',
  ) {
    const headers = new Headers({ Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
    if (token !== null) headers.set('X-CSRF-TOKEN', token);
    const text = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body);
    const answer = await calls.fetch(
      new Request(ORIGIN + path, { method, headers, ...(text !== null && { body: text }) }),
    );
    if (answer) note(answer.headers);
    const json: unknown = answer ? await answer.json() : null;
    return {
      status: answer?.status,
      json: json as { message?: string; errors?: Record<string, string[]>; redirect?: string },
    };
  }

  /** The answer as a widget reads it. */
  async function read<Answer>(endpoint: ReadCall<Answer>, body?: unknown): Promise<Answer> {
    const { status, json } = await send(endpoint.path, body);
    expect(status).toBe(200);
    return z.decode(endpoint.answer, json);
  }

  return { calls, cookies, page, send, read };
}

const addition = (id: string, qty: number) => ({ type: 'product', id, qty });
const ADDRESS = {
  ...EMPTY_CHECKOUT,
  email: 'sanne@example.nl',
  first_name: 'Sanne',
  last_name: 'Vries',
  phone: '0612345678',
  country: 'nl',
  street: 'Laan van 1940',
  house_number: '12',
  house_number_addition: 'bis',
  zip_code: '1012 LG',
  city: 'Amsterdam',
};
const ORDER = { ...ADDRESS, shipping_method: 'pickup', payment_method: 'later', ct: null, order_key: 'key-1' };

test('a cart has the sums of the shop, two rates and all reductions', async () => {
  const { read } = await visit(memoryShop());
  await read(cart.addToCart, addition('inverter', 2));
  const added = await read(cart.addToCart, addition('book', 3));
  expect(added).toMatchObject({ count: 5, vatRate: null, item: { name: 'Handboek', qty: 3 } });
  await read(applyDiscount, { code: 'ZON10' });

  expect(await read(cart.readCart)).toMatchObject({
    items: [
      { id: 'inverter', qty: 2, price: 64_901, line_total: 129_802 },
      { id: 'book', qty: 3, price: 1999, line_total: 5997 },
    ],
    subtotal: 135_799,
    shippingCosts: null,
    vatRate: null,
    extraVatLines: { 21: 22_528, 9: 495 },
    total: 128_009,
    discounts: [
      { name: 'Groot geheel', amount: 6790 },
      { name: 'ZON10', code: 'ZON10', amount: 1000, removable: true },
    ],
    any_quantity: true,
  });
});

test('amounts are decimals on the wire, and a reduction that the shop gives by itself has no code', async () => {
  const { send } = await visit(memoryShop());
  await send('/cart/add', addition('inverter', 2));
  const { json } = await send('/cart/get');
  expect(json).toMatchObject({ total: 1233.12, vatRate: 21, discounts: [{ name: 'Groot geheel', amount: 64.9 }] });
  expect(json).not.toHaveProperty('spsCreditEarnDisabled');
});

test('two entries of one rate are one VAT line', async () => {
  const taxes = [
    { rate: 21, amount: 9630 },
    { rate: 9, amount: 3367 },
    { rate: 21, amount: 69 },
  ];
  const readCart = () => ({ lines: [], subtotal: 0, shipping: 395, taxes, reductions: [], total: 0 });
  const { read } = await visit({ readCart });
  expect(await read(cart.readCart)).toMatchObject({ vat: 13_066, extraVatLines: { 21: 9699, 9: 3367 } });
});

test('a quantity changes in one call, and minus all of it removes the line', async () => {
  const { read } = await visit(memoryShop());
  await read(cart.addToCart, addition('book', 1));
  expect((await read(cart.increaseLine, addition('book', 8))).items).toMatchObject([{ qty: 9 }]);
  expect((await read(cart.decreaseLine, addition('book', 4))).items).toMatchObject([{ qty: 5 }]);
  expect((await read(cart.decreaseLine, addition('book', 5))).items).toEqual([]);
  await read(cart.addToCart, addition('book', 2));
  expect((await read(cart.removeLine, { type: 'product', id: 'book' })).items).toEqual([]);
});

test('two additions at once both count', async () => {
  const { read } = await visit(memoryShop());
  await Promise.all([read(cart.addToCart, addition('book', 1)), read(cart.addToCart, addition('book', 1))]);
  expect(await read(cart.readCartSize)).toEqual({ amount: 2 });
});

test.each([
  ['nl', 'Dit product bestaat niet.'],
  ['de', 'Dieses Produkt gibt es nicht.'],
  ['en', 'This product does not exist.'],
] as const)('a refusal is in the language of the page: %s', async (locale, message) => {
  const { send } = await visit(memoryShop(), {}, locale);
  const { status, json } = await send('/cart/add', addition('ladder', 1));
  expect({ status, errors: json.errors }).toEqual({ status: 422, errors: { id: [message] } });
});

test.each([0, -1, 1.5, 100_000, 'many'])('a quantity of %s is refused', async (qty) => {
  const { send } = await visit(memoryShop());
  await send('/cart/add', addition('book', 1));
  expect(await send('/cart/plus', { type: 'product', id: 'book', qty })).toMatchObject({
    status: 422,
    json: { errors: { qty: [expect.any(String)] } },
  });
});

test('an engine that adds a part of what it refuses leaves the cart as it was', async () => {
  const { send, read } = await visit(memoryShop());
  expect((await send('/cart/add', addition('rope', 9))).json.errors).toHaveProperty('qty');
  expect(await read(cart.readCartSize)).toEqual({ amount: 0 });
  await read(cart.addToCart, addition('rope', 2));
  expect((await send('/cart/add', addition('rope', 9))).status).toBe(422);
  expect((await send('/cart/plus', addition('rope', 4))).status).toBe(422);
  expect(await read(cart.readCartSize)).toEqual({ amount: 2 });
});

test('a path that is a call is a page as well', async () => {
  const { calls } = await visit(memoryShop());
  expect(await calls.fetch(new Request(`${ORIGIN}/checkout/payment`))).toBeNull();
});

test.each([1e308, 'x'.repeat(300), '\u0000'])('an id that no shop has is refused: %j', async (id) => {
  const { send } = await visit(memoryShop());
  expect((await send('/cart/add', { type: 'product', id, qty: 1 })).json.errors).toHaveProperty('id');
});

test('a code with a control character does not reach the engine', async () => {
  const { send } = await visit({ applyCode: () => Promise.reject(new Error('invalid byte sequence')) });
  expect((await send('/discounts/apply', { code: '\u0000' })).json).toEqual({ discountError: expect.any(String) });
});

test.each([null, 'wrong', 'x'.repeat(64)])(
  'a call with the token %s answers 419 and changes nothing',
  async (token) => {
    const { send, read } = await visit(memoryShop());
    expect((await send('/cart/add', addition('book', 1), token)).status).toBe(419);
    expect(await read(cart.readCartSize)).toEqual({ amount: 0 });
  },
);

test('a page that is cached for everybody gets its token from a call', async () => {
  const { send, cookies } = await visit(memoryShop());
  const { json } = await send('/token', undefined, null, 'GET');
  expect(json).toEqual({ token: cookies.get('XSRF-TOKEN') });
});

test('calls of absent functions answer 404 and are listed; other paths are for the shop', async () => {
  const { send, calls } = await visit({ readCart: memoryShop().readCart! });
  expect((await send('/discounts/apply', { code: 'ZON10' })).status).toBe(404);
  expect(calls.leftOut).toContain('/discounts/apply: applyCode');
  expect(calls.leftOut).not.toContainEqual(expect.stringContaining('/cart/get'));
  expect((await send('/contact')).status).toBeUndefined();
});

const SUGGEST = '/search/suggest?q=%20omv%20&locale=de';

test('suggestions need no session, are those of the text in its language, and may be cached', async () => {
  const searches: unknown[] = [];
  const { suggest } = memoryShop();
  const calls = createShopCalls({
    suggest(...search) {
      searches.push(search);
      return suggest!(...search);
    },
  });
  const answer = (await calls.fetch(new Request(ORIGIN + SUGGEST)))!;
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(searches).toEqual([['omv', 'de']]);
  expect(z.decode(suggestSearch.answer, await answer.json())).toEqual({
    products: [
      {
        id: 'inverter',
        type: 'product',
        sku: null,
        name: 'Omvormer',
        url: '/product/inverter',
        image: null,
        price: 64_901,
        price_on_request: false,
        price_from: false,
      },
    ],
    categories: [{ name: 'Alle producten', url: '/alles' }],
    brands: [],
    total: 1,
  });
});

test('a shop without a function for suggestions answers 404, and one whose function fails 500, which no cache stores', async () => {
  const without = createShopCalls({});
  expect((await without.fetch(new Request(ORIGIN + SUGGEST)))?.status).toBe(404);
  expect(without.leftOut).toContain('/search/suggest: suggest');

  const onError = vi.fn();
  const failure = new Error('down');
  const failing = createShopCalls({ suggest: () => Promise.reject(failure) }, { onError });
  const answer = await failing.fetch(new Request(ORIGIN + SUGGEST));
  expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(onError).toHaveBeenCalledWith(failure, '/search/suggest');
});

test('suggestions of a class are read with its own data', async () => {
  class ListedShop {
    private readonly brands = [{ name: 'Growatt', url: '/growatt' }];
    suggest() {
      return { brands: this.brands };
    }
  }
  const answer = await createShopCalls(new ListedShop()).fetch(new Request(ORIGIN + SUGGEST));
  expect(await answer!.json()).toMatchObject({ brands: [{ name: 'Growatt', url: '/growatt' }] });
});

test('a text of blanks has no suggestions, and the language of the shop stands in for an unknown one', async () => {
  const suggest = vi.fn(() => ({}));
  const calls = createShopCalls({ suggest }, { locale: 'en' });
  const blank = await calls.fetch(new Request(`${ORIGIN}/search/suggest?q=%20%00&locale=nl`));
  expect([await blank!.json(), suggest.mock.calls.length]).toEqual([{}, 0]);
  await calls.fetch(new Request(`${ORIGIN}/search/suggest?q=kabel&locale=fr`));
  expect(suggest).toHaveBeenCalledWith('kabel', 'en');
});

test('a shop in a folder answers below it', async () => {
  const { send } = await visit(memoryShop(), { base: '/shop' });
  expect((await send('/shop/cart/get')).status).toBe(200);
  expect((await send('/cart/get')).status).toBeUndefined();
});

test('an error of the shop answers 500 without its message, and is reported', async () => {
  const errors: unknown[] = [];
  const fault = new Error('password of the database');
  const options = { onError: (error: unknown) => errors.push(error) };
  const { send } = await visit({ readCart: () => Promise.reject(fault) }, options);
  expect(await send('/cart/get')).toEqual({ status: 500, json: { message: 'Server Error' } });
  expect(errors).toEqual([fault]);
});

test.each(['{', '[1]', 'null', '"text"'])('the body %s is no failure of the shop', async (body) => {
  const { send } = await visit(memoryShop());
  expect([400, 422]).toContain((await send('/cart/add', body)).status);
});

test('a list has what is sold out without a reminder, variants and no ratings', async () => {
  const { send, read } = await visit(memoryShop());
  expect((await read(readOverview, { id: 'all', type: 'category' })).products).toHaveLength(4);
  const { json } = await send('/product-overview/init', { id: 'all', type: 'category' });
  expect(json).toMatchObject({
    products: [{ notify: false }, { price_from: true, choose: true, price: 19.99 }, { orderable: false }, {}],
  });
  expect((json as { products: object[] }).products[0]).not.toHaveProperty('rating');
  expect((await send('/product-overview/init', { id: 'none', type: 'category' })).status).toBe(404);
});

test('an earlier price, an advice price and a price per unit have keys of their own', async () => {
  const { send } = await visit(memoryShop());
  const { json: list } = await send('/product-overview/init', { id: 'all', type: 'category' });
  const [inverter, book, cable] = (list as unknown as { products: object[] }).products;
  expect(inverter).toMatchObject({ prior_price: 699, msrp: null, discount: true });
  expect(cable).toMatchObject({ advice_price: 4.95, unit_price: { price: 2.02, unit: 'm' }, discount: false });
  for (const key of ['prior_price', 'advice_price', 'unit_price']) expect(book).not.toHaveProperty(key);

  const { json: added } = await send('/cart/add', addition('inverter', 1));
  expect(added).toMatchObject({
    item: { from_price: 699, prior_price: 699 },
    accessories: [{ advice_price: 4.95 }],
  });
});

test('an addition offers what goes with it, and a shop without ratings shows no stars', async () => {
  const { send, read } = await visit(memoryShop());
  const { json } = await send('/cart/add', addition('inverter', 1));
  expect(json).toMatchObject({ accessories: [{ id: 'cable', price: 4.03, orderable: false }] });
  expect((json as unknown as { accessories: object[] }).accessories[0]).not.toHaveProperty('rating');
  const [line] = (await read(cart.readCart)).items;
  expect(line!.rating).toBeUndefined();
});

test('reviews have pages; those of an unknown product are not there', async () => {
  const { send } = await visit(memoryShop());
  const { json } = await send('/product/book/reviews/vue/data?page=2', { type: 'product' });
  expect(json).toMatchObject({
    reviews: [{ rating: 4, comment: 'Pagina 2', verified_purchase: true }],
    verification: { checked: true, text: 'Alleen van kopers.' },
    totalReviews: 2,
    totalPages: 2,
  });
  for (const path of ['none/reviews/vue/data', 'book/reviews/vue/data?page=0'])
    expect((await send(`/product/${path}`, { type: 'product' })).status).toBe(404);
});

test('an address comes back as it was typed, and a field that is wrong has its message', async () => {
  const { send, read } = await visit(memoryShop());
  await send('/cart/add', addition('book', 1));
  const wrong = { ...ADDRESS, zip_code: '1', email: 'sanne', country: 'xx', house_number: '' };
  const { status, json } = await send('/checkout/validate', wrong);
  expect({ status, fields: Object.keys(json.errors!).sort() }).toEqual({
    status: 422,
    fields: ['country', 'email', 'house_number'],
  });
  await read(checkout.validateAddresses, ADDRESS);
  const { checkoutData } = await read(checkout.startCheckout);
  expect(checkoutData).toMatchObject({ street: 'Laan van 1940', house_number: '12', house_number_addition: 'bis' });
});

test('a country with street lines needs no house number, but its province', async () => {
  const { send } = await visit(memoryShop());
  await send('/cart/add', addition('book', 1));
  const milan = { ...ADDRESS, country: 'it', street: 'Via Roma 1', house_number: '', zip_code: '20121', province: '' };
  expect((await send('/checkout/validate', milan)).json.errors).toEqual({ province: ['Vul de provincie in.'] });
  expect((await send('/checkout/validate', { ...milan, province: 'MI' })).status).toBe(200);
});

test('a method without a cart of its own is chosen for it, and then that of before again', async () => {
  const { shippingMethods, ...shop } = memoryShop();
  const methods = async (session: Parameters<NonNullable<typeof shippingMethods>>[0]) =>
    (await shippingMethods!(session)).map(({ cart: _cart, ...method }) => method);
  const { send, read } = await visit({ ...shop, shippingMethods: methods });
  await send('/cart/add', addition('book', 1));
  await send('/checkout/validate/shipping', { shipping_method: 'post', shipping_method_option: null });
  expect((await send('/checkout/shipping')).json).toMatchObject({
    shippingMethods: [{ id: 'post', cart: { total: 25.94 } }],
    pickupMethods: [{ id: 'pickup', cart: { total: 23.93 } }],
  });
  expect(await read(cart.readCart)).toMatchObject({ total: 2594 });
});

test('old equipment is taken back where the shop offers it', async () => {
  const choice = { shipping_method: 'post', shipping_method_option: null, take_back: true };
  const order = { ...ADDRESS, ...choice, payment_method: 'later', payment_method_option: null };
  const takenBack = async (functions: Pick<ReturnType<typeof memoryShop>, 'takeBack'>) => {
    const placed: Order[] = [];
    const { send } = await visit({ ...memoryShop(placed), ...functions });
    await send('/cart/add', addition('book', 1));
    const { json } = await send('/checkout/shipping');
    await send('/checkout/validate/shipping', choice);
    expect((await send('/checkout/validate/payment', order)).status).toBe(200);
    return [json, placed[0]?.isTakenBack] as const;
  };
  const [answer, isTakenBack] = await takenBack({ takeBack: () => ({ label: 'Neem mijn oude boek mee' }) });
  expect(answer).toHaveProperty('take_back', { label: 'Neem mijn oude boek mee', description: null });
  expect(isTakenBack).toBe(true);
  const [without, isTakenWithout] = await takenBack({});
  expect(without).not.toHaveProperty('take_back');
  expect(isTakenWithout).toBe(false);
});

test('the notice on the legal guarantee is that of the visitor’s language', async () => {
  const guaranteeNotice = { nl: { image: '/nl.svg', width: 600, height: 840, page: '/garantie' } };
  const dutch = await visit(memoryShop(), { pages: { guaranteeNotice } });
  expect(await dutch.read(checkout.startCheckout)).toMatchObject({
    guarantee_notice: { image: '/nl.svg', width: 600, height: 840, alt: null, url: '/garantie' },
  });
  const german = await visit(memoryShop(), { pages: { guaranteeNotice: { de: guaranteeNotice.nl } } });
  expect((await german.send('/checkout/init')).json).not.toHaveProperty('guarantee_notice');
});

test('the checkout links to the pages of the shop, and a customer is not asked for an email', async () => {
  const { send } = await visit(memoryShop(), { pages: { terms: '/terms' } });
  expect((await send('/checkout/init')).json).toMatchObject({ termsPage: '/terms', privacyPage: null });
  await send('/cart/add', addition('book', 1));
  expect((await send('/checkout/validate', { ...ADDRESS, email: '' })).json.errors).toHaveProperty('email');
  await send('/checkout/login', { email: 'sanne@example.nl', password: 'zonneschijn' });
  expect((await send('/checkout/validate', { ...ADDRESS, email: '' })).status).toBe(200);
});

test('a pickup with costs shows and charges the same total, and its VAT', async () => {
  const { send } = await visit(memoryShop());
  await send('/cart/add', addition('book', 1));
  const { json } = await send('/checkout/shipping');
  expect(json).toMatchObject({
    pickupMethods: [
      { id: 'pickup', costs: 3.94, costs_included: true, cart: { total: 23.93, extraVatLines: { 21: 0.68, 9: 1.65 } } },
    ],
  });
  const chosen = await send('/checkout/validate/shipping', { shipping_method: 'pickup', shipping_method_option: null });
  expect(chosen.json).toMatchObject({ cart: { total: 23.93, shippingCosts: 3.94 } });
  expect((await send('/checkout/validate/shipping', { shipping_method: 'mars' })).json.errors).toHaveProperty(
    'shipping_method',
  );
});

test('an order that is sent twice is placed once, also at the same time', async () => {
  const placed: Order[] = [];
  const { send } = await visit(memoryShop(placed));
  await send('/cart/add', addition('book', 1));
  const answers = await Promise.all([
    send('/checkout/validate/payment', ORDER),
    send('/checkout/validate/payment', ORDER),
  ]);
  expect(answers.map(({ json }) => json.redirect)).toEqual(['/bedankt/1', '/bedankt/1']);
  expect(placed).toMatchObject([
    { key: 'key-1', billing: { line: 'Laan van 1940 12 bis' }, shippingMethod: { id: 'pickup' } },
  ]);
  expect((await send('/checkout/validate/payment', { ...ORDER, order_key: 'key-2' })).json.errors).toHaveProperty(
    'general',
  );
});

test('an order that failed is placed by its repeat', async () => {
  const placed: Order[] = [];
  const { send } = await visit(memoryShop(placed, [new Error('slow')]), { onError: () => undefined });
  await send('/cart/add', addition('book', 1));
  expect((await send('/checkout/validate/payment', ORDER)).status).toBe(500);
  expect((await send('/checkout/validate/payment', ORDER)).json.redirect).toBe('/bedankt/1');
});

test('an order whose end got lost in a crash is found by its key', async () => {
  const store = storeInMemory();
  const placed: Order[] = [];
  const shop = memoryShop(placed);
  const crashing: typeof shop = {
    ...shop,
    async placeOrder(session, order) {
      await shop.placeOrder!(session, order);
      return new Promise(() => {});
    },
  };
  const { cookies, ...before } = await visit(crashing, { store });
  await before.send('/cart/add', addition('book', 1));
  void before.send('/checkout/validate/payment', ORDER);
  await vi.waitFor(() => expect(placed).toHaveLength(1));

  const attempts: Attempt[] = [];
  const restarted = createShopCalls<object>(
    {
      ...shop,
      findOrder(_session: unknown, attempt: Attempt) {
        attempts.push(attempt);
        return { redirect: '/bedankt/1' };
      },
    },
    { store },
  );
  const headers = {
    Cookie: `eiland_session=${cookies.get('eiland_session')}`,
    'X-CSRF-TOKEN': cookies.get('XSRF-TOKEN')!,
  };
  const again = new Request(`${ORIGIN}/checkout/validate/payment`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ORDER),
  });
  expect(await (await restarted.fetch(again))!.json()).toEqual({ redirect: '/bedankt/1' });
  expect(attempts).toEqual([{ key: 'key-1', cart: 'cart-1' }]);
  expect(placed).toHaveLength(1);
});

test('signing in renews the session and keeps the cart; a wrong password is refused', async () => {
  const { send, read, cookies, page } = await visit(memoryShop());
  await send('/cart/add', addition('book', 1));
  expect((await send('/dashboard/addresses/vue/data')).status).toBe(401);
  const wrong = await send('/checkout/login', { email: 'sanne@example.nl', password: 'no' });
  expect(wrong.json.errors).toHaveProperty('email');
  const before = cookies.get('eiland_session');
  expect((await send('/checkout/login', { email: 'sanne@example.nl', password: 'zonneschijn' })).status).toBe(200);
  expect(cookies.get('eiland_session')).not.toBe(before);
  expect((await send('/cart/get', undefined, page.token)).status).toBe(419);
  expect(await read(cart.readCartSize)).toEqual({ amount: 1 });
  const { addresses } = await read(readAddressBook);
  expect(addresses).toMatchObject([{ street: 'Laan van 1940', house_number: '12', house_number_addition: 'bis' }]);
});
