import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDoctorShop, type DoctorShop } from '../../tests/support/doctor-shop.ts';
import type { FaultyShop } from '../../tests/support/faulty-shop.ts';
import { VERSION } from '../../tests/support/small-build.ts';
import type { Knowledge } from './page.ts';
import { run } from './run.ts';

let shop: FaultyShop;
let knowledge: Knowledge;
let opened: DoctorShop;

beforeAll(async () => {
  opened = await openDoctorShop();
  ({ shop, knowledge } = opened);
}, 60_000);

afterAll(() => opened.close());

beforeEach(() => {
  shop.fault = {};
});

const doctor = (...args: string[]) => run(['doctor', ...args], knowledge, VERSION);

test('all is well: it says so, and ends with 0', async () => {
  const { code, said } = await doctor(`${shop.url}/cart`);
  expect(said).toMatch(/^http:\/\/localhost:\d+\/cart: \d+ widgets, \d calls\n\nNothing is wrong\.$/);
  expect(code).toBe(0);
});

test('a fault is told with its place and how to mend it, and ends with 1', async () => {
  shop.fault = { instead: { '/cart/get': () => Response.json({}, { status: 404 }) } };
  const { code, said } = await doctor(`${shop.url}/cart`);
  expect(said).toContain(
    [
      '✗ POST /cart/get (cart-page)  [call-missing]',
      '  It answers 404: nobody answers this path.',
      '  → Answer this path as openapi.json says, or remove the widget from the page.',
      '',
      '1 error, 0 warnings.',
    ].join('\n'),
  );
  expect(code).toBe(1);
});

test('a warning alone ends with 0', async () => {
  shop.fault = { page: (html) => html.replace('data-widget="cart-popup"', 'data-was="cart-popup"') };
  const { code, said } = await doctor(`${shop.url}/omvormers`);
  expect(said).toContain('! ');
  expect(said).toContain('0 errors, 1 warning.');
  expect(code).toBe(0);
});

test.each([
  ['/bestaat-niet', 'answers 404.'],
  ['/media/logo.svg', 'is no page, but image/svg+xml'],
])('%s cannot be checked, and ends with 2', async (path, reason) => {
  const { code, said } = await doctor(shop.url + path);
  expect(said).toContain(reason);
  expect(code).toBe(2);
});

test('a host that does not answer cannot be checked', async () => {
  const { code, said } = await doctor('http://localhost:1/');
  expect(said).toMatch(/^http:\/\/localhost:1\/ does not answer: .+\.$/);
  expect(code).toBe(2);
});

test('a machine reads the same', async () => {
  shop.fault = { instead: { '/cart/init': () => Response.json({ amount: 'x' }) } };
  const { said } = await doctor(`${shop.url}/login`, '--json');
  expect(JSON.parse(said)).toEqual({
    format: 'eiland-doctor/1',
    version: VERSION,
    asked: `${shop.url}/login`,
    url: `${shop.url}/login`,
    errors: 1,
    warnings: 0,
    findings: [
      {
        severity: 'error',
        code: 'call-contract',
        where: 'POST /cart/init (cart-badge)',
        what: 'amount: expected a number, or text that is one, found "x".',
        mend: 'Answer as openapi.json says.',
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

test('a machine reads why nothing could be checked', async () => {
  const { code, said } = await doctor(`${shop.url}/bestaat-niet`, '--json');
  const problem = `${shop.url}/bestaat-niet answers 404.`;
  expect(JSON.parse(said)).toEqual({ format: 'eiland-doctor/1', version: VERSION, problem });
  expect(code).toBe(2);
});

test('who is not signed in is told which page was looked at instead', async () => {
  const { said } = await doctor(`${shop.url}/dashboard/addresses`);
  expect(said).toContain(`${shop.url}/dashboard/addresses sent the doctor on to this page.`);
});

/** Pieces in the cart of the session, as the shop counts them. */
async function piecesIn(cookie: string): Promise<unknown> {
  const page = await (await fetch(`${shop.url}/cart`, { headers: { cookie } })).text();
  const token = /name="csrf-token" content="([^"]+)"/.exec(page)![1]!;
  const headers = { cookie, 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' };
  return ((await (await fetch(`${shop.url}/cart/init`, { method: 'POST', headers })).json()) as { amount: unknown })
    .amount;
}

test('a shop that does not write UTF-8 is read as it writes', async () => {
  const page =
    '<html lang="nl"><meta name="csrf-token" content="a"><p data-widget="caf\u00e9"></p><script type="module" src="/widgets/loader.js"></script>';
  const headers = { 'Content-Type': 'text/html; charset=ISO-8859-1' };
  shop.fault = { instead: { '/oud': () => new Response(Buffer.from(page, 'latin1'), { headers }) } };
  expect((await doctor(`${shop.url}/oud`)).said).toContain('found "caf\u00e9"');
});

test('a shop that hands out its token as a cookie needs no other', async () => {
  const { url } = shop;
  const asked: (string | null)[] = [];
  shop.fault = {
    page: (html) => html.replace(/<meta name="csrf-token"[^>]*>/, ''),
    headers: { '/login': { 'Set-Cookie': 'XSRF-TOKEN=a%3D1; Path=/' } },
    instead: {
      '/cart/init': ({ headers }) => {
        asked.push(headers.get('x-xsrf-token'));
        return Response.json({ amount: 1 });
      },
    },
  };
  expect((await doctor(`${url}/login`)).said).toContain('Nothing is wrong.');
  expect(asked).toEqual(['a=1']);
});

test.each([
  ['one that has it', [{ id: 4711, qty: 2 }]],
  ['one without it', []],
])('it writes only when told to, says so, and leaves the cart as it was: %s', async (_, cart) => {
  const cookie = await opened.cookie({ cart });
  const before = await piecesIn(cookie);
  const args = [`${shop.url}/growatt-min-3000tl-xh`, '--cookie', cookie];
  expect((await doctor(...args)).said).not.toContain('Calls that write');
  const { code, said } = await doctor(...args, '--write');
  expect(said).toContain('Calls that write: POST /cart/add, POST /cart/min.');
  expect(said).toContain('Nothing is wrong.');
  expect(code).toBe(0);
  expect(await piecesIn(cookie)).toBe(before);
});

test('what is wrong with a call that writes is found', async () => {
  shop.fault = { json: { '/cart/add': (added: object) => ({ ...added, count: 'two' }) } };
  const { said } = await doctor(`${shop.url}/growatt-min-3000tl-xh`, '--write');
  expect(said).toContain('POST /cart/add (add-to-cart)  [call-contract]\n  count: expected');
  expect(said).toContain('1 error, 0 warnings.');
});

test('a recording is read from its file', async () => {
  const file = join(opened.folder, 'visit.har');
  const content = { mimeType: 'application/json', text: '{"amount":1}' };
  const request = { method: 'POST', url: 'https://shop.test/cart/init', headers: [] };
  await writeFile(
    file,
    JSON.stringify({ log: { entries: [{ request, response: { status: 200, headers: [], content } }] } }),
  );
  const { code, said } = await doctor('--har', file);
  expect(said).toContain('[request-header]');
  expect(said).toContain('[request-token]');
  expect(code).toBe(1);
});

test.each([
  ['nothing.har', undefined, 'cannot be read: ENOENT'],
  ['wrong.har', '{"log":{}}', 'cannot be read: it is no HAR.'],
  ['broken.har', '{', 'cannot be read: '],
])('%s cannot be checked', async (name, text, reason) => {
  const file = join(opened.folder, name);
  if (text) await writeFile(file, text);
  const { code, said } = await doctor('--har', file);
  expect(said).toContain(reason);
  expect(code).toBe(2);
});

test('whoever asks wrongly is told how to ask', async () => {
  const { code, said } = await run([], knowledge, VERSION);
  expect(said).toContain('Usage: eiland doctor <url>');
  expect(code).toBe(2);
  expect(await run(['--version'], knowledge, VERSION)).toEqual({ code: 0, said: VERSION });
  expect((await run(['--help'], knowledge, VERSION)).code).toBe(0);
});
