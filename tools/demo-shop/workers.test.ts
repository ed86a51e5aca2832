import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addToCart, increaseLine, readCart } from '../../shared/contract/cart.ts';
import { times } from '../../tests/storm/storm-options.ts';
import { openNode } from './db/open-node.ts';
import { openPostgres } from './db/open-postgres.ts';
import type { Db } from './db/schema.ts';
import { createHosts, openVisit, type Host } from './hosts.support.ts';
import { openOutbox } from './host/outbox.ts';
import { createDatabases, server } from './new-database.support.ts';
import { queueMail } from './rules/mail/queue.ts';
import { DEMO_PASSWORD } from './seed/people.ts';
import { callEndpoint, postJson, type ShopClient } from './shop-client.ts';
import { chunked, MP4 } from './uploads.ts';
import { connectors, prepareOrder, startLoad, type Answered } from './workers-load.support.ts';
import { placedOrders } from './placed-orders.support.ts';

const EVENTUALLY = { timeout: 60_000, interval: 100 };
const folder = mkdtempSync(join(tmpdir(), 'shop-'));
const databases = createDatabases();

const DATABASES = [
  { name: 'SQLite', isThere: true, open: () => openNode(join(folder, 'shop.sqlite')), url: async () => '' },
  { name: 'PostgreSQL', isThere: Boolean(server), open: openPostgres, url: () => databases.create() },
];

afterAll(async () => {
  // Workers of a host that was killed end a moment after it.
  rmSync(folder, { recursive: true, maxRetries: 10 });
  await databases.drop();
}, 60_000);

describe.each(DATABASES)('$name', { timeout: times(300_000, 3_600_000) }, ({ name, isThere, open, url }) => {
  describe.skipIf(!isThere)('one shop with several processes', () => {
    const hosts = createHosts();
    let address: string;
    let db: Db;
    let first: Host;
    let second: Host;

    beforeAll(async () => {
      address = await url();
      const data = {
        SHOP_DATA: join(folder, name === 'SQLite' ? 'shop.sqlite' : 'beside.sqlite'),
        SHOP_PRODUCTS: '60',
      };
      const start = (own: Record<string, string>) => hosts.start({ ...data, DATABASE_URL: address, ...own });
      [first, second] = await Promise.all([start({ WORKERS: '2' }), start({})]);
      db = await open(address);
      await db.updateTable('products').set({ stock: 1_000_000 }).where('id', '=', '512').execute();
    }, 120_000);
    afterAll(async () => {
      hosts.kill();
      await db.destroy();
    });

    /** The processes of the first host that measure requests. */
    async function pids(): Promise<number[]> {
      const metrics = await (await fetch(`${first.url}/metrics`, { headers: { Connection: 'close' } })).text();
      return [...metrics.matchAll(/^process_resident_memory_bytes\{pid="(\d+)"\}/gm)].map(([, pid]) => Number(pid));
    }

    test('a shopper whose requests go to another process in turn notices nothing', async () => {
      const shopper = await openVisit([first.url, second.url]);
      await fillAsGuest(shopper);
      await failTwice(shopper);
      await uploadInChunks(shopper);
      expect((await postJson(shopper, '/login', { email: 'greta@example.de', password: DEMO_PASSWORD })).status).toBe(
        200,
      );
      const { items, currentDiscount } = await callEndpoint(shopper, readCart);
      expect([items.map(({ id, qty }) => [id, qty]), currentDiscount?.amount]).toEqual([[[512, 4]], 1000]);
      const order = await prepareOrder(shopper, crypto.randomUUID());
      expect(await order()).toBe(await order());
    });

    test('a guest sees the stock after the payment of another at once, whichever process shows it', async () => {
      const [buyer, guest] = [await openVisit([first.url, second.url]), await openVisit([second.url, first.url])];
      await db.updateTable('products').set({ stock: 1 }).where('id', '=', '4711').execute();
      const isSoldOut = async () => {
        const pages = [1, 2].map(() => guest.fetch('/growatt-min-3000tl-xh', { headers: { Accept: 'text/html' } }));
        const texts = await Promise.all(pages.map(async (page) => (await page).text()));
        return texts.map((text) => /uitverkocht/i.test(text));
      };
      expect(await isSoldOut()).toEqual([false, false]);
      await callEndpoint(buyer, addToCart, { type: 'product', id: 4711, qty: 1 });
      const path = await (await prepareOrder(buyer, crypto.randomUUID()))();
      expect((await postJson(buyer, path, { outcome: 'paid' })).headers.get('location')).toMatch(/^\/bedankt\//);
      expect(await isSoldOut()).toEqual([true, true]);
    });

    test('attempts at every process count together', async () => {
      const guesser = await openVisit([first.url, second.url]);
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => postJson(guesser, '/discounts/apply', { code: 'RAAD1' })),
      );
      expect(answers.filter(({ status }) => status !== 429)).toHaveLength(30);
    });

    /** What was answered is in the database, and nothing is there twice. */
    async function expectKept({ carts, orders }: Answered): Promise<void> {
      expect(carts.length).toBeGreaterThan(0);
      for (const { answered, sent, inCart } of carts) {
        expect(inCart).toBeGreaterThanOrEqual(answered);
        expect(inCart).toBeLessThanOrEqual(sent);
      }
      expect(orders.size).toBeGreaterThan(0);
      const rows = await placedOrders(db).select(['id', 'details']).execute();
      const keyOf = (details: string | null) => (JSON.parse(details!) as { key?: string }).key;
      for (const [key, page] of orders) {
        const placed = rows.filter(({ details }) => keyOf(details) === key);
        expect(placed.map(({ id }) => `/betalen/${id}`)).toEqual([page]);
      }
    }

    test('of two processes with mails to send, each mail is sent by one', async () => {
      const mail = { session_id: null, person_id: null, recipient: 'jo@example.nl', recipient_name: 'Jo' };
      // The processes of both databases write to one folder.
      const ids = Array.from({ length: 40 }, (_, at) => `${name}-mail-${at}`);
      for (const id of ids)
        await queueMail(db, { ...mail, id, subject: id, text: id, locale: 'nl', created_at: Date.now() });
      const openSender = async () => {
        const place = { db: await open(address), folder: mkdtempSync(join(folder, 'outbox-')) };
        return { ...place, outbox: openOutbox(place) };
      };
      const senders = [await openSender(), await openSender()];
      for (const { outbox } of senders) outbox.deliver();
      const owed = db.selectFrom('mails').select('id').where('sent_at', 'is', null);
      await vi.waitFor(async () => expect(await owed.execute()).toEqual([]), EVENTUALLY);
      for (const { outbox } of senders) await outbox.close();
      // The processes of the shop send mails, too, to a folder of their own.
      const outboxes = readdirSync(folder).filter((entry) => entry.startsWith('outbox'));
      const written = outboxes.flatMap((outbox) => readdirSync(join(folder, outbox)));
      const sent = written.filter((file) => file.startsWith(`${name}-mail-`) && file.endsWith('.eml'));
      expect(sent.toSorted()).toEqual(ids.map((id) => `${id}.eml`).toSorted());
      for (const sender of senders) await sender.db.destroy();
    });

    test('the metrics of all workers are at each of them', async () => {
      for (let request = 0; request < 12; request++)
        await fetch(`${first.url}/widgets/none.js`, { headers: { Connection: 'close' } });
      const metrics = await (await fetch(`${first.url}/metrics`)).text();
      const counts = /^shop_request_duration_seconds_count\{method="GET",kind="file",status="404",pid="\d+"\} (\d+)/gm;
      const perWorker = [...metrics.matchAll(counts)].map(([, count]) => Number(count));
      expect(perWorker).toHaveLength(2);
      expect(perWorker[0]! + perWorker[1]!).toBe(12);
    });

    test('a worker that is killed loses no write that was answered, and no order is placed twice', async () => {
      const end = startLoad({ url: first.url, retries: true });
      for (let round = 0; round < times(1, 30); round++) {
        const [victim] = await pids();
        await wait(500);
        process.kill(victim!, 'SIGKILL');
        const others = async () => (await pids()).filter((pid) => pid !== victim);
        await vi.waitFor(async () => expect(await others()).toHaveLength(2), EVENTUALLY);
      }
      await expectKept(await end());
    });

    test('while all workers are replaced, every write is answered', async () => {
      const end = startLoad({ url: first.url, retries: false });
      for (let round = 0; round < times(1, 10); round++) {
        const before = await pids();
        first.process.kill('SIGUSR2');
        await vi.waitFor(async () => {
          const now = await pids();
          expect([now.length, now.filter((pid) => before.includes(pid))]).toEqual([2, []]);
        }, EVENTUALLY);
      }
      await expectKept(await end());
    });

    test('one signal stops all workers', async () => {
      const before = await pids();
      const ended = once(first.process, 'exit');
      first.process.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    });
  });
});

async function fillAsGuest(shopper: ShopClient): Promise<void> {
  await callEndpoint(shopper, addToCart, connectors);
  for (let more = 0; more < 3; more++) await callEndpoint(shopper, increaseLine, connectors);
  expect((await postJson(shopper, '/discounts/apply', { code: 'ZON10' })).status).toBe(200);
}

async function failTwice(shopper: ShopClient): Promise<void> {
  await postJson(shopper, '/demo/behaviour', { call: '/cart/get', how: '500', times: 2 });
  const statuses: number[] = [];
  for (let call = 0; call < 4; call++) statuses.push((await postJson(shopper, '/cart/get')).status);
  expect(statuses).toEqual([500, 500, 200, 200]);
}

async function uploadInChunks(shopper: ShopClient): Promise<void> {
  const bytes = Uint8Array.from({ length: 40_000 }, (_, at) => (at * 7) % 256);
  bytes.set(MP4);
  const answers: { url?: string }[] = [];
  for (const body of chunked(new File([bytes], 'film.mp4'), 3000))
    answers.push(await (await shopper.fetch('/media/upload/video', { method: 'POST', body })).json());
  for (let read = 0; read < 2; read++) {
    const film = await shopper.fetch(answers.at(-1)!.url!);
    expect(new Uint8Array(await film.arrayBuffer())).toEqual(bytes);
  }
}
