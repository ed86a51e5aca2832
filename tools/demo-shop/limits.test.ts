import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNode } from './db/open-node.ts';
import { openShop, type OpenedShop } from './open-shop.ts';
import { mountPages } from './pages/pages.ts';

const MIB = 1024 * 1024;

let shop: OpenedShop;
beforeEach(async () => {
  shop = await openShop({ open: openNode, products: 20, pages: mountPages });
});
afterEach(() => shop.close());

/** A chunked, endless body without a length; counts the bytes that were read. */
function endless(most: number, begin = '') {
  const part = new Uint8Array(256 * 1024).fill(97);
  let taken = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (controller) => controller.enqueue(new TextEncoder().encode(begin)),
      pull(controller) {
        taken += part.length;
        if (taken > 2 * most) controller.error(new Error(`${taken} bytes were read of a body that is too long`));
        else controller.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  return { init: { method: 'POST', body, duplex: 'half' } as RequestInit, taken: () => taken };
}

const BOUNDARY = 'multipart/form-data; boundary=x';
const FILE = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

test.each([
  { path: '/cart/add', type: 'application/json', begin: '{"type":"', most: 2 * MIB },
  { path: '/cart/add', type: 'application/x-www-form-urlencoded', begin: 'type=', most: 2 * MIB },
  { path: '/cart/add', type: BOUNDARY, begin: FILE, most: 2 * MIB },
  { path: '/checkout/validate', type: 'text/plain', begin: '', most: 2 * MIB },
  { path: '/media/upload/image', type: BOUNDARY, begin: FILE, most: 16 * MIB },
  { path: '/media/upload/unknown', type: BOUNDARY, begin: FILE, most: 2 * MIB },
  { path: '/redactie', type: BOUNDARY, begin: FILE, most: 64 * MIB },
  { path: '/nowhere', type: 'application/json', begin: '', most: 2 * MIB },
])('$path stops reading $type without a length', async ({ path, type, begin, most }) => {
  const { init, taken } = endless(most, begin);
  const answer = await shop.fetch(path, { ...init, headers: { 'Content-Type': type } });
  expect(answer.status).toBe(413);
  expect(taken()).toBeLessThan(most + 2 * MIB);
});

test('a body with a Content-Length that is too long is refused before it is read', async () => {
  const { init, taken } = endless(2 * MIB);
  const answer = await shop.fetch('/cart/add', { ...init, headers: { 'Content-Length': '3000000' } });
  expect(answer.status).toBe(413);
  expect(taken()).toBe(0);
});

test('an upload without a token is refused before it is read', async () => {
  const { init, taken } = endless(2 * MIB);
  const headers = { 'X-CSRF-TOKEN': 'planted', 'Content-Type': BOUNDARY };
  expect((await shop.fetch('/media/upload/image', { ...init, headers })).status).toBe(419);
  expect(taken()).toBe(0);
});

const many = (count: number, part: (index: number) => string, between = '') =>
  Array.from({ length: count }, (_, index) => part(index)).join(between);
const FORM = 'application/x-www-form-urlencoded';
const FIELD = (index: number) => `--x\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n1\r\n`;
const NAMED = (index: number) => `"f${index}":1`;

test.each([
  { what: 'fields', type: FORM, body: many(120_000, (index) => `f${index}`, '&'), status: 413 },
  { what: 'fields of one name', type: FORM, body: many(120_000, () => 'f[]=1', '&'), status: 413 },
  { what: 'separators', type: FORM, body: '&'.repeat(120_000), status: 413 },
  { what: 'parts', type: BOUNDARY, body: `${many(30_000, FIELD)}--x--\r\n`, status: 413 },
  { what: 'parts', type: 'multipart/form-data; boundary="x"', body: `${many(30_000, FIELD)}--x--\r\n`, status: 413 },
  { what: 'keys', type: 'application/json', body: `{${many(120_000, NAMED, ',')}}`, status: 413 },
  { what: 'items', type: 'text/plain', body: `[${many(120_000, String, ',')}]`, status: 413 },
  { what: 'lists in lists', type: 'application/json', body: '['.repeat(60) + ']'.repeat(60), status: 400 },
  { what: 'unclosed objects', type: 'application/json', body: '{"a":'.repeat(300_000), status: 413 },
])('very many $what ($type) are refused without parsing them', async ({ type, body, status }) => {
  for (const path of ['/cart/add', '/checkout/validate', '/withdrawal', '/redactie', '/media/upload/image']) {
    const begin = performance.now();
    const answer = await shop.fetch(path, { method: 'POST', body, headers: { 'Content-Type': type } });
    expect([path, answer.status]).toEqual([path, status]);
    // It took three seconds.
    expect(performance.now() - begin).toBeLessThan(1000);
  }
});

test('a text with many commas and brackets is one value', async () => {
  const body = JSON.stringify({ type: 'product', id: 512, qty: 1, remark: `${'[{,"\\'.repeat(40_000)}"` });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  expect((await shop.fetch('/cart/add', { method: 'POST', body, headers })).status).toBe(200);
});

test('a form of a thousand fields is accepted', async () => {
  const body = `type=product&id=512&qty=1&${many(997, (index) => `f${index}=1`, '&')}`;
  const headers = { 'Content-Type': FORM, Accept: 'application/json' };
  expect((await shop.fetch('/cart/add', { method: 'POST', body, headers })).status).toBe(200);
});
