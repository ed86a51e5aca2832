import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_FILTERS, type SearchEngine } from '../rules/search/engine.ts';
import { createHttpEngine } from './http-engine.ts';
import { searchPlaceIn, searchServerAt } from './search-server.ts';

/**
 * What is sent, and what a server answers to it. The answers are written after the documentation of OpenSearch, and not
 * recorded.
 */
interface Exchange {
  readonly request: unknown;
  readonly status: number;
  readonly answer: unknown;
}

const exchanges = JSON.parse(
  readFileSync(new URL('search-exchanges.json', import.meta.url), 'utf8'),
) as readonly Exchange[];

let server: Server;
let engine: SearchEngine;
beforeAll(async () => {
  const app = new Hono();
  app.post('/shop-products/_search', async ({ req }) => {
    const body: unknown = await req.json();
    const exchange = exchanges.find(({ request }) => isDeepStrictEqual(request, body));
    if (!exchange) return Response.json({ unknown: body }, { status: 400 });
    return Response.json(exchange.answer, { status: exchange.status });
  });
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
  });
  const { port } = server.address() as AddressInfo;
  engine = createHttpEngine(searchServerAt(searchPlaceIn(`http://127.0.0.1:${port}`)!));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const ALL = { categories: null, isOffers: false, text: '' };
const INVERTERS = { ...ALL, categories: [12, 121] };

test('counts are read for each group beside the others', async () => {
  const price = { min: 10_000, max: null };
  const options = new Map([[1, ['1-3-kw']]]);
  expect(await engine.facets(INVERTERS, { ...NO_FILTERS, brands: [3], options, price })).toEqual({
    total: 7,
    brands: new Map([
      [5, 24],
      [3, 7],
    ]),
    options: new Map([
      ['2-1', 5],
      ['2-3', 2],
      ['1-5-kw', 12],
      ['1-3-kw', 7],
    ]),
    bestChoice: { yes: 1, no: 6 },
    reduced: 2,
  });
});

test('limits of prices are read, also where nothing has a price', async () => {
  expect(await engine.priceLimits(INVERTERS)).toEqual({ min: 9900, max: 489_500 });
  expect(await engine.priceLimits({ ...ALL, isOffers: true })).toEqual({ min: null, max: null });
});

test('products are read in their order', async () => {
  const part = { sort: 'price-high', from: 18, count: 2 } as const;
  expect(await engine.productIds({ ...ALL, text: 'MC4 10kg' }, NO_FILTERS, part)).toEqual(['4711', '2002']);
});

test('a refusal is an error with its status and its reason', async () => {
  const failure = engine.priceLimits({ ...ALL, categories: [9] });
  await expect(failure).rejects.toMatchObject({ status: 503, message: expect.stringContaining('no master') });
});
