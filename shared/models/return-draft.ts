import { isRecord } from '../contract/wire.ts';
import { mediaIn, type MediaData } from '../rules/media.ts';

/** What was kept of one product. */
export interface DraftProduct extends Readonly<Record<string, unknown>> {
  readonly images: readonly MediaData[];
  readonly videos: readonly MediaData[];
}

/** What was kept of a return. */
export interface ReturnDraft {
  readonly products: readonly DraftProduct[];
  readonly more: Readonly<Record<string, unknown>>;
}

/** Reads a draft; null when it is of another return, or nothing that was kept here. */
export function readReturnDraft(
  found: Readonly<Record<string, unknown>> | null,
  of: string,
  count: number,
): ReturnDraft | null {
  if (!found || found['of'] !== of) return null;
  const { products, ...more } = found;
  if (!Array.isArray(products) || products.length !== count || !products.every(isRecord)) return null;
  return {
    products: products.map((each) => ({
      ...each,
      images: mediaIn(each['images']),
      videos: mediaIn(each['videos']),
    })),
    more,
  };
}

/** Text that was kept; empty for anything else. */
export function draftText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
