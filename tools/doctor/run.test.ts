import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDoctorShop, type DoctorShop } from '../../tests/support/doctor-shop.ts';
import type { FaultyShop } from '../../tests/support/faulty-shop.ts';
import { VERSION } from '../../tests/support/small-build.ts';
import type { WidgetRegistry } from './page.ts';
import { run } from './run.ts';

let shop: FaultyShop;
let registry: WidgetRegistry;
let opened: DoctorShop;

beforeAll(async () => {
  opened = await openDoctorShop();
  ({ shop, registry } = opened);
});

afterAll(() => opened.close());

beforeEach(() => {
  shop.fault = {};
});

const doctor = (...args: string[]) => run(['doctor', ...args], registry, VERSION);

test('a page without problems ends with 0', async () => {
  const { code, output } = await doctor(`${shop.url}/cart`);
  expect(output).toMatch(
    /^http:\/\/localhost:\d+\/cart: \d+ widgets, \d calls, the build on React 1\.2\.3\n\nNo problems found\.$/,
  );
  expect(code).toBe(0);
});

test('an error is shown with its place and its fix, and ends with 1', async () => {
  shop.fault = { replaceAnswers: { '/cart/get': () => Response.json({}, { status: 404 }) } };
  const { code, output } = await doctor(`${shop.url}/cart`);
  expect(output).toContain(
    [
      '✗ POST /cart/get (cart-page)  [call-missing]',
      '  It answers 404: there is no route for this path.',
      '  → Answer this path as described in openapi.json, or remove the widget from the page.',
      '  guide/doctor.md#call-missing',
      '',
      '1 error, 0 warnings.',
    ].join('\n'),
  );
  expect(code).toBe(1);
});

test('a page of the light build is checked with the files of that build', async () => {
  const page = (html: string) =>
    html
      .replace('/widgets/base.css', '/widgets/light/base.css')
      .replace('/widgets/loader.js', '/widgets/light/loader.js');
  shop.fault = { page };
  const { output } = await doctor(`${shop.url}/cart`);
  expect(output).toContain('calls, the light build 1.2.3\n\nNo problems found.');

  const older = (file: object) => ({ ...file, version: '1.2.2' });
  shop.fault = { page, json: { '/widgets/light/widgets.json': older } };
  const { output: mixed } = await doctor(`${shop.url}/cart`);
  expect(mixed).toContain('/widgets/light/loader.js  [build-mixed]');
  expect(mixed).toContain('1 error, 0 warnings.');
});

test('a warning alone ends with 0', async () => {
  shop.fault = { page: (html) => html.replace('data-widget="cart-popup"', 'data-was="cart-popup"') };
  const { code, output } = await doctor(`${shop.url}/omvormers`);
  expect(output).toContain('! ');
  expect(output).toContain('0 errors, 1 warning.');
  expect(code).toBe(0);
});

test.each([
  ['/bestaat-niet', 'answers 404.'],
  ['/media/logo.svg', 'is not an HTML page: it has image/svg+xml'],
])('%s cannot be checked, and ends with 2', async (path, reason) => {
  const { code, output } = await doctor(shop.url + path);
  expect(output).toContain(reason);
  expect(code).toBe(2);
});

test('a host that does not answer cannot be checked', async () => {
  const { code, output } = await doctor('http://localhost:1/');
  expect(output).toMatch(/^http:\/\/localhost:1\/ does not answer: .+\.$/);
  expect(code).toBe(2);
});

test('--json prints the same report', async () => {
  shop.fault = { replaceAnswers: { '/cart/init': () => Response.json({ amount: 'x' }) } };
  const { output } = await doctor(`${shop.url}/login`, '--json');
  expect(JSON.parse(output)).toEqual({
    format: 'eiland-doctor/1',
    version: VERSION,
    asked: `${shop.url}/login`,
    url: `${shop.url}/login`,
    build: { version: VERSION, runtime: 'react' },
    errors: 1,
    warnings: 0,
    findings: [
      {
        severity: 'error',
        code: 'call-contract',
        where: 'POST /cart/init (cart-badge)',
        what: 'amount: expected a number, or text that is one, found "x".',
        mend: 'Answer as described in openapi.json.',
        guide: 'guide/doctor.md#call-contract',
      },
    ],
    widgets: expect.arrayContaining([{ name: 'compare-bar', where: 'div[data-widget="compare-bar"]' }]),
    calls: [
      {
        method: 'POST',
        path: '/cart/init',
        widget: 'cart-badge',
        status: 200,
        duration: expect.any(Number),
        writes: false,
      },
    ],
    notes: [],
  });
});

test('--json prints why nothing could be checked', async () => {
  const { code, output } = await doctor(`${shop.url}/bestaat-niet`, '--json');
  const problem = `${shop.url}/bestaat-niet answers 404.`;
  expect(JSON.parse(output)).toEqual({ format: 'eiland-doctor/1', version: VERSION, problem });
  expect(code).toBe(2);
});

test('a redirect to the login is named in the report', async () => {
  const { output } = await doctor(`${shop.url}/dashboard/addresses`);
  expect(output).toContain(`${shop.url}/dashboard/addresses redirects to this page.`);
});

/** The number of pieces in the cart of the session. */
async function piecesIn(cookie: string): Promise<unknown> {
  const page = await (await fetch(`${shop.url}/cart`, { headers: { cookie } })).text();
  const token = /name="csrf-token" content="([^"]+)"/.exec(page)![1]!;
  const headers = { cookie, 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' };
  return ((await (await fetch(`${shop.url}/cart/init`, { method: 'POST', headers })).json()) as { amount: unknown })
    .amount;
}

test('a page in another encoding than UTF-8 is read', async () => {
  const page =
    '<html lang="nl"><meta name="csrf-token" content="a"><p data-widget="caf\u00e9"></p><script type="module" src="/widgets/loader.js"></script>';
  const headers = { 'Content-Type': 'text/html; charset=ISO-8859-1' };
  shop.fault = { replaceAnswers: { '/oud': () => new Response(Buffer.from(page, 'latin1'), { headers }) } };
  expect((await doctor(`${shop.url}/oud`)).output).toContain('found "caf\u00e9"');
});

test('a shop that sends its token as a cookie needs no meta tag', async () => {
  const { url } = shop;
  const requested: (string | null)[] = [];
  shop.fault = {
    page: (html) => html.replace(/<meta name="csrf-token"[^>]*>/, ''),
    headers: { '/login': { 'Set-Cookie': 'XSRF-TOKEN=a%3D1; Path=/' } },
    replaceAnswers: {
      '/cart/init': ({ headers }) => {
        requested.push(headers.get('x-xsrf-token'));
        return Response.json({ amount: 1 });
      },
    },
  };
  expect((await doctor(`${url}/login`)).output).toContain('No problems found.');
  expect(requested).toEqual(['a=1']);
});

test('a token of the call in the settings is sent with the calls', async () => {
  const { url } = shop;
  const page = (html: string) =>
    html
      .replace(/<meta name="csrf-token"[^>]*>/, '')
      .replace(/(<script[^>]*data-shop-settings[^>]*>)[^<]*/, '$1{"token":{"call":"/demo/token"}}');
  shop.fault = { page };
  expect((await doctor(`${url}/login`)).output).toContain('No problems found.');
  shop.fault = { page, replaceAnswers: { '/demo/token': () => Response.json({ token: 'old' }) } };
  expect((await doctor(`${url}/login`)).output).toContain('[call-token]');
});

test.each([
  ['one that has it', [{ id: 4711, qty: 2 }]],
  ['one without it', []],
])('with --write, the report lists the calls that write, and the cart stays as it was: %s', async (_, cart) => {
  const cookie = await opened.cookie({ cart });
  const before = await piecesIn(cookie);
  const args = [`${shop.url}/growatt-min-3000tl-xh`, '--cookie', cookie];
  expect((await doctor(...args)).output).not.toContain('Calls that write');
  const { code, output } = await doctor(...args, '--write');
  expect(output).toContain('Calls that write: POST /cart/add, POST /cart/min.');
  expect(output).toContain('No problems found.');
  expect(code).toBe(0);
  expect(await piecesIn(cookie)).toBe(before);
});

test('with --write, the filled cart is read: an empty one hides every fault of a line', async () => {
  shop.fault = {
    json: {
      '/cart/get': ({ items, ...cart }: { items: object[] }) => ({
        ...cart,
        items: items.map((line) => ({ ...line, qty: undefined, quantity: 1 })),
      }),
    },
  };
  const page = `${shop.url}/growatt-min-3000tl-xh`;
  expect((await doctor(page)).output).toContain('No problems found.');
  const { output } = await doctor(page, '--write');
  expect(output).toContain(
    'POST /cart/get (add-to-cart)  [call-contract]\n  items[0].qty: expected number or string, found nothing. The answer has `quantity`: did you mean `qty`?',
  );
  // The second line is a gift.
  expect(output).toContain('2 errors, 0 warnings.');
});

test('with --write, a price in cents is found in one of two answers', async () => {
  const inCents = ({ item, ...added }: { item: { price: number } }) => ({
    ...added,
    item: { ...item, price: item.price * 100, from_price: null },
  });
  shop.fault = { json: { '/cart/add': inCents } };
  const { output } = await doctor(`${shop.url}/growatt-min-3000tl-xh`, '--write');
  expect(output).toContain(
    'POST /cart/add (add-to-cart)  [call-cents]\n  price is 64900 here and 649 in the answer to POST /cart/get',
  );
});

test('with --write, the regular refusal of a shop is information', async () => {
  shop.fault = {
    replaceAnswers: { '/cart/add': () => Response.json({ message: 'Uitverkocht.' }, { status: 422 }) },
  };
  const { code, output } = await doctor(`${shop.url}/growatt-min-3000tl-xh`, '--write');
  expect(output).toContain(
    'i POST /cart/add (add-to-cart)  [call-declined]\n  It answers 422, and the shopper reads: Uitverkocht.',
  );
  expect(output).toContain('No problems found.');
  expect(code).toBe(0);
});

test('with --write, a note says why nothing was written', async () => {
  expect((await doctor(`${shop.url}/login`, '--write')).output).toContain(
    'Note: --write added nothing to the cart. The page has no buy button with valid inputs (add-to-cart).',
  );
  shop.fault = { replaceAnswers: { '/cart/get': () => Response.json({}, { status: 500 }) } };
  const { output } = await doctor(`${shop.url}/growatt-min-3000tl-xh`, '--write');
  expect(output).toContain('Note: --write added nothing to the cart. The cart cannot be read');
  expect(output).toContain('POST /cart/get (add-to-cart)  [call-failed]');
  expect(output).not.toContain('Calls that write');
});

test('a wrong answer to a call that writes is reported', async () => {
  shop.fault = { json: { '/cart/add': (added: object) => ({ ...added, count: 'two' }) } };
  const { output } = await doctor(`${shop.url}/growatt-min-3000tl-xh`, '--write');
  expect(output).toContain('POST /cart/add (add-to-cart)  [call-contract]\n  count: expected');
  expect(output).toContain('1 error, 0 warnings.');
});

test('--har reads a recording from a file', async () => {
  const file = join(opened.folder, 'visit.har');
  const content = { mimeType: 'application/json', text: '{"amount":1}' };
  const request = { method: 'POST', url: 'https://shop.test/cart/init', headers: [] };
  await writeFile(
    file,
    JSON.stringify({ log: { entries: [{ request, response: { status: 200, headers: [], content } }] } }),
  );
  const { code, output } = await doctor('--har', file);
  expect(output).toContain('[request-header]');
  expect(output).toContain('[request-token]');
  expect(code).toBe(1);
});

test.each([
  ['nothing.har', undefined, 'cannot be read: ENOENT'],
  ['wrong.har', '{"log":{}}', 'cannot be read: it is not a HAR file.'],
  ['broken.har', '{', 'cannot be read: '],
])('%s cannot be checked', async (name, text, reason) => {
  const file = join(opened.folder, name);
  if (text) await writeFile(file, text);
  const { code, output } = await doctor('--har', file);
  expect(output).toContain(reason);
  expect(code).toBe(2);
});

test('wrong arguments print the usage', async () => {
  const { code, output } = await run([], registry, VERSION);
  expect(output).toContain('Usage: eiland doctor <url>');
  expect(code).toBe(2);
  expect(await run(['--version'], registry, VERSION)).toEqual({ code: 0, output: VERSION });
  expect((await run(['--help'], registry, VERSION)).code).toBe(0);
});
