import type { CompareItem, Specification } from '../../shared/contract/compare.ts';

/** One specification of several products; null where a product lacks it. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (string | null)[];
}

/** Every specification of the shop's list, with the value of each product; an empty one is missing. */
export function rowsOf(specs: readonly Specification[], items: readonly Pick<CompareItem, 'specs'>[]): Row[] {
  return specs.map(({ id, name }) => ({
    id: String(id),
    name,
    values: items.map((item) => item.specs[String(id)]?.trim() || null),
  }));
}

/** Whether the products differ in it; one that lacks it differs from one that has it. */
export function isDifferent({ values }: Pick<Row, 'values'>): boolean {
  return new Set(values.map((value) => value?.toLowerCase().replaceAll(/\s+/g, ' ') ?? null)).size > 1;
}
