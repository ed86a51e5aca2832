import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCart } from '../../shared/contract/cart.ts';
import { createApp } from './app.ts';
import { takeNotice } from './answer.ts';
import { callEndpoint, postJson, submitForm } from './shop-client.ts';
import type { ShopApp } from './context.ts';
import { sessionOf } from './context.ts';
import { openNode } from './db/open-node.ts';
import type { Db } from './db/schema.ts';
import { openShop } from './open-shop.ts';
import { DEMO_PASSWORD } from './seed/people.ts';
import { seed } from './seed/seed.ts';

let db: Db;
let app: ShopApp;
let now: number;
const HOUR = 60 * 60 * 1000;

/** A page that shows what the shop knows about its visitor. */
function pages(shop: ShopApp) {
  shop.get('/who', async (context) => {
    const { csrf, locale, customer } = sessionOf(context);
    return context.json({ csrf, locale, name: customer?.first_name ?? null, notice: await takeNotice(context) });
  });
}

beforeEach(async () => {
  db = await openNode();
  await seed(db, { products: 20 });
  now = Date.now();
  app = createApp({ db, pages, clock: () => now });
});
afterEach(() => db.destroy());

/** A browser with one cookie. */
function browser() {
  const jar = new Map<string, string>();
  const visit = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const answer = await app.request(`http://shop.test${path}`, { ...init, headers });
    for (const set of answer.headers.getSetCookie()) jar.set(...(set.split(';')[0]!.split('=') as [string, string]));
    return answer;
  };
  const who = async (query = '') => (await visit(`/who${query}`)).json();
  const post = async (path: string, body: object) => {
    const { csrf } = await who();
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrf };
    return visit(path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  return {
    visit,
    who,
    post,
    cookie: () => `shop_session=${jar.get('shop_session')}`,
    token: () => jar.get('XSRF-TOKEN'),
  };
}

const credentials = { email: 'Sanne@Example.nl ', password: DEMO_PASSWORD };
const item = (id: number | string, type = 'product') => ({ type, id, qty: 1 });

describe('the session', () => {
  test('begins with the first page, in a cookie that scripts cannot read', async () => {
    const answer = await app.request('http://shop.test/who');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^shop_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('is not stored before something is stored in it, and then once, however many requests come at the same time', async () => {
    const { visit, who, cookie } = browser();
    const rows = async () => [
      (await db.selectFrom('sessions').select('id').execute()).length,
      (await db.selectFrom('carts').select('id').where('person_id', 'is', null).execute()).length,
    ];
    const { csrf } = await who('?lang=de');
    await visit('/who', { headers: { Accept: 'text/html' } });
    const call = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrf, Cookie: cookie() };
      return app.request(`http://shop.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    expect(await (await call('/cart/get', {})).json()).toMatchObject({ items: [] });
    expect(await rows()).toEqual([0, 0]);
    const added = await Promise.all([512, 430, 512].map((id) => call('/cart/add', item(id))));
    expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows()).toEqual([1, 1]);
    expect(await (await call('/cart/get', {})).json()).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ id: 512, qty: 2 }),
        expect.objectContaining({ id: 430, qty: 1 }),
      ]),
    });
    expect(await who()).toMatchObject({ csrf, locale: 'de' });
  });

  test('of which nothing is stored is known after a restart and to every process of the shop, with its token', async () => {
    const { who, cookie } = browser();
    const { csrf } = await who('?lang=en');
    const another = createApp({ db, pages, clock: () => now });
    const headers = { Cookie: cookie(), 'X-CSRF-TOKEN': csrf, 'Content-Type': 'application/json' };
    expect(await (await another.request('http://shop.test/who', { headers })).json()).toMatchObject({
      csrf,
      locale: 'en',
    });
    const body = JSON.stringify(item(512));
    expect((await another.request('http://shop.test/cart/add', { method: 'POST', headers, body })).status).toBe(200);
    expect(await (await app.request('http://shop.test/who', { headers })).json()).toMatchObject({ csrf });
  });

  test('with a changed cookie is another session', async () => {
    const { who, cookie } = browser();
    const { csrf } = await who();
    for (const changed of [cookie().replace('.nl.', '.de.'), cookie().replace(/.$/, 'A'), cookie().split('.')[0]!]) {
      const answer = await app.request('http://shop.test/who', { headers: { Cookie: changed } });
      expect((await answer.json()).csrf).not.toBe(csrf);
    }
  });

  test('of which nothing is stored ends after two hours without use as well', async () => {
    const { who } = browser();
    const { csrf } = await who();
    for (let pages = 0; pages < 3; pages++) {
      now += 1.9 * HOUR;
      expect((await who()).csrf).toBe(csrf);
    }
    now += 2.1 * HOUR;
    expect((await who()).csrf).not.toBe(csrf);
  });

  test('of a refused form is stored with its notice', async () => {
    const { visit, who } = browser();
    const { csrf } = await who();
    const body = new URLSearchParams({ _token: csrf, type: 'product', id: '512', qty: '0' });
    await visit('/cart/add', { method: 'POST', headers: { Accept: 'text/html' }, body });
    expect(await who()).toMatchObject({ csrf, notice: expect.stringMatching(/./) });
  });

  test('stays the same on the next page, and is another one in another browser', async () => {
    const [first, second] = [browser(), browser()];
    const { csrf } = await first.who();
    expect((await first.who()).csrf).toBe(csrf);
    expect((await second.who()).csrf).not.toBe(csrf);
  });

  test('never uses an id that the visitor made up', async () => {
    const answer = await app.request('http://shop.test/who', { headers: { Cookie: 'shop_session=planted' } });
    expect(answer.headers.get('set-cookie')).not.toContain('planted');
  });

  test('remembers the language of an address', async () => {
    const { who } = browser();
    expect((await who()).locale).toBe('nl');
    expect((await who('?lang=de')).locale).toBe('de');
    expect((await who('?lang=fr')).locale).toBe('de');
    expect((await who()).locale).toBe('de');
  });

  test('ends after two hours without use', async () => {
    const { who, post, cookie } = browser();
    await post('/login', credentials);
    now += 1.9 * HOUR;
    expect((await who()).name).toBe('Sanne');
    now += 1.9 * HOUR;
    expect((await who()).name).toBe('Sanne');
    const before = cookie();
    now += 2.1 * HOUR;
    expect((await who()).name).toBeNull();
    expect(cookie()).not.toBe(before);
    now -= 2.1 * HOUR;
    const again = await app.request('http://shop.test/who', { headers: { Cookie: before } });
    expect(await again.json()).toMatchObject({ name: null });
  });

  test('ends after thirty days, even in constant use', async () => {
    const { who, post } = browser();
    await post('/login', credentials);
    const begin = now;
    for (; now - begin < 30 * 24 * HOUR; now += HOUR) await who();
    expect((await who()).name).toBe('Sanne');
    now += HOUR;
    expect((await who()).name).toBeNull();
  });

  test('is deleted after its end with the cart of its guest, unless something was ordered from it', async () => {
    const { post } = browser();
    for (let visitors = 0; visitors < 3; visitors++) await browser().post('/cart/add', item(512));
    await post('/cart/add', item(4711));
    const { id } = await db
      .selectFrom('cart_lines')
      .select('cart_id as id')
      .where('product_id', '=', '4711')
      .executeTakeFirstOrThrow();
    const order = {
      id: 'o',
      number: '2026-1',
      person_id: null,
      status: 'open',
      placed_at: 1,
      lines: '[]',
      total: 1,
    } as const;
    await db
      .insertInto('orders')
      .values({ ...order, cart_id: id, credits_earned: 0 })
      .execute();
    now += 3 * HOUR;
    await browser().post('/cart/add', item(430));
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('cart_lines').select('cart_id').where('product_id', '!=', '430').execute()).toEqual([
      { cart_id: id },
    ]);
  });

  test('is identified by its cookie alone on a port', async () => {
    const { cookie, post } = browser();
    await post('/login', credentials);
    const onPort = createApp({ db, pages, takesHeader: false, clock: () => now });
    const headers = { 'X-Demo-Session': cookie().split('=')[1]! };
    expect(await (await onPort.request('http://shop.test/who', { headers })).json()).toMatchObject({ name: null });
  });

  test('is not opened for a picture', async () => {
    expect((await app.request('http://shop.test/media/p/1.svg')).headers.get('set-cookie')).toBeNull();
  });
});

describe('the token', () => {
  test.each(['/cart/get', '/cart/add', '/login', '/media/upload/image', '/anything'])(
    'is asked for at %s',
    async (path) => {
      const { visit, who } = browser();
      await who();
      const answer = await visit(path, { method: 'POST' });
      expect(answer.status).toBe(419);
      expect(await answer.json()).toEqual({ message: 'CSRF token mismatch.' });
    },
  );

  test('of another visitor is refused', async () => {
    const { csrf } = await browser().who();
    const { visit, who } = browser();
    await who();
    expect((await visit('/cart/get', { method: 'POST', headers: { 'X-CSRF-TOKEN': csrf } })).status).toBe(419);
  });

  test('may be in the JSON or in the form', async () => {
    const { visit, who } = browser();
    const { csrf } = await who();
    const json = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ _token: csrf }),
    };
    expect((await visit('/cart/get', json)).status).toBe(200);
    const form = {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ _token: csrf }),
    };
    expect((await visit('/cart/get', form)).status).toBe(200);
  });

  test('that is missing in a form is reported to the shopper as a page', async () => {
    const { visit, who } = browser();
    await who('?lang=en');
    const answer = await visit('/cart/add', {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams(),
    });
    expect(answer.status).toBe(419);
    expect(await answer.text()).toContain('This page had expired.');
  });
});

describe('signing in', () => {
  test('with the right password greets the customer under a new id, and keeps the cart', async () => {
    const { who, post, cookie } = browser();
    await post('/cart/add', item(4711));
    const before = cookie();
    expect((await post('/login', credentials)).status).toBe(200);
    const signedIn = await who();
    expect(signedIn).toMatchObject({ name: 'Sanne' });
    expect(cookie()).not.toBe(before);
    expect(await (await post('/cart/get', {})).json()).toMatchObject({ items: [{ id: 4711, qty: 1 }, { free: true }] });
    const guest = await (await app.request('http://shop.test/who', { headers: { Cookie: before } })).json();
    expect(guest.name).toBeNull();
    expect(guest.csrf).not.toBe(signedIn.csrf);
    const headers = { Cookie: before, 'X-CSRF-TOKEN': guest.csrf };
    const cart = await app.request('http://shop.test/cart/get', { method: 'POST', headers });
    expect(await cart.json()).toMatchObject({ items: [] });
  });

  test.each([
    { email: 'sanne@example.nl', password: 'regen' },
    { email: 'niemand@example.nl', password: DEMO_PASSWORD },
  ])('with $email and $password is refused at the field', async (wrong) => {
    const { post, who } = browser();
    const answer = await post('/login', wrong);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({ email: ['Deze combinatie is onjuist.'] });
    expect((await who()).name).toBeNull();
  });

  test('merges the cart of the guest with the saved one, up to the stock', async () => {
    const first = browser();
    await first.post('/login', credentials);
    for (const line of [{ ...item(4711), qty: 20 }, item('sc-88', 'second-chance-product'), item(512)])
      await first.post('/cart/add', line);
    await first.post('/logout', {});
    expect(await (await first.post('/cart/init', {})).json()).toEqual({ amount: 0 });

    const second = browser();
    for (const line of [{ ...item(4711), qty: 20 }, item('sc-88', 'second-chance-product'), { ...item(430), qty: 3 }]) {
      expect((await second.post('/cart/add', line)).status).toBe(200);
    }
    await second.post('/login', credentials);
    const { items } = await (await second.post('/cart/get', {})).json();
    const quantities = Object.fromEntries(items.map((line: { id: string; qty: number }) => [line.id, line.qty]));
    expect(quantities).toEqual({ 4711: 25, 'sc-88': 1, 512: 1, 430: 3, 'cadeau-1': 1 });
  });

  test('as another customer does not take the first customer’s cart along', async () => {
    const { post } = browser();
    await post('/login', credentials);
    await post('/cart/add', item(512));
    await post('/login', { email: 'greta@example.de', password: DEMO_PASSWORD });
    expect(await (await post('/cart/init', {})).json()).toEqual({ amount: 0 });
    await post('/login', credentials);
    expect(await (await post('/cart/init', {})).json()).toEqual({ amount: 1 });
  });

  test('keeps the code that a guest applied', async () => {
    const { post } = browser();
    await post('/cart/add', item(4711));
    await post('/discounts/apply', { code: 'ZON10' });
    await post('/login', credentials);
    expect(await (await post('/cart/get', {})).json()).toMatchObject({
      currentDiscount: { name: 'ZON10', amount: 10 },
    });
  });

  test('creates a new token and invalidates the old one', async () => {
    const { who, post, visit, token } = browser();
    const { csrf } = await who();
    const signedIn = await post('/checkout/login', credentials);
    expect(await signedIn.json()).toEqual({});
    expect((await who()).csrf).not.toBe(csrf);
    const call = (headers: Record<string, string>) => visit('/cart/get', { method: 'POST', headers });
    expect((await call({ 'X-CSRF-TOKEN': csrf })).status).toBe(419);
    expect(token()).toBe((await who()).csrf);
    // The request of a widget on a page that was rendered earlier.
    expect((await call({ 'X-CSRF-TOKEN': csrf, 'X-XSRF-TOKEN': token()! })).status).toBe(200);
    expect((await call({ 'X-XSRF-TOKEN': csrf })).status).toBe(419);
  });

  test('sets cookies for this shop only, of which scripts can read only the token', async () => {
    const { post } = browser();
    const cookies = (await post('/login', credentials)).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.replace(/=[0-9a-f]{32}/, ''))).toEqual([
      'shop_session; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      'XSRF-TOKEN; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
  });

  test('ends with a new session and a new token', async () => {
    const { who, post, cookie } = browser();
    await post('/login', credentials);
    const before = { cookie: cookie(), csrf: (await who()).csrf };
    await post('/logout', {});
    expect(await who()).toMatchObject({ name: null });
    expect(cookie()).not.toBe(before.cookie);
    expect((await who()).csrf).not.toBe(before.csrf);
  });

  test('ends once, also where two tabs sign out at the same time', async () => {
    const { post, visit, token } = browser();
    await post('/login', credentials);
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token()! };
    const signOut = () => visit('/logout', { method: 'POST', headers, body: '{}' });
    const answers = await Promise.all([signOut(), signOut()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

test('how calls fail and what they answer belongs to one session, and stays when its visitor signs in and out', async () => {
  const [first, second] = [browser(), browser()];
  const active = async ({ visit }: typeof first) => ({
    ...(await (await visit('/demo/extras')).json()),
    ...(await (await visit('/demo/behaviour')).json()),
  });
  await first.post('/demo/extras', { names: ['sums'] });
  await first.post('/demo/behaviour', { call: '/cart/get', how: '500', times: 2 });
  const chosen = { names: ['sums'], calls: { '/cart/get': { how: '500', times: 2 } } };
  expect([await active(first), await active(second)]).toEqual([chosen, { names: [], calls: {} }]);
  const guest = first.cookie();
  await first.post('/login', credentials);
  expect(first.cookie()).not.toBe(guest);
  expect(await active(first)).toEqual(chosen);
  expect((await first.post('/logout', {})).status).toBe(200);
  expect(await active(first)).toEqual(chosen);
});

describe('without JavaScript', () => {
  test('a wrong password leads back to the form, with a message that is shown once', async () => {
    const shop = await openShop({ open: openNode, products: 20, pages });
    const answer = await submitForm(shop, '/login', { email: 'sanne@example.nl', password: 'regen', back: '/cart' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login']);
    const notice = async () => (await (await shop.fetch('/who')).json()).notice;
    expect(await notice()).toBe('Deze combinatie is onjuist.');
    expect(await notice()).toBeNull();
    await shop.close();
  });

  test('the right password continues', async () => {
    const shop = await openShop({ open: openNode, products: 20, pages });
    const answer = await submitForm(shop, '/login', { ...credentials, back: '/cart' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
    await shop.close();
  });
});

test('a header stands in for the cookie, and keeps its session through login', async () => {
  const shop = await openShop({ open: openNode, products: 20, cart: [{ id: 512 }] });
  await postJson(shop, '/login', credentials);
  expect(await callEndpoint(shop, readCart)).toMatchObject({ user: { first_name: 'Sanne' }, items: [{ id: 512 }] });
  await shop.close();
});
