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
