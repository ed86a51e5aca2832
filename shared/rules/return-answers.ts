import { nameOf, type MediaData } from './media.ts';
import { previewsOf } from './media-items.ts';
import { remainingIndexes, type Returned } from './returns.ts';

/** What the shopper entered in a field, as the summary before sending shows it. */
export interface GivenAnswer {
  /** The last part of the id of its control or group. */
  readonly name: string;
  /** A label of the shop; null for the fields that both wizards have, which have labels of their own. */
  readonly label: string | null;
  /** Empty when nothing was entered. */
  readonly values: readonly string[];
  /** Addresses of pictures among them, shown above the values. */
  readonly pictures?: readonly string[];
}

/** The answers about one product. */
export interface ProductAnswers {
  /** Index among all products; it identifies the product. */
  readonly at: number;
  readonly name: string;
  /** Pieces. */
  readonly amount: number;
  readonly answers: readonly GivenAnswer[];
}

interface Named extends Returned {
  readonly name: string;
  readonly selected_amount: number;
}

/** The answers of all products that are not removed. */
export function answersByProduct<Product extends Named>(
  products: readonly Product[],
  answersOf: (product: Product) => readonly GivenAnswer[],
): ProductAnswers[] {
  return remainingIndexes(products).map((at) => {
    const product = products[at]!;
    return { at, name: product.name, amount: product.selected_amount, answers: answersOf(product) };
  });
}

export function picturesAnswer(records: readonly MediaData[]): GivenAnswer {
  return { name: 'images', label: null, values: records.map(nameOf), pictures: previewsOf(records) };
}

/** A text as it was entered; an empty one has no values. */
export function textAnswer(name: string, text: string, label: string | null = null): GivenAnswer {
  return { name, label, values: text.trim() === '' ? [] : [text.trim()] };
}
