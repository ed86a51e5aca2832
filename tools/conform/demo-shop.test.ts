import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openNode } from '../demo-shop/db/open-node.ts';
import { openPostgres } from '../demo-shop/db/open-postgres.ts';
import type { Db } from '../demo-shop/db/schema.ts';
import { EXTRA_NAMES, type Extra } from '../demo-shop/extras.ts';
import { createDatabases, server } from '../demo-shop/new-database.support.ts';
import { seed } from '../demo-shop/seed/seed.ts';
import { DEMO_FILE, openConformShop, playAgainst, type ConformShop } from './conform-shop.support.ts';
import { formatPlayed } from './report.ts';

const opened: (Pick<ConformShop, 'close'> | { close: () => Promise<void> })[] = [];

afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

async function openShop(extras: readonly Extra[] = [], open: () => Promise<Db> = openNode): Promise<ConformShop> {
  const db = await open();
  await seed(db, { products: 60 });
  const shop = await openConformShop(db, extras);
  opened.push(shop, { close: () => db.destroy() });
  return shop;
}

test('the demo shop keeps every clause', async () => {
  const shop = await openShop();
  const played = await playAgainst(shop, DEMO_FILE);
  expect(formatPlayed(shop.url, played)).toContain(' 0 broken, 0 not run');
  const left = played.filter(({ outcome }) => outcome.is === 'not-applicable').map(({ clause }) => clause.id);
  expect(left).toEqual([
    // The extras have them.
    'cart-any-quantity',
    'cart-line-totals',
    'cart-line-total-price',
    'cart-total',
    'cart-vat-lines',
    'code-removed-by-code',
    'checkout-total',
    'checkout-method-cart',
    'checkout-recommended',
    'order-key-differs',
    // The demo shop declines no method.
    'order-declined',
  ]);
}, 300_000);

describe.skipIf(!server)('on PostgreSQL', () => {
  const databases = createDatabases();

  test.each([
    ['the demo shop', []],
    ['with every extra, the demo shop', EXTRA_NAMES],
  ] as const)('%s keeps every clause', { timeout: 300_000 }, async (_, extras) => {
    const url = await databases.create();
    const shop = await openShop(extras, () => openPostgres(url));
    const played = await playAgainst(shop, DEMO_FILE);
    expect(formatPlayed(shop.url, played)).toContain(' 0 broken, 0 not run');
  });

  afterAll(() => databases.drop(), 30_000);
});

test.each([
  ['sums, rates, reductions and quantities', ['sums', 'several-rates', 'several-reductions', 'any-quantity']],
  ['costs and VAT that it knows later', ['unknown-costs', 'unknown-vat']],
  ['every extra', EXTRA_NAMES],
] as const)(
  'with %s, the demo shop keeps every clause up to the order',
  async (_, extras) => {
    const shop = await openShop(extras);
    const played = await playAgainst(shop, DEMO_FILE, {
      scenarios: ['session', 'cart', 'codes', 'overview', 'checkout'],
    });
    expect(formatPlayed(shop.url, played)).toContain(' 0 broken, 0 not run');
  },
  120_000,
);
