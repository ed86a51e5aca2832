import { count, formatPlayed } from '../../../tools/conform/report.ts';
import { openVisit, play, type Played } from '../../../tools/conform/play.ts';
import { scenarios } from '../../../tools/conform/scenarios.ts';
import { ShopFile } from '../../../tools/conform/shop-file.ts';
import type { Engine } from './engine.ts';
import { openHost } from './host.ts';
import { NOT_KEPT } from './not-kept.ts';
import type { Result } from './results.ts';

/** What `fill.mjs` has put into the engine. Orders use up the stock, so that each kind of prices has a product. */
const FILE = {
  isTestShop: true,
  pages: { nl: '/?lang=nl', de: '/?lang=de', en: '/?lang=en' },
  soldOut: { id: 100 },
  list: { id: 'products', page: '/producten' },
  code: 'ZON10',
  customer: { email: 'sanne@example.nl', password: 'zonneschijn' },
  business: {
    company: 'Sonnenladen GmbH',
    vat_number: 'DE123456789',
    country: 'de',
    street: 'Hauptstraße 5',
    zip_code: '10115',
    city: 'Berlin',
  },
  declinedPayment: 'geweigerd',
  has: ['account', 'address-book'],
};
const PRODUCTS = {
  gross: [{ id: 98, stock: 40 }, { id: 4 }],
  net: [{ id: 97, stock: 40 }, { id: 8 }],
};

/** With other prices, only what depends on them is played again. */
const ABOUT_PRICES = /\b(amounts?|lowers|price|subtotal|sums|totals?|vat)\b/;

/** Plays every visit of `eiland conform`. Each clause is kept, or is in the list of those that the engine cannot keep. */
export async function conform(engine: Engine): Promise<Result[]> {
  const host = await openHost(engine, 'react');
  try {
    const file = ShopFile.parse({ ...FILE, products: PRODUCTS[engine.prices] });
    const chosen = scenarios.map(({ clauses, ...scenario }) => ({
      ...scenario,
      clauses: clauses.filter(({ id }) => engine.prices === 'gross' || ABOUT_PRICES.test(id)),
    }));
    const options = {
      url: new URL(host.url),
      mayWrite: true,
      base: undefined,
      headers: {},
      timeout: 20_000,
    };
    const played = await play(chosen, await openVisit(options, file));
    console.log(summaryOf(played));
    return played.filter(({ outcome }) => outcome.is !== 'not-applicable').map((clause) => resultOf(clause, host.url));
  } finally {
    await host.close();
  }
}

function resultOf(played: Played, url: string): Result {
  const { clause, outcome } = played;
  const sentence = `${clause.id}: ${clause.rule}`;
  const isListed = Object.hasOwn(NOT_KEPT, clause.id);
  if (outcome.is === 'kept') return { sentence, fault: isListed ? 'it is kept: take it out of NOT_KEPT' : null };
  return { sentence, fault: isListed && outcome.is === 'broken' ? null : formatPlayed(url, [played]) };
}

function summaryOf(played: readonly Played[]): string {
  const counts = count(played);
  const listed = Object.keys(NOT_KEPT).length;
  return `eiland conform: ${counts.kept} clauses kept, ${listed} beyond the engine, ${counts['not-applicable']} about what this shop does not have.`;
}
