import { addToCart, increaseLine, readCart, readCartSize, removeLine } from '../../../shared/contract/cart.ts';
import { ask, send } from '../ask.ts';
import type { OpenedShop } from '../open-shop.ts';
import { categories, products } from '../rules/catalogue.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';

/** What must come out the same on every database that the shop runs on. */
export interface Journey {
  what: string;
  walk: (shop: OpenedShop) => Promise<unknown>;
  found: unknown;
}

const inverter = { type: 'product', id: 4711, qty: 1 };
const connectors = { type: 'product', id: 512, qty: 1 };

export const journeys: readonly Journey[] = [
  {
    what: 'a shopper fills a cart, uses a code, signs in and finds everything again',
    walk: fillAndSignIn,
    found: {
      lines: [
        [4711, 1],
        [512, 4],
        ['cadeau-1', 1],
      ],
      amounts: { subtotal: 66_480, shippingCosts: 0, vat: 11_364, discount: 1000 },
      left: { amount: 4 },
    },
  },
  {
    what: 'the shelves can be searched, ordered and paged',
    walk: lookAround,
    found: { branches: 6, brands: ['Growatt'], shown: 5, hasMore: true },
  },
  {
    what: 'adds that arrive at once are all counted',
    walk: async (shop) => {
      await Promise.all(Array.from({ length: 40 }, () => ask(shop, addToCart, connectors)));
      return ask(shop, readCartSize);
    },
    found: { amount: 40 },
  },
  {
    what: 'adds that arrive at once never take more than there is',
    walk: askForTooMany,
    found: { taken: 25, refused: 15, quantity: 25 },
  },
  { what: 'a refused change leaves no trace', walk: beRefused, found: { status: 422, isSame: true } },
];

async function fillAndSignIn(shop: OpenedShop) {
  await ask(shop, addToCart, inverter);
  await ask(shop, addToCart, { ...connectors, qty: 3 });
  await send(shop, '/discounts/apply', { code: 'zon10' });
  await send(shop, '/login', { email: 'sanne@example.nl', password: DEMO_PASSWORD });
  await ask(shop, increaseLine, connectors);
  const { items, subtotal, shippingCosts, vat, currentDiscount } = await ask(shop, readCart);
  await ask(shop, removeLine, inverter);
  return {
    lines: items.map(({ id, qty }) => [id, qty]),
    amounts: { subtotal, shippingCosts, vat, discount: currentDiscount?.amount },
    left: await ask(shop, readCartSize),
  };
}

async function lookAround({ db }: OpenedShop) {
  const page = await products(db, 'de', { search: 'growatt Wechselrichter', sort: 'name', size: 5 });
  return {
    branches: (await categories(db, 'nl')).length,
    brands: [...new Set(page.products.map((product) => product.brand.name))],
    shown: page.products.length,
    hasMore: page.total > 5,
  };
}

async function askForTooMany(shop: OpenedShop) {
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(shop, '/cart/add', inverter)));
  return {
    taken: answers.filter((answer) => answer.status === 200).length,
    refused: answers.filter((answer) => answer.status === 422).length,
    quantity: (await ask(shop, readCart)).items[0]?.qty,
  };
}

async function beRefused(shop: OpenedShop) {
  await ask(shop, addToCart, connectors);
  const state = async () => JSON.stringify(await shop.db.selectFrom('carts').selectAll().orderBy('id').execute());
  const before = await state();
  const { status } = await send(shop, '/cart/plus', { ...connectors, qty: 9999 });
  return { status, isSame: before === (await state()) };
}
