import type { Done, Refusal, Refused, Status } from './outcome.ts';
import type { PathStore } from './path.ts';
import type { Product } from './product.ts';
import type { Readable } from './readable.ts';

/** A product of a list. */
export interface ListedProduct extends Product {
  readonly sku: string | null;
  /** The shop's label on its picture. */
  readonly label: string | null;
  readonly isBestChoice: boolean;
  /** It is on offer. */
  readonly isReduced: boolean;
}

/** One answer of a filter. */
export interface ListOption {
  /** Its name in the path, for `toggle`. */
  readonly name: string;
  /** What the shopper reads; null for the options of `best_choice` and `discount`, which the page names. */
  readonly title: string | null;
  /** The products that it shows beside the selection of the other filters; null where the shop does not count them. */
  readonly count: number | null;
  readonly isSelected: boolean;
}

/** A question with several answers. A product fits with any of them. */
export interface ListFilter {
  /** Its name in the path, for `toggle`: `brand`, `best_choice`, `discount`, or an alias of the shop. */
  readonly name: string;
  /** What the shopper reads; null for `brand`, `best_choice` and `discount`, which the page names. */
  readonly title: string | null;
  readonly options: readonly ListOption[];
}

/** Whole euros, or whole units of another currency, VAT included; null is no bound. Both bounds belong to the range. */
export interface PriceRange {
  readonly min: number | null;
  readonly max: number | null;
}

export type ListSort = 'price-low' | 'price-high';

/** The page of the list that is shown. */
export interface ListPage {
  /** Counted from 1. */
  readonly number: number;
  readonly pages: number;
  /** Products of all pages. */
  readonly total: number;
  readonly products: readonly ListedProduct[];
}

export interface ListOptions {
  /** The id of the list, as the shop's pages give it to `product-overview`. */
  readonly id: string;
  /** `category`, which is the default, or `discount` for a list of what is on offer. */
  readonly type?: string;
  /** Where the selection is: `pagePath()` for the address of the page. By default it is in memory. */
  readonly path?: PathStore;
  /** The answer of `/product-overview/init`, if the page has it already: `start` then sends nothing. */
  readonly firstAnswer?: unknown;
}

/**
 * A list of products with filters. The shop answers the whole list once, and filters, order and pages need no call; or it
 * answers one page, and is called for each selection.
 */
export interface ListModel {
  readonly status: Readable<Status>;
  /** Null until the shop has answered. */
  readonly page: Readable<ListPage | null>;
  /** Empty until the shop has answered. A filter that the list cannot be filtered by is left out. */
  readonly filters: Readable<readonly ListFilter[]>;
  /** The lowest and the highest price; null where the list cannot be filtered by price. */
  readonly prices: Readable<PriceRange | null>;
  /** The prices between which products are shown. */
  readonly price: Readable<PriceRange>;
  /** Null is the shop's own order. */
  readonly sort: Readable<ListSort | null>;
  /** The shop's title and text for this selection; the text may be markup. */
  readonly heading: Readable<{ readonly title: string | null; readonly text: string | null }>;
  /** The path of this selection, for links and addresses. */
  readonly path: Readable<string>;
  /** Reads the list. After a failure, it tries again. */
  start(): Promise<Done | Refused>;
  /** Selects an option, or removes it from the selection. Throws for one that the list does not have. */
  toggle(filter: string, option: string): void;
  /** Bounds that are the wrong way round are turned round. */
  setPrice(range: PriceRange): void;
  sortBy(sort: ListSort | null): void;
  /** The page that exists and is nearest to this number. */
  goToPage(number: number): void;
  /** Removes all filters. The order stays. */
  clear(): void;
  /** The page is that of an earlier selection: the shop has not answered yet. */
  readonly isBusy: Readable<boolean>;
  /** Why the shop did not answer the latest selection; null when it did. */
  readonly refusal: Readable<Refusal | null>;
  /** Asks for the latest selection again. */
  retry(): void;
  /** Ends the model. */
  stop(): void;
}
