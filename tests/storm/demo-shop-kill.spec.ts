import { DatabaseSync } from 'node:sqlite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { startHost, openSession, type Host, type HostVisitor } from './demo-shop-host.ts';
import { randomFor, times } from './storm-options.ts';
import { skipWhenLate } from '../support/skip-when-late.ts';

test.beforeEach(skipWhenLate);

const server = process.env['DATABASE_URL'];
const random = randomFor('demo-shop-kill');

let folder: string;
const hosts: Host[] = [];
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-storm-'));
});
test.afterAll(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.kill()));
  await rm(folder, { recursive: true, force: true });
});

interface Acknowledged {
  pieces: number;
  /** All requests, answered or not. */
  attempts: number;
  streets: string[];
}

const ADDRESS = {
  first_name: 'Sanne',
  last_name: 'Vries',
  phone: '0612345678',
  type: 'private',
  country: 'nl',
  house_number: '1',
  zip_code: '1012 LG',
  city: 'Amsterdam',
};

/** Writes until the shop is killed, and records acknowledged writes only. */
async function writeUntilEnd(customer: HostVisitor, kept: Acknowledged, round: number): Promise<void> {
  const add = async () => {
    for (;;) {
      kept.attempts++;
      if (!(await customer.post('/cart/add', { type: 'product', id: 430, qty: 1 })).ok) throw new Error('refused');
      kept.pieces++;
    }
  };
  const save = async () => {
    for (let number = 0; ; number++) {
      const street = `Straat ${round}-${number}`;
      if (!(await customer.post('/dashboard/addresses/vue/store', { ...ADDRESS, street })).ok)
        throw new Error('refused');
      kept.streets.push(street);
    }
  };
  const ends = await Promise.allSettled([add(), add(), save()]);
  // A broken connection is expected; an error status is not.
  expect(
    ends.map((end) => end.status === 'rejected' && String(end.reason)).filter((why) => /refused/.test(String(why))),
  ).toEqual([]);
}

async function expectKept(customer: HostVisitor, kept: Acknowledged): Promise<void> {
  const { items } = (await (await customer.post('/cart/get')).json()) as { items: { id: number; qty: number }[] };
  const pieces = items.find(({ id }) => id === 430)?.qty ?? 0;
  expect(pieces).toBeGreaterThanOrEqual(kept.pieces);
  expect(pieces).toBeLessThanOrEqual(kept.attempts);
  const { addresses } = (await (await customer.post('/dashboard/addresses/vue/data')).json()) as {
    addresses: { street: string }[];
  };
  const streets = new Set(addresses.map(({ street }) => street));
  expect(kept.streets.filter((street) => !streets.has(street))).toEqual([]);
}

async function killAgainAndAgain(environment: Record<string, string>, whole: () => Promise<void>): Promise<void> {
  const kept: Acknowledged = { pieces: 0, attempts: 0, streets: [] };
  for (let round = 0; round < times(3, 50); round++) {
    const host = await startHost(environment);
    hosts.push(host);
    const customer = await openSession(host.url, 'greta@example.de');
    await expectKept(customer, kept);
    // Reduces the quantity, because the stock limits it.
    if (kept.pieces > 10) {
      expect((await customer.post('/cart/min', { type: 'product', id: 430 })).ok).toBe(true);
      Object.assign(kept, { pieces: 0, attempts: 0 });
    }
    const writing = writeUntilEnd(customer, kept, round);
    await new Promise((resolve) => setTimeout(resolve, 50 + random.below(400)));
    await host.kill();
    await writing;
    await whole();
  }
}

test('a shop on SQLite that is killed at any time keeps all acknowledged writes', async () => {
  const file = join(folder, 'shop.sqlite');
  await killAgainAndAgain({ SHOP_DATA: file }, async () => {
    const database = new DatabaseSync(file);
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
    database.close();
  });
});

test('a shop on PostgreSQL that is killed at any time keeps all acknowledged writes', async () => {
  test.skip(!server, 'DATABASE_URL names no server');
  const name = `storm_${crypto.randomUUID().replaceAll('-', '')}`;
  const onServer = async (sql: string) => {
    const client = new Client({ connectionString: server! });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await onServer(`create database ${name}`);
  const url = new URL(server!);
  url.pathname = `/${name}`;
  try {
    await killAgainAndAgain({ DATABASE_URL: url.href, SHOP_DATA: join(folder, 'beside.sqlite') }, async () => {});
  } finally {
    await onServer(`drop database ${name} with (force)`);
  }
});
