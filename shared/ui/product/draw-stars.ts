import { starRating } from '../../format/rating.ts';

/** The classes of a rating, for `Stars.tsx` and for the enhancer that renders without React. */
export interface StarsDrawing {
  /** Class of the container; it has role `img` and a name such as `4,5 van 5`. */
  readonly className: string;
  /** Class of each of the five slots, in order; each is an empty `span`. */
  readonly slots: readonly string[];
  /** The rating in quarters. */
  readonly value: number;
  /** Rendered as `data-rating-default`, so that a shop can hide default stars. */
  readonly isDefault: boolean;
}

export const STARS = 5;

/** The markup of a rating. Widths are classes, because a page's Content Security Policy can forbid inline styles. */
export function drawStars(raw: unknown): StarsDrawing {
  const { value, isDefault } = starRating(raw);
  const slots = Array.from({ length: STARS }, (_, index) => {
    const filled = Math.min(1, Math.max(0, value - index)) * 100;
    return `sw-stars__slot sw-stars__slot--${filled}`;
  });
  return { className: isDefault ? 'sw-stars sw-stars--default' : 'sw-stars', slots, value, isDefault };
}
