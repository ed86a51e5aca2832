import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRegistry } from '../../tests/support/read-registry.ts';
import { openNode } from '../demo-shop/db/open-node.ts';
import { openShop, type OpenedShop } from '../demo-shop/open-shop.ts';
import { mountPages } from '../demo-shop/pages/pages.ts';
import { CannotCheck } from './finding.ts';
import type { Entry } from './har.ts';
import type { WidgetRegistry } from './page.ts';
import { checkRecording } from './check-recording.ts';

const CALL = { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': 'abc', 'Content-Type': 'application/json' };
const ADD = { type: 'product', id: '4711', qty: 1, goToCart: false, has_tax_exemption: false };

let shop: OpenedShop;
let registry: WidgetRegistry;

beforeAll(async () => {
  registry = await readRegistry();
  shop = await openShop({ open: openNode, pages: mountPages, cart: [{ id: 4711, qty: 2 }] });
});
afterAll(() => shop.close());

const listed = (headers: Headers) => [...headers].map(([name, value]) => ({ name, value }));

/** The recording of one request. */
async function record(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Entry> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sent = { ...headers, 'X-CSRF-TOKEN': shop.csrf };
  const answer = await shop.fetch(path, { method, headers: sent, ...(text !== undefined && { body: text }) });
  return {
    time: 40,
    request: {
      method,
      url: `https://shop.test${path}`,
      headers: [{ name: ':authority', value: 'shop.test' }, ...listed(new Headers(headers))],
      ...(text !== undefined && { postData: { mimeType: headers['Content-Type'] ?? '', text } }),
    },
    response: {
      status: answer.status,
      headers: listed(answer.headers),
      redirectURL: '',
      content: {
        mimeType: answer.headers.get('content-type') ?? '',
        text: Buffer.from(await answer.text()).toString('base64'),
        encoding: 'base64',
      },
    },
  };
}

const post = (path: string, body?: unknown, headers: Record<string, string> = CALL) =>
  record('POST', path, headers, body);
const codes = (entries: readonly Entry[]) =>
  checkRecording(entries, registry).findings.map(({ code, where, what }) => `${code} ${where}: ${what}`);
const changed = (entry: Entry, answer: unknown, status = 200): Entry => ({
  ...entry,
  response: { ...entry.response, status, content: { mimeType: 'application/json', text: JSON.stringify(answer) } },
});

test('a recording without faults is read whole, including calls that write', async () => {
  const entries = [
    await record('GET', '/cart', { Accept: 'text/html' }),
    await record('GET', '/media/logo.svg', {}),
    await post('/cart/get'),
    await post('/cart/add', ADD),
    await post('/cart/plus', { type: 'product', id: '4711', qty: 1 }),
    await post('/cart/min', { type: 'product', id: '4711' }),
    await post('/discounts/remove'),
  ];
  const { findings, calls, widgets, url } = checkRecording(entries, registry);
  expect(findings).toEqual([]);
  expect(url).toBe('https://shop.test/cart');
  expect(widgets.map(({ name }) => name)).toContain('cart-page');
  expect(calls.map(({ method, path, writes, status }) => `${method} ${path} ${writes} ${status}`)).toEqual([
    'POST /cart/get false 200',
    'POST /cart/add true 200',
    'POST /cart/plus true 200',
    'POST /cart/min true 200',
    'POST /discounts/remove true 200',
  ]);
});

test('the markup of a recorded page is checked', async () => {
  const page = await record('GET', '/cart', { Accept: 'text/html' });
  const html = Buffer.from(page.response.content.text!, 'base64')
    .toString('utf8')
    .replace('"cart-page"', '"cart-pgae"');
  const content = { mimeType: 'text/html', text: html };
  expect(codes([{ ...page, response: { ...page.response, content } }])).toEqual([
    expect.stringContaining('Did you mean "cart-page"?'),
  ]);
});

test.each([
  [
    'X-Requested-With',
    'request-header POST /cart/add (cart-page): The request has no X-Requested-With: XMLHttpRequest.',
  ],
  ['X-CSRF-TOKEN', 'request-token POST /cart/add (cart-page): The request has no X-CSRF-TOKEN.'],
])('a call without %s is reported', async (missing, said) => {
  const headers = Object.fromEntries(Object.entries(CALL).filter(([name]) => name !== missing));
  expect(codes([await post('/cart/add', ADD, headers)])).toEqual([said]);
});

test.each([
  [
    { ...ADD, qty: 0 },
    'request-body POST /cart/add (cart-page): qty of the request: expected a whole number from 1, found 0.',
  ],
  [{ id: 1, qty: 1 }, 'request-body POST /cart/add (cart-page): type of the request: expected string, found nothing.'],
  [undefined, 'request-body POST /cart/add (cart-page): The request has no body.'],
])('a call that sends %j is reported', async (body, said) => {
  const right = changed(await post('/cart/add', ADD), {});
  const good = await post('/cart/add', ADD);
  const wrong = await post('/cart/add', body);
  expect(codes([{ ...good, request: wrong.request }])).toEqual([said]);
  expect(codes([right])[0]).toContain('call-contract');
});

test.each([
  [{ items: [] }, 200, 'call-contract'],
  [{ message: 'Server Error' }, 500, 'call-failed'],
  [{ message: 'CSRF token mismatch.' }, 419, 'call-token'],
])('an answer %j with status %d is reported', async (answer, status, code) => {
  const entry = changed(await post('/cart/get'), answer, status);
  const codes = checkRecording([entry], registry).findings.map((finding) => finding.code);
  expect([...new Set(codes)]).toEqual([code]);
});

test('a call that redirects to the login is reported', async () => {
  const entry = changed(await post('/cart/get'), '', 302);
  const sentOn = { ...entry, response: { ...entry.response, redirectURL: '/login' } };
  expect(codes([sentOn])).toEqual([
    'call-redirect POST /cart/get (cart-page): It redirects to /login, which does not answer with JSON.',
  ]);
});

test('a path that is an input of the page belongs to its widget', async () => {
  const page = await record('GET', '/demo/installer-request', { Accept: 'text/html' });
  const path = /data-submit-url="([^"]+)"/.exec(
    Buffer.from(page.response.content.text!, 'base64').toString('utf8'),
  )![1]!;
  const { calls } = checkRecording([page, changed(await post(path, {}), {})], registry);
  expect(calls.map(({ widget, writes }) => ({ widget, writes }))).toContainEqual({
    widget: 'installer-request',
    writes: true,
  });
});

test('a form that a browser without JavaScript sends is not a call', async () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
  const page = await record('GET', '/cart', { Accept: 'text/html' });
  expect(codes([page, changed(await post('/cart/add', ADD, form), {}, 303)])).toEqual([]);
});

test('pages and calls of other sites are ignored', async () => {
  const page = await record('GET', '/cart', { Accept: 'text/html' });
  const elsewhere = (entry: Entry): Entry => ({
    ...entry,
    request: { ...entry.request, url: entry.request.url.replace('shop.test', 'player.test') },
  });
  const frame = changed(await record('GET', '/login', { Accept: 'text/html' }), '');
  const content = { mimeType: 'text/html', text: '<p>A player</p>' };
  const foreign = elsewhere({ ...frame, response: { ...frame.response, content } });
  expect(codes([page, foreign, elsewhere(changed(await post('/cart/get'), {}))])).toEqual([]);
});

test('an answer without a recorded body is not checked', async () => {
  const entry = await post('/cart/get');
  const content = { mimeType: 'application/json' };
  expect(codes([{ ...entry, response: { ...entry.response, content } }])).toEqual([]);
});

test('a recording without a page or a call of the widgets cannot be checked', async () => {
  const picture = await record('GET', '/media/logo.svg', {});
  expect(() => checkRecording([picture], registry)).toThrow(CannotCheck);
});
