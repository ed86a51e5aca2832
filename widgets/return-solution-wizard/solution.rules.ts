import type { Solution, SolutionProduct } from '../../shared/contract/returns.ts';

/** What a product is asked for. */
export type Asked = 'selected_solution' | 'serial_number' | 'remark';

/** The chosen solution; null when there is none, or when the shop does not offer it. */
export function solutionOf({ selected_solution: id, solutions }: SolutionProduct): Solution | null {
  return id === null ? null : (solutions.find((solution) => String(solution.id) === String(id)) ?? null);
}

/** A serial number that is required is asked for, whatever else the shop says. */
export function showsSerial({ display_serial, serial_required }: Solution): boolean {
  return display_serial || serial_required;
}

/** What has to be given before a product is complete (specification 001 §4.2); files never are. */
export function missingIn(product: SolutionProduct): Asked[] {
  const solution = solutionOf(product);
  if (!solution) return ['selected_solution'];
  const missing: Asked[] = [];
  if (solution.serial_required && product.serial_number.trim() === '') missing.push('serial_number');
  if (solution.remark_required && product.remark.trim() === '') missing.push('remark');
  return missing;
}

export function isComplete(product: SolutionProduct): boolean {
  return missingIn(product).length === 0;
}

/** What is sent: what the chosen solution does not ask for stays as it came. */
export function sentProduct(product: SolutionProduct, came: SolutionProduct): SolutionProduct {
  const solution = solutionOf(product);
  if (product.removed || !solution) return product;
  return {
    ...product,
    ...(!showsSerial(solution) && { serial_number: came.serial_number }),
    ...(!solution.display_image && { images: came.images }),
    ...(!solution.display_video && { videos: came.videos }),
  };
}

/** Conditions of one or more products. */
export interface Conditions {
  /** Markup. */
  readonly text: string;
  /** Whom they are for; empty when all products have the same. */
  readonly names: readonly string[];
}

/** The distinct conditions of the chosen solutions, with the names of their products where there are several. */
export function conditionsOf(products: readonly SolutionProduct[]): Conditions[] {
  const byText = new Map<string, string[]>();
  for (const product of products) {
    const text = product.removed ? null : solutionOf(product)?.return_conditions_text;
    if (text) byText.set(text, [...(byText.get(text) ?? []), product.name]);
  }
  return [...byText].map(([text, names]) => ({ text, names: byText.size > 1 ? names : [] }));
}
