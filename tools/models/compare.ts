import { computed, signal } from '@preact/signals-core';
import { openCompareList } from '../../shared/models/compare-list.ts';
import { productKey, type CompareList } from '../../shared/rules/compare-list.ts';
import { createComparePage } from '../../widgets/compare-page/compare-page.model.ts';
import type { Done, Refused, Status } from './outcome.ts';
import type { Product } from './product.ts';
import { productOf } from './read-product.ts';
import type { Readable } from './readable.ts';
import { createModelServices } from './services.ts';
import { partsOf } from './shop-parts.ts';
import type { Shop } from './shop.ts';
import { createStart } from './start.ts';

/** What names a product. */
export interface ProductName {
  readonly type: string;
  readonly id: string | number;
}

/** One specification of the products that are shown. */
export interface CompareRow {
  readonly id: string;
  readonly name: string;
  /** In the order of the products; null where a product lacks it. */
  readonly values: readonly (string | null)[];
}

/** The comparison as a table. */
export interface CompareTable {
  readonly products: readonly Product[];
  readonly rows: readonly CompareRow[];
}

/** The products that the shopper compares. The browser stores them; widgets of the same page have the same list. */
export interface CompareModel {
  readonly status: Readable<Status>;
  /** What the shopper has chosen, in that order. It is known at once. */
  readonly chosen: Readable<readonly ProductName[]>;
  /** The products that the shop still has, with their specifications; null until it has answered. */
  readonly table: Readable<CompareTable | null>;
  /** The table has only the rows in which products differ. */
  readonly isOnlyDifferences: Readable<boolean>;
  /** Reads the products. After a failure, it tries again. From then on, the table follows the list. */
  start(): Promise<Done | Refused>;
  isChosen(product: ProductName): boolean;
  /** Adds a product to the list, or removes it. */
  toggle(product: ProductName): void;
  showOnlyDifferences(isOnly: boolean): void;
  /** Ends the model. */
  stop(): void;
}

/** Creates the comparison without a view. */
export function createCompare(shop: Shop): CompareModel {
  const lifetime = new AbortController();
  const services = createModelServices(partsOf(shop), { name: 'compare' }, lifetime.signal);
  const list = openCompareList(services);
  const model = createComparePage(services, list);
  const chosen = signal<CompareList>([]);
  const keys = computed(() => new Set(chosen.value.map(productKey)));
  list.subscribe((products) => (chosen.value = products));
  const { status, start } = createStart(services, model.start);

  return {
    status,
    start,
    chosen,
    table: computed(() => {
      if (!model.items.value) return null;
      const { items, rows } = model.table.value;
      return { products: items.map(productOf), rows };
    }),
    isOnlyDifferences: model.isOnlyDifferences,
    isChosen: (product) => keys.value.has(productKey(product)),
    toggle: list.toggle,
    showOnlyDifferences: (isOnly) => void model.showOnlyDifferences(isOnly),
    stop: () => lifetime.abort(),
  };
}
