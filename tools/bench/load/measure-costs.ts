import { compressed } from '../../demo-shop/host/compress.ts';
import { openShop, type OpenedShop } from '../../demo-shop/open-shop.ts';
import { mountPages } from '../../demo-shop/pages/pages.ts';
import { ALL_PRODUCTS } from '../../demo-shop/seed/seed.ts';
import { createQueryCounter } from './count-queries.ts';
import type { Database } from './open-databases.ts';
import type { VisitStep } from './visit-steps.ts';

/** What one page or call costs. */
export interface Cost {
  readonly name: string;
  /** Of the body with Brotli, as the shop sends it. */
  readonly bytes: number;
  /** Milliseconds of processor time in the shop, which for SQLite contain those of the database. */
  readonly cpu: number;
  readonly queries: number;
  /** Milliseconds that the shop waits for the database. */
  readonly database: number;
}

const WARM_UP = 20;
/** Milliseconds for one page or call. */
const MAX_DURATION = 2000;
const MAX_REPEATS = 300;

/** Measures each step in a process without sockets: rendering, rules, database and compression. */
export async function measureCosts(database: Database, steps: readonly VisitStep[]): Promise<Cost[]> {
  const counter = createQueryCounter();
  const shop = await openShop({
    open: async () => (await database.open()).withPlugin(counter.plugin),
    products: ALL_PRODUCTS,
    cart: [{ id: 512, qty: 1 }],
    pages: mountPages,
  });
  try {
    const costs: Cost[] = [];
    for (const step of steps) {
      await repeat(shop, step, WARM_UP);
      counter.reset();
      const before = process.cpuUsage();
      const { count, bytes } = await repeat(shop, step, MAX_REPEATS);
      const { user, system } = process.cpuUsage(before);
      const { queries, ms } = counter.counted;
      costs.push({
        name: step.name,
        bytes,
        cpu: rounded((user + system) / 1000 / count),
        queries: rounded(queries / count),
        database: rounded(ms / count),
      });
    }
    return costs;
  } finally {
    await shop.close();
  }
}

const rounded = (value: number) => Number(value.toFixed(3));

async function repeat(shop: OpenedShop, step: VisitStep, maxRepeats: number) {
  const end = performance.now() + MAX_DURATION;
  let [count, bytes] = [0, 0];
  while (count < maxRepeats && (count === 0 || performance.now() < end)) {
    bytes = await send(shop, step);
    count += 1;
  }
  return { count, bytes };
}

async function send(shop: OpenedShop, { is, method, path, body, name }: VisitStep): Promise<number> {
  const accept = is === 'page' ? 'text/html' : 'application/json';
  const headers = { Accept: accept, 'Accept-Encoding': 'br', ...(body && { 'Content-Type': 'application/json' }) };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await compressed(
    new Request(new URL(path, 'http://shop.test'), { headers }),
    await shop.fetch(path, init),
  );
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${name} answers ${answer.status}.`);
  return byteLength;
}
