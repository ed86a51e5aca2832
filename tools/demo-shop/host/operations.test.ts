import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNode } from '../db/open-node.ts';
import type { Db } from '../db/schema.ts';
import { seed } from '../seed/seed.ts';
import { serve, type Served } from './listen.ts';

let db: Db;
let served: Served;
let lines: string[];

beforeEach(async () => {
  db = await openNode();
  await seed(db, { products: 60 });
  lines = [];
  served = await serve({ port: 0, db, log: (line) => lines.push(line) });
});
afterEach(() => served.close());

const read = (path: string, headers: Record<string, string> = {}) => fetch(served.url + path, { headers });

test('a shop that runs lives and is ready', async () => {
  expect((await read('/healthz')).status).toBe(200);
  expect((await read('/readyz')).status).toBe(200);
  await db.destroy();
});

test('without its database it lives, and is not ready', async () => {
  await db.destroy();
  expect((await read('/healthz')).status).toBe(200);
  expect((await read('/readyz')).status).toBe(503);
});

test('requests are measured by kind and status, as Prometheus reads it', async () => {
  await read('/', { Accept: 'text/html' });
  await read('/nowhere', { Accept: 'text/html' });
  await read('/widgets/none.js');
  const answer = await read('/metrics');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  const count = (kind: string, status: number) =>
    text.includes(`shop_request_duration_seconds_count{method="GET",kind="${kind}",status="${status}"} 1`);
  expect([count('page', 200), count('page', 404), count('file', 404)]).toEqual([true, true, true]);
  expect(text).toContain('nodejs_heap_size_used_bytes');
  await db.destroy();
});

test('a line of the log has the trace of the caller, and nothing that a shopper has typed', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
  await read('/zoeken?q=geheim', { Accept: 'text/html', traceparent });
  await read('/healthz');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'info',
      method: 'GET',
      path: '/zoeken',
      status: 200,
      ms: expect.any(Number),
      trace_id: trace,
    },
  ]);
  await db.destroy();
});
