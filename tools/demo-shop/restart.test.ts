import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCart } from '../../shared/contract/cart.ts';
import { createApp } from './app.ts';
import { callEndpoint } from './shop-client.ts';
import { openNode } from './db/open-node.ts';
import { createHosts, type Host } from './hosts.support.ts';
import { openShop } from './open-shop.ts';

let folder: string;
let file: string;
const hosts = createHosts();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
  file = join(folder, 'shop.sqlite');
});
afterEach(() => {
  hosts.kill();
  rmSync(folder, { recursive: true });
});

/** A shop with its data in the file. */
const startHost = (environment: Readonly<Record<string, string>> = {}): Promise<Host> =>
  hosts.start({ SHOP_DATA: file, ...environment });

/** A visitor whose session and cart are stored in the file before any host starts. */
async function visitor() {
  const shop = await openShop({ open: () => openNode(file), cart: [{ id: 512, qty: 1 }], stock: { 512: 99_999 } });
  await shop.close();
  const cookie = `shop_session=${shop.session.id}`;
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': shop.csrf, cookie };
  const body = JSON.stringify({ type: 'product', id: 512, qty: 1 });
  const increase = (url: string) => fetch(`${url}/cart/plus`, { method: 'POST', headers, body });
  return { session: shop.session, headers: { ...headers, Accept: 'application/json' }, increase };
}

async function quantityInFile(): Promise<number> {
  const db = await openNode(file);
  const line = await db
    .selectFrom('cart_lines')
    .select('qty')
    .where('product_id', '=', '512')
    .executeTakeFirstOrThrow();
  await db.destroy();
  return line.qty;
}

test('a restart keeps sessions and carts', async () => {
  const before = await openShop({ open: () => openNode(file), cart: [{ id: 4711, qty: 2 }], customer: 'sanne' });
  const cart = await callEndpoint(before, readCart);
  await before.close();

  const db = await openNode(file);
  const app = createApp({ db });
  const fetchAgain = async (input: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('X-Demo-Session', before.session.id);
    headers.set('X-CSRF-TOKEN', before.csrf);
    return app.request(input, { ...init, headers });
  };
  expect(await callEndpoint({ fetch: fetchAgain }, readCart)).toEqual(cart);
  await db.destroy();
});

test('a shop that is killed while it writes keeps all acknowledged writes', { timeout: 120_000 }, async () => {
  const { increase } = await visitor();
  let least = 1;
  for (const killedAfter of [40, 170]) {
    const host = await startHost();
    let acknowledged = 0;
    let sent = 0;
    const keepAsking = async () => {
      for (;;) {
        sent++;
        const answer = await increase(host.url).catch(() => undefined);
        if (!answer) return;
        expect(answer.status).toBe(200);
        if (++acknowledged === killedAfter) host.process.kill('SIGKILL');
      }
    };
    await Promise.all([...Array.from({ length: 6 }, keepAsking), once(host.process, 'exit')]);
    const kept = await quantityInFile();
    expect(acknowledged).toBeGreaterThanOrEqual(killedAfter);
    expect(kept).toBeGreaterThanOrEqual(least + acknowledged);
    expect(kept).toBeLessThanOrEqual(least + sent);
    least = kept;
  }
});

test('two shops on one database file lose no data', { timeout: 120_000 }, async () => {
  const { increase } = await visitor();
  const [first, second] = await Promise.all([startHost(), startHost()]);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => increase(index % 2 ? first.url : second.url)),
  );
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  expect(await quantityInFile()).toBe(61);
});

test('shops that start at the same time on a new file fill it once, and know the guests of each other', async () => {
  const [first, second] = await Promise.all([startHost(), startHost(), startHost()]);
  const page = await fetch(`${first.url}/login`, { headers: { Accept: 'text/html' } });
  const token = /name="csrf-token" content="([^"]+)"/.exec(await page.text())![1]!;
  const cookie = page.headers.getSetCookie()[0]!.split(';')[0]!;
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token, cookie };
  const body = JSON.stringify({ type: 'product', id: 512, qty: 2 });
  expect((await fetch(`${second.url}/cart/add`, { method: 'POST', headers, body })).status).toBe(200);
  const cart = await fetch(`${first.url}/cart/get`, { method: 'POST', headers });
  expect(await cart.json()).toMatchObject({ items: [{ id: 512, qty: 2 }] });
  const db = await openNode(file);
  expect(await db.selectFrom('products').select('id').execute()).toHaveLength(2000);
  expect(await db.selectFrom('secrets').selectAll().execute()).toHaveLength(1);
  await db.destroy();
}, 300_000);

test('a statement that two shops get at once is one withdrawal', { timeout: 120_000 }, async () => {
  const { headers } = await visitor();
  const statement = { name: 'Sanne', email: 'sanne@example.nl', order_number: '2026-11120', lines: [], part: '' };
  const [first, second] = await Promise.all([startHost(), startHost()]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const body = JSON.stringify(statement);
      const answer = await fetch(`${(index % 2 ? first : second).url}/withdrawal`, { method: 'POST', headers, body });
      return answer.text();
    }),
  );
  expect(new Set(answers).size).toBe(1);
  const db = await openNode(file);
  expect(await db.selectFrom('withdrawals').selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom('mails').selectAll().execute()).toHaveLength(1);
  await db.destroy();
});

test('a shop that is killed between the receipt and the e-mail loses neither', { timeout: 120_000 }, async () => {
  const { headers } = await visitor();
  const outbox = join(folder, 'outbox');
  // A file where the folder belongs: the shop can keep the statement, and cannot write the mail.
  writeFileSync(outbox, '');
  const statement = { name: 'Sanne', email: 'sanne@example.nl', order_number: '2026-11120', lines: [], part: '' };
  const state = async ({ url }: Host) => {
    const answer = await fetch(`${url}/withdrawal`, { method: 'POST', headers, body: JSON.stringify(statement) });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { id: string; text: string };
  };
  const first = await startHost();
  const receipt = await state(first);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  rmSync(outbox);

  const second = await startHost();
  const written = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  await vi.waitFor(() => expect(written()).toHaveLength(1), { timeout: 30_000, interval: 100 });
  expect(await state(second)).toEqual(receipt);
  second.process.kill('SIGTERM');
  await once(second.process, 'exit');
  expect(written()).toHaveLength(1);
  expect(readFileSync(join(outbox, written()[0]!), 'utf8')).toContain(receipt.id);
  const db = await openNode(file);
  expect(await db.selectFrom('withdrawals').select('number').execute()).toEqual([{ number: receipt.id }]);
  expect(await db.selectFrom('mails').select('sent_at').execute()).toEqual([{ sent_at: expect.any(Number) }]);
  await db.destroy();
});

test('a shop that is told to stop answers what has begun, and says before that it wants no more', async () => {
  const { headers, increase } = await visitor();
  const host = await startHost({ SHOP_LOG: 'json', SHOP_STOP_DELAY: '1' });
  const isReady = () => fetch(`${host.url}/readyz`).then(({ status }) => status);
  expect(await isReady()).toBe(200);
  const behaviour = JSON.stringify({ call: '/cart/plus', how: 'slow', times: 1 });
  await fetch(`${host.url}/demo/behaviour`, { method: 'POST', headers, body: behaviour });
  const slow = increase(host.url);
  const ended = once(host.process, 'exit');
  host.process.kill('SIGTERM');
  await vi.waitFor(async () => expect(await isReady()).toBe(503));
  expect((await slow).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(await quantityInFile()).toBe(2);
});
