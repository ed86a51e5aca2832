import { addToCart, readCart } from '../../../shared/contract/cart.ts';
import { readComparison } from '../../../shared/contract/compare.ts';
import { readOverview, type Overview, type OverviewProduct } from '../../../shared/contract/overview.ts';
import { isRecord } from '../../../shared/contract/wire.ts';
import { NotApplicable, type Clause, type Scenario } from '../clause.ts';
import { isSuccess, type Exchange } from '../exchange.ts';
import { needed, requirePart, type Shared, type Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import { euros } from './cart-sums.ts';
import { addition, lineOf } from './filled-cart.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts';
import { pathIn } from './paths.ts';

interface Read {
  readonly visitor: Visitor;
  readonly list: Overview;
}

const readList: Shared<Read> = async (visit) => {
  const input = needed(visit.file.list, 'list (list)');
  const visitor = await visit.visitor();
  return { visitor, list: await visitor.ask(readOverview, input) };
};

/** Names that mean something in the path of a list. */
const RESERVED = ['brand', 'price', 'best_choice', 'discount', 'sort', 'page'];

function doubles(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

function keyOf({ type, id }: Pick<OverviewProduct, 'type' | 'id'>): string {
  return `${type} ${id}`;
}

/** Clauses about one property of every product. */
function eachProduct(
  id: string,
  { rule, mend }: Pick<Clause, 'rule' | 'mend'>,
  faultOf: (product: OverviewProduct, list: Overview) => string | null,
): Clause {
  return {
    id,
    rule,
    mend,
    async check(visit) {
      const { visitor, list } = await visit.given(readList);
      for (const product of list.products) {
        const fault = faultOf(product, list);
        visitor.verify(fault === null, `The product ${product.id}: ${fault}`);
      }
    },
  };
}

const reading: Clause[] = [
  {
    id: 'overview-read',
    rule: 'A list answers its products, and has at least one.',
    mend: 'Answer the whole list of the file: filters, sorting and pages are made in the browser.',
    async check(visit) {
      const input = needed(visit.file.list, 'list (list)');
      const visitor = await visit.visitor();
      const { products } = await visitor.ask(readOverview, input);
      visitor.verify(products.length > 0, 'products is empty.');
    },
  },
  {
    id: 'overview-read-twice',
    rule: 'A list has the same order each time, so that its pages do not mix.',
    mend: 'Sort by a second key where the first one is equal.',
    async check(visit) {
      const { visitor, list } = await visit.given(readList);
      const again = await visitor.ask(readOverview, visit.file.list);
      visitor.verify(list.products.map(keyOf).join() === again.products.map(keyOf).join(), 'The order differs.');
    },
  },
  {
    id: 'overview-unknown',
    rule: 'An unknown list answers 404, or an empty list.',
    mend: 'Answer 404 when the category is not found.',
    async check(visit) {
      const { type } = needed(visit.file.list, 'list (list)');
      const visitor = await visit.visitor();
      const answer = await visitor.survives(readOverview, { type, id: 999_999_999 });
      const { products } = (answer.json ?? {}) as { products?: unknown };
      const isEmpty = !isSuccess(answer) || Object.keys(products ?? {}).length === 0;
      visitor.verify(isEmpty, 'It answers products.');
    },
  },
  {
    id: 'overview-hostile',
    rule: 'Ids and types of a list that no page has are refused.',
    mend: 'Validate id and type before you look for the list.',
    async check(visit) {
      const { id, type } = needed(visit.file.list, 'list (list)');
      const visitor = await visit.visitor();
      for (const value of [...HOSTILE_TEXTS, ...HOSTILE_VALUES]) {
        await visitor.survives(readOverview, { id: value, type });
        await visitor.survives(readOverview, { id, type: value });
      }
    },
  },
];

const products: Clause[] = [
  {
    id: 'overview-product-once',
    rule: 'A product is in a list once.',
    mend: 'Leave out repeated rows, such as those of a join with filters.',
    async check(visit) {
      const { visitor, list } = await visit.given(readList);
      const repeated = doubles(list.products.map(keyOf));
      visitor.verify(repeated.length === 0, `More than once: ${repeated.join(', ')}.`);
    },
  },
  eachProduct(
    'overview-product-name',
    { rule: 'Each product has a name.', mend: 'Write the name in the language of the page.' },
    ({ name }) => (name === '' ? 'its name is empty.' : null),
  ),
  {
    id: 'overview-product-url',
    rule: 'The address of a product is one that a link may have; a product with `choose` has one.',
    mend: 'Write a path, such as /growatt-min-3000tl-xh.',
    async check(visit) {
      const { visitor, list } = await visit.given(readList);
      const written = urlsIn(visitor.last);
      if (written.size === 0) throw new NotApplicable('No product has a url.');
      for (const product of list.products.filter(({ url }) => url === null)) {
        const url = written.get(keyOf(product));
        visitor.verify(url === undefined, `The product ${product.id}: no link leads to ${url}.`);
        visitor.verify(!product.choose, `The product ${product.id} has \`choose\`, and no page to choose on.`);
      }
    },
  },
  eachProduct(
    'overview-product-price',
    {
      rule: 'A product that can be ordered has a price above 0, unless it is on request.',
      mend: 'Write the price with VAT in euros, or set price_on_request.',
    },
    ({ price, orderable, price_on_request: isOnRequest }) =>
      orderable && !isOnRequest && (price ?? 0) <= 0 ? 'it can be ordered, and has no price.' : null,
  ),
  eachProduct(
    'overview-product-brands',
    { rule: 'Each of `brand_ids` is in `brands`.', mend: 'Answer the brands of all products of the list.' },
    ({ brand_ids: ids }, { brands }) => missingOf(ids, brands, 'brands'),
  ),
  {
    id: 'overview-product-page',
    rule: 'The page of a product in a list answers.',
    mend: 'Write the path of the product page into url.',
    async check(visit) {
      const { visitor, list } = await visit.given(readList);
      const { url } = list.products.find((product) => product.url !== null) ?? {};
      const own = url ? pathIn(url, visitor.start) : null;
      if (!own) throw new NotApplicable('No product has a url of this shop.');
      const page = await visitor.follow(own);
      visitor.verify(isSuccess(page), `It answers ${page.status}.`);
    },
  },
  {
    id: 'overview-buy',
    rule: 'A product of a list is bought with the type and id of the list, for its price.',
    mend: 'Use one id and one price of a product in every call.',
    async check(visit) {
      const { list } = await visit.given(readList);
      const product = list.products.find(canBuy);
      if (!product) throw new NotApplicable('No product of the list can be ordered.');
      const visitor = await visit.visitor();
      await visitor.ask(addToCart, addition({ type: product.type, id: product.id }));
      const line = lineOf(await visitor.ask(readCart), { type: product.type, id: product.id });
      visitor.verify(line !== undefined, 'The cart has no line with its type and id.');
      visitor.verify(
        line?.price === product.price,
        `It is ${euros(product.price!)} in the list, and ${euros(line?.price ?? 0)} in the cart.`,
      );
    },
  },
];

/** Bought by its id, for the price of the list. */
export function canBuy(product: OverviewProduct): boolean {
  const { orderable, price, price_from: isFrom, price_on_request: isOnRequest, pre_heat: isAnnounced } = product;
  return orderable && Boolean(price) && !isFrom && !isOnRequest && !isAnnounced && !product.choose;
}

/** The addresses of products as they were written. */
function urlsIn({ json }: Exchange): Map<string, string> {
  const { products: written } = isRecord(json) ? json : {};
  const rows = Object.values(written ?? {}).filter(isRecord);
  const texts = rows.filter(({ url }) => typeof url === 'string' && url !== '');
  return new Map(texts.map(({ type, id, url }) => [`${String(type)} ${String(id)}`, String(url)]));
}

function missingOf(
  ids: readonly (string | number)[],
  entries: readonly { readonly id: string | number }[],
  where: string,
): string | null {
  const known = new Set(entries.map(({ id }) => String(id)));
  const missing = ids.filter((id) => !known.has(String(id)));
  return missing.length > 0 ? `${missing.join(', ')} is not in ${where}.` : null;
}

const filters: Clause[] = [
  {
    id: 'overview-brand-alias',
    rule: 'Each brand has an alias of its own.',
    mend: 'Write a different url_alias for each brand: it is a part of the address.',
    check: (visit) => uniqueAliases(visit, ({ brands }) => brands, 'brands'),
  },
  {
    id: 'overview-filter-alias',
    rule: 'Each filter has an alias of its own.',
    mend: 'Write a different url_alias for each filter: it is a part of the address.',
    check: (visit) => uniqueAliases(visit, ({ filters: all }) => all, 'filters'),
  },
  {
    id: 'overview-option-alias',
    rule: 'Each option of a filter has an alias of its own.',
    mend: 'Write a different url_alias for each option of a filter.',
    async check(visit) {
      const { filters: all } = await filtersOf(visit);
      for (const filter of all) await uniqueAliases(visit, () => filter.options, 'options');
    },
  },
  {
    id: 'overview-filter-reserved',
    rule: 'No filter has one of the reserved aliases: brand, price, best_choice, discount, sort, page.',
    mend: 'Give the filter another url_alias: a filter with a reserved one is not shown.',
    async check(visit) {
      const { visitor, filters: all } = await filtersOf(visit);
      const reserved = all.find(({ url_alias: alias }) => RESERVED.includes(alias));
      visitor.verify(!reserved, `The filter ${reserved?.name} has the alias ${reserved?.url_alias}.`);
    },
  },
  {
    id: 'overview-option-used',
    rule: 'Each filter has an option that a product has.',
    mend: 'Write the ids of the options into filter_options of the products.',
    async check(visit) {
      const { visitor, filters: all, list } = await filtersOf(visit);
      if (list.mode === 'server') throw new NotApplicable('The list stays on the server, with its other products.');
      const used = new Set(list.products.flatMap(({ filter_options: ids }) => ids.map(String)));
      const unused = all.find(({ options }) => !options.some(({ id }) => used.has(String(id))));
      visitor.verify(!unused, `No product has an option of ${unused?.name}.`);
    },
  },
];

/** Those with options: others are not shown. */
async function filtersOf(visit: Visit) {
  const { visitor, list } = await visit.given(readList);
  const shown = list.filters.filter(({ options }) => options.length > 0);
  if (shown.length === 0) throw new NotApplicable('The list has no filters.');
  return { visitor, list, filters: shown };
}

async function uniqueAliases(
  visit: Visit,
  entriesOf: (list: Overview) => readonly { readonly url_alias: string }[],
  words: string,
): Promise<void> {
  const { visitor, list } = await visit.given(readList);
  const aliases = entriesOf(list).map(({ url_alias: alias }) => alias);
  if (aliases.length === 0) throw new NotApplicable(`The list has no ${words}.`);
  visitor.verify(!aliases.includes(''), 'An alias is empty.');
  visitor.verify(doubles(aliases).length === 0, `More than once: ${doubles(aliases).join(', ')}.`);
}

const PATHS = [
  {
    name: 'brand',
    words: 'a filter',
    pathOf: ({ brands }: Overview) => brands[0] && `brand:${encodeURIComponent(brands[0].url_alias)}`,
  },
  { name: 'sorted', words: 'a sorting', pathOf: () => 'sort:price-low' },
  { name: 'price', words: 'a price', pathOf: () => 'price:10-5000' },
  { name: 'last-page', words: 'a page', pathOf: () => 'page:9999' },
] as const;

/** Addresses that a shopper reloads or shares. */
const addresses: Clause[] = PATHS.map(({ name, words, pathOf }) => ({
  id: `overview-path-${name}`,
  rule: `The page of a list answers with ${words} in its path: shoppers reload and share it.`,
  mend: 'Route the path of the list with all that follows it to the same page.',
  async check(visit) {
    const { visitor, list } = await visit.given(readList);
    const page = needed(visit.file.list?.page, 'page of the list (list.page)');
    const path = pathOf(list);
    if (!path) throw new NotApplicable('The list has no brands.');
    const answer = await visitor.follow(new URL(`${page.replace(/\/$/, '')}/${path}`, visitor.start));
    visitor.verify(isSuccess(answer), `It answers ${answer.status}.`);
  },
}));

const comparison: Clause[] = [
  {
    id: 'compare-read',
    rule: 'A comparison answers the products that were asked for.',
    mend: 'Answer each product with the id and type of the request.',
    async check(visit) {
      requirePart(visit, 'compare');
      const visitor = await visit.visitor();
      const items = visit.file.products.map(({ id, type }) => ({ id, type }));
      const { items: compared } = await visitor.ask(readComparison, { items });
      const ids = compared.map(({ id, type }) => `${type} ${id}`);
      const missing = items.find(({ id, type }) => !ids.includes(`${type} ${id}`));
      visitor.verify(!missing, `The product ${missing?.id} is not in the answer.`);
    },
  },
  {
    id: 'compare-unknown',
    rule: 'A comparison leaves out products that do not exist any more.',
    mend: 'Answer the others: a browser keeps its list for months.',
    async check(visit) {
      requirePart(visit, 'compare');
      const visitor = await visit.visitor();
      const [{ id, type }] = visit.file.products;
      const { items } = await visitor.ask(readComparison, {
        items: [
          { id: 999_999_999, type },
          { id, type },
        ],
      });
      visitor.verify(items.length === 1 && String(items[0]?.id) === String(id), `It answers ${items.length} products.`);
    },
  },
];

export const overview: Scenario = {
  name: 'overview',
  title: 'Lists and comparison',
  chapter: 'answers.md#lists-and-products',
  clauses: [...reading, ...products, ...filters, ...addresses, ...comparison],
};
