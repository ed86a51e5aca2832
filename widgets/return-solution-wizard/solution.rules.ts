import type { Solution, SolutionProduct } from '../../shared/contract/returns.ts';
import { nameOf } from '../../shared/rules/media.ts';
import { picturesAnswer, textAnswer, type GivenAnswer } from '../../shared/rules/return-answers.ts';

/** A field of a product. */
export type ProductField = 'selected_solution' | 'serial_number' | 'remark';

/** The selected solution; null when there is none, or when the shop does not offer it. */
export function solutionOf({ selected_solution: id, solutions }: SolutionProduct): Solution | null {
  return id === null ? null : (solutions.find((solution) => String(solution.id) === String(id)) ?? null);
}

/** A required serial number is shown, even when `display_serial` is false. */
export function showsSerial({ display_serial, serial_required }: Solution): boolean {
  return display_serial || serial_required;
}

/**
 * The required fields that are empty. The shop says of a serial number and a remark that they are required, never of
 * files.
 */
export function missingIn(product: SolutionProduct): ProductField[] {
  const solution = solutionOf(product);
  if (!solution) return ['selected_solution'];
  const missing: ProductField[] = [];
  if (solution.serial_required && product.serial_number.trim() === '') missing.push('serial_number');
  if (solution.remark_required && product.remark.trim() === '') missing.push('remark');
  return missing;
}

export function isComplete(product: SolutionProduct): boolean {
  return missingIn(product).length === 0;
}

/** Fields that the selected solution does not ask for are sent as they were received. */
export function sentProduct(product: SolutionProduct, received: SolutionProduct): SolutionProduct {
  const solution = solutionOf(product);
  if (product.removed || !solution) return product;
  return {
    ...product,
    ...(!showsSerial(solution) && { serial_number: received.serial_number }),
    ...(!solution.display_image && { images: received.images }),
    ...(!solution.display_video && { videos: received.videos }),
  };
}

/** What the customer entered in the fields that the selected solution asks for, in the order of the form. */
export function givenAnswers(product: SolutionProduct): GivenAnswer[] {
  const solution = solutionOf(product);
  if (!solution) return [];
  const answers = [textAnswer('selected_solution', solution.name)];
  if (showsSerial(solution)) answers.push(textAnswer('serial_number', product.serial_number));
  answers.push(textAnswer('remark', product.remark, solution.remark_label));
  if (solution.display_image) answers.push(picturesAnswer(product.images));
  if (solution.display_video) answers.push({ name: 'videos', label: null, values: product.videos.map(nameOf) });
  return answers;
}

/** The return conditions of one or more products. */
export interface Conditions {
  /** Markup. */
  readonly text: string;
  /** Names of the products; empty when all products have the same conditions. */
  readonly names: readonly string[];
}

/** The distinct conditions of the selected solutions. */
export function conditionsOf(products: readonly SolutionProduct[]): Conditions[] {
  const byText = new Map<string, string[]>();
  for (const product of products) {
    const text = product.removed ? null : solutionOf(product)?.return_conditions_text;
    if (text) byText.set(text, [...(byText.get(text) ?? []), product.name]);
  }
  return [...byText].map(([text, names]) => ({ text, names: byText.size > 1 ? names : [] }));
}
