/** The products among which a list or a search looks. */
export interface Scope {
  /** Null for all of them. */
  readonly categories: readonly number[] | null;
  /** Only what is on the page of offers. */
  readonly isOffers: boolean;
  /** As typed; empty for no search. */
  readonly text: string;
}

/** What the shopper has selected, by the ids of what the list has. */
export interface Filters {
  readonly brands: readonly number[];
  /** The options of each filter that has a selected one, by the id of the filter. */
  readonly options: ReadonlyMap<number, readonly string[]>;
  /** In cents, both included; null is no limit. With a limit, products without a price do not fit. */
  readonly price: { readonly min: number | null; readonly max: number | null };
  /** Null for both. */
  readonly isBestChoice: boolean | null;
  readonly isReduced: boolean;
}

export const NO_FILTERS: Filters = {
  brands: [],
  options: new Map(),
  price: { min: null, max: null },
  isBestChoice: null,
  isReduced: false,
};

/** How many products fit, and how many each option shows beside the selection of the other filters. */
export interface Facets {
  readonly total: number;
  /** By the id of the brand. Those that are missing show none. */
  readonly brands: ReadonlyMap<number, number>;
  readonly options: ReadonlyMap<string, number>;
  readonly bestChoice: { readonly yes: number; readonly no: number };
  readonly reduced: number;
}

/** In cents; null without any price. */
export interface PriceLimits {
  readonly min: number | null;
  readonly max: number | null;
}

/** The order of a list: the shop's own by default. */
export type ListSort = 'price-low' | 'price-high' | null;

/** Products of a list, in its order. */
export interface Part {
  readonly sort: ListSort;
  /** Counted from 0. */
  readonly from: number;
  readonly count: number;
}

/** Finds the products of lists and searches. */
export interface SearchEngine {
  facets(scope: Scope, filters: Filters): Promise<Facets>;
  /** The lowest and the highest price in the scope. */
  priceLimits(scope: Scope): Promise<PriceLimits>;
  /** The ids of the products that fit. Products without a price are last in both orders of prices. */
  productIds(scope: Scope, filters: Filters, part: Part): Promise<readonly string[]>;
}
