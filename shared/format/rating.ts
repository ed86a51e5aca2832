/** A rating of 0 to 5 in quarters, ready to be drawn as five stars. */
export interface StarRating {
  readonly value: number;
  /** Nobody has rated the product; the value is the shop's default and no claim may be made of it. */
  readonly isDefault: boolean;
}

const RATING_OF_THE_UNRATED = 4;

/**
 * Reads a rating as the shop or a page writes it and rounds it to the nearest quarter, half a quarter up.
 * Nothing, zero and what is no number give the default of four stars (specification 002 §4).
 */
export function starRating(raw: unknown): StarRating {
  const rating = typeof raw === 'string' ? Number(raw.trim()) : raw;
  if (typeof rating !== 'number' || !Number.isFinite(rating) || rating === 0) {
    return { value: RATING_OF_THE_UNRATED, isDefault: true };
  }
  return { value: Math.min(5, Math.max(0, Math.round(rating * 4) / 4)), isDefault: false };
}

/** Writes a rating for reading: `4`, `4,5` in Dutch and German, `4.25` in English. */
export function formatRating(value: number, locale: string): string {
  return locale.startsWith('en') ? String(value) : String(value).replace('.', ',');
}
