import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from './db/open-node.ts';
import { exampleInputs } from '../openapi/example-inputs.ts';
import { postJson } from './shop-client.ts';
import { openShop, type OpenedShop } from './open-shop.ts';
import { mountPages } from './pages/pages.ts';

let shop: OpenedShop;

beforeAll(async () => {
  shop = await openShop({
    open: openNode,
    pages: mountPages,
    customer: 'sanne',
    cart: [{ id: 4711, qty: 2 }],
    returning: { 1112001: 1 },
    tries: { session: 1e6, address: 1e6, account: 1e6 },
  });
});
afterAll(async () => {
  await shop.close();
});

/** Names of fields that some route reads, so that invalid values reach the code behind them. */
const FIELDS = `
  type id qty ids items product products accessories code email password name price price_from link
  brand_id data credits customerDetails lastOpenedFaqId country zip_code street house_number
  vat_number first_name last_name phone shipping_method shipping_method_option payment_method
  payment_method_option payment_choice ct back again outcome order postcode line question answer
  rmaLines[1112001][amount] selection[1112001] filters sort page mini tax_exemption_selected
  marketing title intro body photos call how times every __proto__ constructor toString
`
  .trim()
  .split(/\s+/);
const NUMBERS = [-1, 0, 1.5, 1e9, 1e21, 2 ** 53, -(2 ** 53), Number.MAX_VALUE];
const TEXTS = [
  '',
  '-1',
  '1e3',
  'NaN',
  'Infinity',
  '1.5',
  '0x10',
  '9'.repeat(400),
  '\0',
  '\uD800',
  '%',
  "';--",
  '../../x',
];

const value: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(null, true, false, ...NUMBERS, ...TEXTS),
    fc.constantFrom<unknown>('4711', 4711, 512, 1_112_001, 'product', 'nl', 'sanne@example.nl', '1012 LG'),
    fc.string({ maxLength: 20, unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { maxKeys: 4 }),
  ),
})).value;
const record = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 8 });
const asText = (input: unknown) => (typeof input === 'string' ? input : (JSON.stringify(input) ?? ''));

/** An unpaired surrogate cannot be encoded in a URL. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '?');

interface Sent {
  readonly type: string;
  readonly body: string;
}

const sent: fc.Arbitrary<Sent> = fc.oneof(
  record.map((fields) => ({ type: 'application/json', body: JSON.stringify(fields) })),
  value.map((json) => ({ type: 'application/json', body: JSON.stringify(json) ?? '' })),
  record.map((fields) => ({
    type: 'application/x-www-form-urlencoded',
    body: Object.entries(fields)
      .map((entry) => entry.map((part) => encodeURIComponent(wellFormed(asText(part)))).join('='))
      .join('&'),
  })),
  record.map((fields) => ({ type: 'multipart/form-data; boundary=x', body: multipart(fields) })),
  fc.record({
    type: fc.constantFrom(
      '',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'x/y',
      'application/json',
    ),
    body: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('{', '[', '"', '{"a":', '--x\r\n', 'a=%'),
    ),
  }),
);

function multipart(fields: Record<string, unknown>): string {
  const parts = Object.entries(fields).map(
    ([name, part], index) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${index % 2 ? '; filename="a.png"' : ''}\r\n\r\n${asText(part)}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
}

const PARTS = [
  '4711',
  'off-20261',
  '2026-11120',
  '1',
  '-1',
  '1e9',
  '9'.repeat(400),
  '%',
  '%00',
  '..%2f..',
  '%2e%2e',
  '%ff',
  '\\',
  ' ',
  '%E2%82',
  '__proto__',
  'a'.repeat(5000),
];
const part = fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 12 }).map(encodeURIComponent));
const query = fc
  .dictionary(
    fc.constantFrom(
      'lang',
      'page',
      'sort',
      'q',
      'min',
      'max',
      'reviews',
      'example',
      'k',
      'p',
      'signature',
      'type',
      'id',
      'token',
      'back',
    ),
    fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 8 })),
    { maxKeys: 3 },
  )
  .map((fields) =>
    Object.entries(fields)
      .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`)
      .join('&'),
  );

async function expectNoFault(path: string, init: RequestInit): Promise<void> {
  const answer = await shop.fetch(new URL(`http://shop.test${path}`), { redirect: 'manual', ...init });
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`${init.method ?? 'GET'} ${path} answered ${answer.status}: ${text}`);
}

/** Every route with a method of its own, once. */
function routesOf(): { method: string; path: string }[] {
  const known = shop.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
  return [...new Set(known)].map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path };
  });
}

const ASKS = fc.constantFrom('application/json', 'text/html', '*/*', '', 'nonsense');

test('no request to any route causes a server error', { timeout: 120_000 }, async () => {
  // After a logout, the remaining requests would be sent as a guest.
  const routes = routesOf().filter(({ path }) => path !== '/logout');
  expect(routes.length).toBeGreaterThan(90);
  const call = fc.record({
    route: fc.constantFrom(...routes),
    parts: fc.array(part, { minLength: 3, maxLength: 3 }),
    query,
    sent,
    accept: ASKS,
  });
  await fc.assert(
    fc.asyncProperty(call, async ({ route, parts, query: queryText, sent: { type, body }, accept }) => {
      let at = 0;
      const path = route.path.replaceAll(/:\w+(?:\{[^}]*\})?|\*/g, () => parts[at++ % 3]!);
      const headers = { accept, ...(type === '' ? {} : { 'content-type': type }) };
      const bodied = route.method === 'GET' ? {} : { body };
      await expectNoFault(queryText === '' ? path : `${path}?${queryText}`, {
        method: route.method,
        headers,
        ...bodied,
      });
    }),
    // A failure reports its seed. Set `seed` here to repeat the same requests in the same order.
    { numRuns: 500, endOnFailure: true },
  );
});

test.each(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'])(
  'invalid addresses do not fail the shop: %s',
  async (method) => {
    for (const path of [
      '//',
      '///',
      '//x/',
      '/%',
      '/%00',
      '/..%2f..',
      '/%2e%2e/%2e%2e',
      `/${'a'.repeat(20_000)}`,
      '/%ff',
      '/a//b',
      '/\\',
      '/media/p/%',
      '/storage/%/%',
      '/offerte/%',
      '/merken/%00',
      '/demo/%2f',
      '/?lang=%',
      '/zoeken?q=%00',
      '/zoeken?page=1e400',
      '/omvormers/brand:%',
      '/omvormers?min=1e999',
      '/quotation/%/accept?signature=%00',
    ])
      await expectNoFault(path, { method, headers: { accept: 'text/html' } });
  },
);

/** The path of each call whose input has an example. */
const CALLS: Readonly<Record<string, string>> = {
  addToCart: '/cart/add',
  increaseLine: '/cart/plus',
  decreaseLine: '/cart/min',
  applyDiscount: '/discounts/apply',
  chooseExemption: '/tax-exemption',
  chooseDefaultAddress: '/dashboard/addresses/vue/default',
  storeAddress: '/dashboard/addresses/vue/store',
  redeemCredits: '/dashboard/power_credits/vue/buy',
  mailWhenInStock: '/mail-when-in-stock',
  sendInstallerRequest: '/installer-request-submission',
  sendPriceMatch: '/price-match',
  readBrandFaq: '/faq/vue/data',
  readCombination: '/recommended-combination/init',
  readProductInfo: '/recommended-combination/info',
  readComparison: '/compare',
  readOverview: '/product-overview/init',
  readShippingCosts: '/shipping-costs',
  readReviews: '/product/4711/reviews/vue/data',
  reloadCheckoutCart: '/checkout/reload-cart',
  validateAddresses: '/checkout/validate',
  validateShipping: '/checkout/validate/shipping',
  placeOrder: '/checkout/validate/payment',
  signIn: '/checkout/login',
  submitPicked: '/rma',
  sendWithdrawal: '/withdrawal',
  submitQuestions: '/rma/vragen',
  submitSolutions: '/rma/oplossing',
  readMedia: '/media/init',
  deleteUpload: '/media/delete/nonpersisted',
};
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e9,
  1e21,
  2 ** 53,
  '1e3',
  'NaN',
  '',
  '\0',
  'a'.repeat(9000),
  [],
  {},
  [[1]],
  { id: {} },
];

/** Variants of an input in which one value, at any depth, is replaced by each invalid value. */
function* spoilt(input: unknown): Generator {
  yield* ODD;
  if (typeof input !== 'object' || input === null) return;
  for (const [key, inner] of Object.entries(input))
    for (const odd of spoilt(inner))
      yield Array.isArray(input) ? input.with(Number(key), odd) : { ...input, [key]: odd };
}

test.each(Object.entries(CALLS))(
  'no value in the input of %s makes the shop fail',
  { timeout: 60_000 },
  async (name, path) => {
    const input = await exampleInputs[name]!(shop);
    expect((await postJson(shop, path, input)).status, `${path} is a call`).not.toBe(404);
    for (const body of spoilt(input)) {
      const answer = await postJson(shop, path, body);
      if (answer.status >= 500)
        throw new Error(`${path} answered ${answer.status} to ${JSON.stringify(body).slice(0, 500)}`);
    }
  },
);
