/** A rating from 0 to 5 in quarters. */
export interface StarRating {
  readonly value: number;
  /** The product has no ratings, and the value is the shop's default. Show no number for it. */
  readonly isDefault: boolean;
}

const DEFAULT_RATING = 4;

/**
 * Rounds the rating of a shop or a page to the nearest quarter. Without a rating, or with 0, the shop shows four stars.
 */
export function starRating(raw: unknown): StarRating {
  const rating = typeof raw === 'string' ? Number(raw.trim()) : raw;
  if (typeof rating !== 'number' || !Number.isFinite(rating) || rating === 0) {
    return { value: DEFAULT_RATING, isDefault: true };
  }
  return { value: Math.min(5, Math.max(0, Math.round(rating * 4) / 4)), isDefault: false };
}

/** Formats a rating: `4`, `4,5` in Dutch and German, `4.25` in English. */
export function formatRating(value: number, locale: string): string {
  return locale.startsWith('en') ? String(value) : String(value).replace('.', ',');
}
