import type { Numbered } from './bundles.ts';
import { chanceOf } from './chance.ts';

/** Accessories of a main category, best first. */
const FITTING: Record<string, readonly string[]> = {
  omvormers: [
    'omvormers/monitoring',
    'kabels-connectoren/connectoren',
    'thuisbatterijen',
    'kabels-connectoren/schakelmateriaal',
  ],
  zonnepanelen: [
    'montagemateriaal',
    'kabels-connectoren/connectoren',
    'kabels-connectoren/solarkabel',
    'omvormers/string',
  ],
  thuisbatterijen: ['omvormers/hybride', 'kabels-connectoren/connectoren', 'kabels-connectoren/schakelmateriaal'],
  montagemateriaal: ['zonnepanelen/full-black', 'montagemateriaal/onderdelen', 'gereedschap/handgereedschap'],
  'kabels-connectoren': ['gereedschap/handgereedschap', 'kabels-connectoren/connectoren'],
  gereedschap: ['gereedschap', 'kabels-connectoren/connectoren'],
};

/** The connector set fits everything with direct current. */
const ALWAYS: Record<string, readonly string[]> = { omvormers: ['512'], zonnepanelen: ['512'] };

export interface Companions {
  accessories: string[];
  related: string[];
}

/** Chooses accessories of each product, and products that others bought with it. */
export function companionsIn(stock: readonly Numbered[]): (product: Numbered) => Companions {
  const shelves = shelvesOf(stock.filter(isCompany));
  return (product) => {
    if (product.category === null) return { accessories: [], related: [] };
    const main = mainOf(product.category);
    const fitting = (FITTING[main] ?? []).flatMap((shelf) => pick(shelves.get(shelf) ?? [], product, 2));
    const alike = neighbours(shelves.get(product.category) ?? [], product, 4);
    return {
      accessories: distinct([...(ALWAYS[main] ?? []), ...fitting], product).slice(0, 6),
      related: distinct([...fitting.slice(0, 3), ...alike, ...(ALWAYS[main] ?? [])], product).slice(0, 8),
    };
  };
}

function isCompany(product: Numbered): boolean {
  return product.category !== null && product.type === undefined && !product.flags?.includes('eol');
}

/** By category, and by main category; each sorted by price. */
function shelvesOf(stock: readonly Numbered[]): Map<string, Numbered[]> {
  const shelves = new Map<string, Numbered[]>();
  for (const product of stock.toSorted((a, b) => a.price - b.price)) {
    for (const shelf of new Set([product.category!, mainOf(product.category!)])) {
      const products = shelves.get(shelf);
      if (products) products.push(product);
      else shelves.set(shelf, [product]);
    }
  }
  return shelves;
}

/** Some products of a category, those of the same brand first. */
function pick(shelf: readonly Numbered[], product: Numbered, count: number): string[] {
  if (shelf.length === 0) return [];
  const own = shelf.filter((companion) => companion.brand === product.brand);
  const chance = chanceOf(`${product.sku} ${shelf[0]!.category}`);
  const anyOf = (list: readonly Numbered[]) => list[Math.floor(chance() * list.length)]!;
  return Array.from({ length: count }, (_, index) => anyOf(index === 0 && own.length > 0 ? own : shelf).id);
}

/** Products of the same category with the most similar price. */
function neighbours(shelf: readonly Numbered[], product: Numbered, count: number): string[] {
  const from = Math.max(0, firstFrom(shelf, product.price) - Math.floor(count / 2));
  return shelf.slice(from, from + count + 1).map((companion) => companion.id);
}

/** The place of the first product that costs at least this much, in a shelf that is sorted by price. */
function firstFrom(shelf: readonly Numbered[], price: number): number {
  let [low, high] = [0, shelf.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (shelf[middle]!.price < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

function distinct(ids: readonly string[], product: Numbered): string[] {
  return [...new Set(ids)].filter((id) => id !== product.id);
}

function mainOf(category: string): string {
  return category.split('/')[0]!;
}
