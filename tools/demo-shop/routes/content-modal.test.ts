import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop } from '../open-shop.ts';

let shop: OpenedShop;
beforeEach(async () => {
  shop = await openShop({ open: openNode, products: 60, locale: 'de' });
});
afterEach(() => shop.close());

/** A request from another site, without cookies. */
const fromElsewhere = (path: string, method = 'POST', headers: Record<string, string> = {}) =>
  shop.app.fetch(
    new Request(`http://content.test${path}`, { method, headers: { Origin: 'http://shop.test', ...headers } }),
  );

test('a shopper gets an article in the language of the session', async () => {
  const { modalTitle, modalContent } = await (await shop.fetch('/modal/levering', { method: 'POST' })).json();
  expect(modalTitle).toBe('Lieferung');
  expect(modalContent).toMatch(/^<p>Was werktags bis 17 Uhr/);
});

test('another site may ask, with the header of every widget and without cookies', async () => {
  const preflight = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'x-requested-with' };
  const permission = await fromElsewhere('/modal/levering', 'OPTIONS', preflight);
  expect(permission.status).toBe(204);
  expect(permission.headers.get('access-control-allow-origin')).toBe('*');
  expect(permission.headers.get('access-control-allow-headers')).toContain('X-Requested-With');
  const answer = await fromElsewhere('/modal/levering?lang=en', 'POST', { 'X-Requested-With': 'XMLHttpRequest' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect((await answer.json()).modalTitle).toBe('Delivery');
});

test('requests from other sites store nothing', async () => {
  const sessions = () => shop.db.selectFrom('sessions').select('id').execute();
  const before = await sessions();
  await fromElsewhere('/modal/garantie', 'POST', { 'Accept-Language': 'de-AT,de;q=0.9' });
  expect(await sessions()).toEqual(before);
});

test('a video is embedded as its provider does it', async () => {
  const { modalContent } = await (await fromElsewhere('/modal/montage')).json();
  expect(modalContent).toContain('src="https://www.youtube-nocookie.com/embed/');
});

test('an unknown path answers 404', async () => {
  expect((await fromElsewhere('/modal/nergens')).status).toBe(404);
});
