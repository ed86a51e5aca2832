import type { SuggestedLink, SuggestedProduct, Suggestions } from '../../shared/contract/search.ts';

/** Letters of a text that the shop suggests for, at least. */
const MIN_LETTERS = 2;
const RECENT_AT_MOST = 5;
/** While something is typed, the shop's suggestions have the space. */
const RECENT_BESIDE_OTHERS = 2;

export type Option =
  | { readonly is: 'recent'; readonly query: string }
  | { readonly is: 'forget' }
  | { readonly is: 'product'; readonly product: SuggestedProduct; readonly index: number }
  | { readonly is: 'category' | 'brand'; readonly link: SuggestedLink }
  | { readonly is: 'all'; readonly total: number };

export interface Group {
  readonly name: 'recent' | 'products' | 'categories' | 'brands' | 'all';
  readonly options: readonly Option[];
}

export const NO_SUGGESTIONS: Suggestions = { products: [], categories: [], brands: [], total: null };

/** The text that is searched for: blanks around it, and more than one between words, do not count. */
export const queryOf = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ');

export const isSuggestedFor = (query: string): boolean => query.length >= MIN_LETTERS;

/** Texts that differ in upper and lower case are the same search. */
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The latest first, each once. */
export function withRecent(recent: readonly string[], query: string): string[] {
  return isSuggestedFor(query) ? [query, ...withoutRecent(recent, query)].slice(0, RECENT_AT_MOST) : [...recent];
}

export const withoutRecent = (recent: readonly string[], query: string): string[] =>
  recent.filter((earlier) => !isSame(earlier, query));

/** Reads what was stored; anything but a list of texts is none. */
export function parseRecent(stored: unknown): string[] {
  const texts = Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string') : [];
  return texts.map(queryOf).filter(isSuggestedFor).slice(0, RECENT_AT_MOST);
}

/** Everything in an empty field, and what goes on from the text in another. */
function recentFor(recent: readonly string[], query: string): readonly string[] {
  if (query === '') return recent;
  const begun = recent.filter((earlier) => earlier.toLowerCase().includes(query.toLowerCase()));
  return withoutRecent(begun, query).slice(0, RECENT_BESIDE_OTHERS);
}

/** What the list shows, in its order. A group without options is left out. */
export function groupsOf(query: string, recent: readonly string[], suggestions: Suggestions): Group[] {
  const { products, categories, brands, total } = suggestions;
  const earlier = recentFor(recent, query).map((text): Option => ({ is: 'recent', query: text }));
  const groups: Group[] = [
    { name: 'recent', options: query === '' && earlier.length > 0 ? [...earlier, { is: 'forget' }] : earlier },
    { name: 'products', options: products.map((product, index) => ({ is: 'product', product, index })) },
    { name: 'categories', options: categories.map((link) => ({ is: 'category', link })) },
    { name: 'brands', options: brands.map((link) => ({ is: 'brand', link })) },
    { name: 'all', options: total !== null && total > products.length ? [{ is: 'all', total }] : [] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** The option after a key, counted from 0; -1 when the focus is back in the text, where the key moves the caret. */
export function activeAfter(key: string, active: number, count: number): number {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  return -1;
}
