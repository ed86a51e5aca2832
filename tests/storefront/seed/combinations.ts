import type { NewProduct } from '../db/schema.ts';
import type { CombinationPart, StoredCombination } from '../rules/combinations.ts';
import type { Words } from '../rules/language.ts';
import { categories } from './categories.ts';
import { chanceOf } from './chance.ts';
import { productRows } from './products.ts';

/** Some products of a shelf: how many, how many pieces of each make a set, and what holds for them there. */
interface Taking {
  readonly shelf: string;
  readonly count: number;
  readonly qty?: number;
  readonly most?: number;
  readonly mandatory?: { readonly name: Words; readonly qty: number };
}

interface Recipe {
  /** Pieces of the main product in one set. */
  readonly qty: number;
  readonly choices: readonly Taking[];
  readonly extras: readonly Taking[];
}

const BASE = {
  name: { nl: 'montagevoet', de: 'Montagefuß', en: 'mounting base' },
  qty: 1,
};
const REEL = {
  name: { nl: 'kabelhaspel', de: 'Kabeltrommel', en: 'cable reel' },
  qty: 1,
};
const ENCLOSURE = {
  name: { nl: 'opbouwkastje', de: 'Aufputzgehäuse', en: 'surface enclosure' },
  qty: 1,
};

const CONNECTORS: Taking = { shelf: 'kabels-connectoren/connectoren', count: 1, most: 10 };
const METER: Taking = { shelf: 'omvormers/monitoring', count: 1, most: 2 };
const SWITCH: Taking = { shelf: 'kabels-connectoren/schakelmateriaal', count: 1, most: 6, mandatory: ENCLOSURE };
const CABLE: Taking = { shelf: 'kabels-connectoren/solarkabel', count: 1, most: 10, mandatory: REEL };
const TOOL: Taking = { shelf: 'gereedschap/handgereedschap', count: 1, most: 3 };
const MOUNTING: Taking = { shelf: 'montagemateriaal/onderdelen', count: 1, most: 8 };

const WITH_BATTERY: Taking = { shelf: 'thuisbatterijen', count: 2, most: 2, mandatory: BASE };
const BLACK: Taking = { shelf: 'zonnepanelen/full-black', count: 1, qty: 8 };
const GLASS: Taking = { shelf: 'zonnepanelen/glas-glas', count: 1, qty: 8 };

const AROUND_PANELS: Pick<Recipe, 'choices' | 'extras'> = {
  choices: [
    { shelf: 'omvormers/string', count: 2 },
    { shelf: 'omvormers/hybride', count: 2 },
  ],
  extras: [CONNECTORS, MOUNTING, SWITCH, CABLE, TOOL],
};

/** By category, the most exact first. */
const RECIPES: readonly (readonly [string, Recipe])[] = [
  [
    'omvormers/hybride',
    { qty: 1, choices: [WITH_BATTERY, BLACK, GLASS], extras: [CONNECTORS, METER, SWITCH, CABLE, TOOL] },
  ],
  [
    'omvormers/string',
    {
      qty: 1,
      choices: [
        { ...BLACK, count: 2 },
        { ...GLASS, count: 2 },
      ],
      extras: [CONNECTORS, METER, SWITCH, CABLE, TOOL],
    },
  ],
  [
    'omvormers/micro',
    {
      qty: 1,
      choices: [
        { ...BLACK, count: 2, qty: 2 },
        { ...GLASS, qty: 2 },
      ],
      extras: [CONNECTORS, METER, CABLE, TOOL],
    },
  ],
  ['zonnepanelen/pallets', { qty: 1, ...AROUND_PANELS }],
  ['zonnepanelen', { qty: 10, ...AROUND_PANELS }],
  [
    'thuisbatterijen',
    { qty: 1, choices: [{ shelf: 'omvormers/hybride', count: 4 }], extras: [CONNECTORS, METER, SWITCH, CABLE, TOOL] },
  ],
];

/** Always among the accessories of what stands on a roof: it is sold out. */
const ROOF_HOOK = '2004';

/** What the examples of the contract say, whatever the recipe. */
const AGREED: Readonly<Record<string, Partial<CombinationPart>>> = {
  '4711': { price: 62_900, most: 5 },
  '900': {
    price: 189_000,
    most: 2,
    mandatory: { name: { nl: 'ARK montagevoet', de: 'ARK Montagefuß', en: 'ARK mounting base' }, qty: 1 },
  },
  '512': { price: 350, most: 10 },
};
const FIRST = ['900', '430', '4711', '512'];

/** How much less a piece costs in a set, in percents. */
const LESS = { main: 3, choice: 5, extra: 10 };

/** The sets of a shop with `count` products: around every inverter, panel and battery that can be bought. */
export function combinationRows(count: number) {
  const stock = productRows(count);
  const shelves = shelvesOf(stock);
  return stock.flatMap((product) => {
    const found = isSold(product) ? combinationOf(product, shelves) : undefined;
    if (!found) return [];
    const { main, choices, extras } = found;
    return [
      {
        product_id: product.id,
        main: JSON.stringify(main),
        choices: JSON.stringify(choices),
        extras: JSON.stringify(extras),
      },
    ];
  });
}

type Shelves = ReadonlyMap<string, readonly NewProduct[]>;

function combinationOf(product: NewProduct, shelves: Shelves): StoredCombination | undefined {
  const path = pathOf(product);
  const recipe = RECIPES.find(([start]) => path.startsWith(start))?.[1];
  if (!recipe) return undefined;
  const choices = recipe.choices.flatMap((pick) => partsFor(pick, product, shelves, LESS.choice));
  const extras = recipe.extras.flatMap((pick) => partsFor(pick, product, shelves, LESS.extra));
  if (choices.length === 0 || extras.length === 0) return undefined;
  const hook = shelves.get('montagemateriaal')?.find(({ id }) => id === ROOF_HOOK);
  return {
    main: partOf(product, { qty: recipe.qty }, LESS.main),
    choices,
    extras: path.startsWith('thuisbatterijen') || !hook ? extras : [...extras, partOf(hook, { most: 20 }, LESS.extra)],
  };
}

/** The well-known products of a shelf, then those of the same brand, then others; the same for the same product. */
function partsFor(pick: Taking, product: NewProduct, shelves: Shelves, percents: number): CombinationPart[] {
  const shelf = (shelves.get(pick.shelf) ?? []).filter(({ id }) => id !== product.id && id !== ROOF_HOOK);
  const chance = chanceOf(`${product.sku} ${pick.shelf}`);
  const from = Math.floor(chance() * shelf.length);
  const turned = [...shelf.slice(from), ...shelf.slice(0, from)];
  const own = turned.filter(({ brand_id }) => brand_id === product.brand_id);
  const known = turned.filter(({ id }) => FIRST.includes(id));
  return [...new Set([...known, ...own, ...turned])].slice(0, pick.count).map((found) => partOf(found, pick, percents));
}

function partOf(
  { id, price }: NewProduct,
  { qty = 1, most, mandatory }: Partial<Taking>,
  percents: number,
): CombinationPart {
  const part = { id, qty, price: lowered(price, percents), most: most ?? null, mandatory: mandatory ?? null };
  return { ...part, ...AGREED[id] };
}

/** Whole euros from € 100, else five cents; always less than before. */
function lowered(price: number, percents: number): number {
  const step = price >= 10_000 ? 100 : 5;
  return Math.max(step, Math.ceil((price * (100 - percents)) / 100 / step - 1) * step);
}

/** By category, and by main category. */
function shelvesOf(stock: readonly NewProduct[]): Shelves {
  const shelves = new Map<string, NewProduct[]>();
  for (const product of stock.filter(isSold)) {
    const path = pathOf(product);
    for (const shelf of new Set([path, path.split('/')[0]!]))
      shelves.set(shelf, [...(shelves.get(shelf) ?? []), product]);
  }
  return shelves;
}

function isSold({ type, category_id, price_on_request, pre_heat, eol }: NewProduct): boolean {
  return type === 'product' && category_id !== null && !price_on_request && !pre_heat && !eol;
}

const paths = new Map(categories.map(({ id, slug }) => [id, slug]));

function pathOf({ category_id }: NewProduct): string {
  return paths.get(category_id ?? 0) ?? '';
}
