import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createShopCalls, Refusal, type ShopCallsOptions } from '../adapter/create-shop-calls.ts';
import { memoryShop } from '../adapter/memory-shop.support.ts';
import { playAgainst } from './conform-shop.support.ts';
import type { Played } from './play.ts';
import { formatPlayed } from './report.ts';
import { ShopFile } from './shop-file.ts';

/** A shop on the adapter, which no demo shop has seen: prices without VAT, tokens by a call, no addresses of products. */
const FILE = {
  isTestShop: true,
  products: [
    { id: 'book', stock: 500 },
    { id: 'inverter', stock: 20 },
  ],
  soldOut: { id: 'cable' },
  list: { id: 'all' },
  search: 'omv',
  code: 'ZON10',
  customer: { email: 'sanne@example.nl', password: 'zonneschijn' },
  has: ['reviews'],
};

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise<void>((resolve) => {
    server?.close(() => resolve());
  });
});

type MemoryShop = ReturnType<typeof memoryShop>;

/** The shop in memory, which also refuses what no page of it sells, knows each code once, and notes what orders cost. */
function strictShop(charged: number[], changed: Setup['changed']): MemoryShop {
  const shop = { ...memoryShop(), ...changed } as MemoryShop;
  const strict: MemoryShop = {
    ...shop,
    addLine(session, line) {
      if (line.type !== 'product') throw new Refusal('unknown-product');
      return shop.addLine!(session, line);
    },
    async applyCode(session, code) {
      const cart = await shop.readCart!(session);
      if (!cart?.reductions?.some((reduction) => reduction.code === code)) await shop.applyCode!(session, code);
    },
    async placeOrder(session, order) {
      charged.push((await shop.readCart!(session))!.total);
      await shop.placeOrder!(session, order);
      return { redirect: `/bedankt/${charged.length}` };
    },
  };
  return strict;
}

interface Setup {
  readonly options?: ShopCallsOptions;
  /** Pages are the same for everybody, or have the token of their visitor. */
  readonly isForEverybody?: boolean;
  /** All pages are in this language. */
  readonly only?: 'nl' | 'en';
  readonly changed?: { [Name in keyof MemoryShop]?: MemoryShop[Name] | undefined };
}

async function openShop({ options = {}, isForEverybody, only, changed = {} }: Setup): Promise<string> {
  const charged: number[] = [];
  const calls = createShopCalls(strictShop(charged, changed), options);
  const settings = JSON.stringify({ base: options.base ?? '', token: { call: '/token' } });
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await calls.fetch(request);
    if (answer) return answer;
    const { pathname } = new URL(request.url);
    const [, order] = /^\/bedankt\/(\d+)$/.exec(pathname) ?? [];
    if (!order && !/^\/(checkout\/payment|product\/\w+|alles)?$/.test(pathname))
      return Response.json({ message: `No route for ${pathname.slice(1)}.` }, { status: 404 });
    const [accepted = 'nl'] = /^(de|en)/.exec(request.headers.get('accept-language') ?? '') ?? [];
    const locale = (only ?? accepted) as 'nl';
    const body = order ? `Te betalen: € ${(charged[Number(order) - 1]! / 100).toFixed(2)}` : '';
    const page = (head: string, headers = new Headers()) => {
      headers.set('Content-Type', 'text/html');
      return new Response(`<html lang="${locale}">${head}${body}`, { headers });
    };
    if (isForEverybody) return page(`<script type="application/json" data-shop-settings>${settings}</script>`);
    const { token, headers } = await calls.openPage(request, locale);
    return page(`<meta content='${token}' name='csrf-token'>`, headers);
  };
  server = serve({ fetch, port: 0 }) as Server;
  await new Promise<void>((resolve) => {
    server!.once('listening', resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const SCENARIOS = ['session', 'cart', 'codes', 'overview', 'checkout', 'account', 'products', 'search'];

test.each<[string, Setup]>([
  ['whose pages have the token', {}],
  [
    'in a folder, whose pages are cached for everybody',
    { options: { base: '/shop' }, isForEverybody: true, only: 'nl' },
  ],
])(
  'a shop on the adapter %s keeps every clause',
  async (_, setup) => {
    const url = await openShop(setup);
    const played = await playAgainst({ url }, ShopFile.parse(FILE), { scenarios: SCENARIOS });
    expect(formatPlayed(url, played)).toContain(' 0 broken, 0 not run');
    expect(keptOf(played)).toEqual(
      expect.arrayContaining(['order-total-small', 'order-pickup-total', 'order-read-again', 'suggest-price']),
    );
  },
  60_000,
);

/** Street and number in one line, a province that must be chosen, one language, no codes, and no country of the demo shop. */
test('a shop in Italy, in one language and without codes, keeps every clause', async () => {
  const province = { code: 'MI', name: 'Milano' };
  const url = await openShop({
    only: 'en',
    changed: {
      countries: () => [{ code: 'IT', name: 'Italy', format: 'lines', provinces: [province], needsProvince: true }],
      applyCode: undefined,
      removeCode: undefined,
    },
  });
  const { code: _, ...file } = FILE;
  const address = { country: 'it', street: 'Via Roma', house_number: '12', zip_code: '20121', city: 'Milano' };
  const played = await playAgainst({ url }, ShopFile.parse({ ...file, address }), { scenarios: SCENARIOS });
  expect(formatPlayed(url, played)).toContain(' 0 broken, 0 not run');
  const reasons = new Map(
    played.map(({ clause, outcome }) => [clause.id, outcome.is === 'not-applicable' ? outcome.why : outcome.is]),
  );
  for (const locale of ['nl', 'de', 'en'])
    expect(reasons.get(`checkout-messages-${locale}`)).toBe(
      'The shop has one language, English: "pages" of the file names no other.',
    );
  expect(reasons.get('checkout-address-kept')).toBe('kept');
  expect(reasons.get('order-shipping-total')).toBe('kept');
}, 180_000);

function keptOf(played: readonly Played[]): string[] {
  return played.filter(({ outcome }) => outcome.is === 'kept').map(({ clause }) => clause.id);
}
