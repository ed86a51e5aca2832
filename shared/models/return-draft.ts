import { isRecord } from '../contract/wire.ts';
import { mediaIn, type MediaData } from '../rules/media.ts';

/** The stored state of one product. */
export interface DraftProduct extends Readonly<Record<string, unknown>> {
  readonly images: readonly MediaData[];
  readonly videos: readonly MediaData[];
}

/** The stored state of a return. */
export interface ReturnDraft {
  readonly products: readonly DraftProduct[];
  /** Values that a widget stores in addition to the products. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** Parses a stored draft; null when it is invalid or belongs to another return. */
export function readReturnDraft(
  stored: Readonly<Record<string, unknown>> | null,
  signature: string,
  count: number,
): ReturnDraft | null {
  if (!stored || stored['of'] !== signature) return null;
  const { products, ...extra } = stored;
  if (!Array.isArray(products) || products.length !== count || !products.every(isRecord)) return null;
  return {
    products: products.map((product) => ({
      ...product,
      images: mediaIn(product['images']),
      videos: mediaIn(product['videos']),
    })),
    extra,
  };
}

/** A stored text; empty for any other type of value. */
export function draftText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
