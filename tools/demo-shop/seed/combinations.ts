import type { NewProduct } from '../db/schema.ts';
import type { CombinationPart, StoredCombination } from '../rules/combinations.ts';
import { categories } from './categories.ts';
import { chanceOf } from './chance.ts';
import { RECIPES } from './combination-recipes.ts';
import type { Taking } from './combination-recipes.ts';
import { productRows } from './products.ts';

/** Always an accessory of products for the roof; it is sold out. */
const ROOF_HOOK = '2004';

/** The combinations in the examples of the contract, regardless of the recipe. */
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

/** The reduction per piece in a set, in percent. */
const LESS = { main: 3, choice: 5, extra: 10 };

/** A large shop combines its first products. */
const COMBINED = 5000;

/** The sets of a shop with `count` products: around every inverter, panel and battery that can be bought. */
export function combinationRows(count: number) {
  const stock = productRows(count).slice(0, COMBINED);
  const shelves = shelvesOf(stock);
  return stock.flatMap((product) => {
    const combination = isSold(product) ? combinationOf(product, shelves) : undefined;
    if (!combination) return [];
    const { main, choices, extras } = combination;
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

/** Named products of a category first, then those of the same brand, then others; always the same for one product. */
function partsFor(pick: Taking, product: NewProduct, shelves: Shelves, percents: number): CombinationPart[] {
  const shelf = (shelves.get(pick.shelf) ?? []).filter(({ id }) => id !== product.id && id !== ROOF_HOOK);
  const chance = chanceOf(`${product.sku} ${pick.shelf}`);
  const from = Math.floor(chance() * shelf.length);
  const turned = [...shelf.slice(from), ...shelf.slice(0, from)];
  const own = turned.filter(({ brand_id }) => brand_id === product.brand_id);
  const known = turned.filter(({ id }) => FIRST.includes(id));
  return [...new Set([...known, ...own, ...turned])]
    .slice(0, pick.count)
    .map((productId) => partOf(productId, pick, percents));
}

function partOf(
  { id, price }: NewProduct,
  { qty = 1, most, mandatory }: Partial<Taking>,
  percents: number,
): CombinationPart {
  const part = { id, qty, price: lowered(price, percents), most: most ?? null, mandatory: mandatory ?? null };
  return { ...part, ...AGREED[id] };
}

/** Rounded to whole euros from € 100, otherwise to five cents; always lower than before. */
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
