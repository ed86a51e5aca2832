import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { Client } from 'pg';

const FOLDER = import.meta.dirname;

/** What this machine lacks to run the engine. */
export function missingParts(): readonly string[] {
  return [
    ...(existsSync(join(FOLDER, 'node_modules/@vendure/core'))
      ? []
      : ['@vendure/core (npm ci in tests/adapters/vendure)']),
    ...(process.env['DATABASE_URL'] ? [] : ['PostgreSQL in DATABASE_URL']),
  ];
}

/** Whether prices contain VAT. */
export type Prices = 'gross' | 'net';

export interface Engine {
  /** Its Shop API. */
  readonly api: string;
  readonly prices: Prices;
  /** What an order was charged, in minor units. */
  charged(code: string): Promise<number | undefined>;
}

async function withClient<Value>(url: string, use: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Runs with a database of its own, filled with products of the demo shop, and removes it afterwards. */
export async function withDatabase<Value>(use: (url: string) => Promise<Value>): Promise<Value> {
  const server = process.env['DATABASE_URL']!;
  const name = `vendure_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  try {
    await promisify(execFile)(process.execPath, [join(FOLDER, 'fill.mjs')], {
      env: { ...process.env, ENGINE_DATABASE_URL: url.href, ENGINE_PORT: String(await getPort()) },
      timeout: 120_000,
    });
    return await use(url.href);
  } finally {
    await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  }
}

/** Runs with the engine started. */
export async function withEngine<Value>(
  url: string,
  prices: Prices,
  use: (engine: Engine) => Promise<Value>,
): Promise<Value> {
  const port = await getPort();
  const env = { ...process.env, ENGINE_DATABASE_URL: url, ENGINE_PORT: String(port), PRICES: prices };
  const engine = spawn(process.execPath, [join(FOLDER, 'serve.mjs')], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    await new Promise<void>((resolve, reject) => {
      engine.stdout.on('data', (text) => String(text).includes('ready') && resolve());
      engine.on('exit', (code) => reject(new Error(`The engine stopped with ${code}.`)));
      setTimeout(() => reject(new Error('The engine has not started within a minute.')), 60_000).unref();
    });
    return await use({ api: `http://127.0.0.1:${port}/shop-api`, prices, charged: (code) => chargedIn(url, code) });
  } finally {
    engine.kill();
  }
}

function chargedIn(url: string, code: string): Promise<number | undefined> {
  return withClient(url, async (client) => {
    const text = 'select p.amount from payment p join "order" o on o.id = p."orderId" where o.code = $1';
    const { rows } = await client.query<{ amount: number }>(text, [code]);
    return rows.length === 1 ? rows[0]!.amount : undefined;
  });
}
