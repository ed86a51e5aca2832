import { afterEach, beforeEach, expect, test } from 'vitest';
import { postJson, submitForm } from './shop-client.ts';
import { openNode } from './db/open-node.ts';
import { openShop, type OpenedShop } from './open-shop.ts';
import { mountPages } from './pages/pages.ts';
import { DEMO_PASSWORD } from './seed/people.ts';

let shop: OpenedShop;
let now: number;
beforeEach(async () => {
  now = Date.now();
  const tries = { session: 5, address: 12, account: 3 };
  shop = await openShop({
    open: openNode,
    products: 60,
    cart: [{ id: 512 }],
    clock: () => now,
    tries,
    pages: mountPages,
  });
});
afterEach(() => shop.close());

const email = 'sanne@example.nl';
const wrong = { email, password: 'regen' };

/** Another visitor, at the same address by default. */
async function another(path: string, body: object, address?: string): Promise<Response> {
  const session = crypto.randomUUID();
  const env = address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } };
  const ask = (to: string, init: RequestInit) => shop.app.request(`http://shop.test${to}`, init, env);
  await ask('/demo/behaviour', { headers: { 'X-Demo-Session': session } });
  const row = shop.db.selectFrom('sessions').select('csrf').where('id', '=', session);
  const { csrf } = await row.executeTakeFirstOrThrow();
  const headers = { 'X-Demo-Session': session, 'X-CSRF-TOKEN': csrf, 'Content-Type': 'application/json' };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

test.each([
  ['/discounts/apply', { code: 'CADEAU9999' }],
  ['/mail-when-in-stock', { type: 'product', id: 512, name: 'Jo', email: 'jo@example.nl' }],
  ['/price-match', {}],
  ['/installer-request-submission', {}],
  ['/login', { email: 'nobody@example.nl', password: 'x' }],
])('%s is tried so often in a minute, and again after it', async (path, body) => {
  for (let tried = 0; tried < 3; tried++) expect((await postJson(shop, path, body)).status).not.toBe(429);
  now += 20_000;
  const form = path === '/login' ? { ...body, email: 'others@example.nl' } : body;
  for (let tried = 0; tried < 2; tried++) expect((await postJson(shop, path, form)).status).not.toBe(429);
  const refused = await postJson(shop, path, body);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '40']);
  expect(await refused.json()).toEqual({ message: 'Te veel pogingen, probeer het later opnieuw' });
  now += 41_000;
  expect((await postJson(shop, path, form)).status).not.toBe(429);
});

test('order numbers cannot be guessed by trying', async () => {
  const find = (number: number) =>
    postJson(shop, '/rma/zoeken', { order_number: `2026-1112${number}`, zip_code: '1012 LG' });
  for (let number = 1; number <= 5; number++) expect((await find(number)).status).toBe(422);
  expect((await find(6)).status).toBe(429);
});

test('each kind of attempt has its own limit', async () => {
  for (let tried = 0; tried < 6; tried++) await postJson(shop, '/discounts/apply', { code: 'X' });
  expect((await postJson(shop, '/login', { email, password: DEMO_PASSWORD })).status).toBe(200);
});

test('a new session does not reset the limit of an address, and other addresses are not affected', async () => {
  for (let tried = 0; tried < 12; tried++)
    expect((await another('/discounts/apply', { code: `X${tried}` }, '10.0.0.1')).status).toBe(200);
  expect((await another('/discounts/apply', { code: 'ZON10' }, '10.0.0.1')).status).toBe(429);
  expect((await another('/discounts/apply', { code: 'ZON10' }, '10.0.0.2')).status).toBe(200);
});

test('an account is locked for a minute after wrong passwords from any address, and correct ones are not counted', async () => {
  const right = { email, password: DEMO_PASSWORD };
  for (let tried = 0; tried < 10; tried++) expect((await another('/login', right, `10.0.1.${tried}`)).status).toBe(200);
  for (let tried = 0; tried < 3; tried++)
    expect((await another('/checkout/login', wrong, `10.0.2.${tried}`)).status).toBe(422);
  const refused = await another('/login', { ...right, email: ' Sanne@Example.nl' }, '10.0.3.1');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  now += 61_000;
  expect((await another('/login', right, '10.0.3.1')).status).toBe(200);
});

test('wrong passwords that arrive at once are counted before they are compared', async () => {
  const guesses = Array.from({ length: 10 }, (_, at) => another('/login', wrong, `10.0.4.${at}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('a browser without JavaScript gets the message as a page', async () => {
  for (let tried = 0; tried < 5; tried++) await postJson(shop, '/discounts/apply', { code: 'X' });
  const answer = await submitForm(shop, '/discounts/apply', { code: 'X' });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await answer.text()).toContain('Te veel pogingen');
});
