import { starRating } from '../../format/rating.ts';

export const STARS = 5;

/** The markup of a rating, for `Stars.tsx` and for the enhancer that renders without React. Widths are classes, because a page's Content Security Policy can forbid inline styles. */
export function drawStars(raw: unknown) {
  const { value, isDefault } = starRating(raw);
  const slots = Array.from({ length: STARS }, (_, index) => {
    const filled = Math.min(1, Math.max(0, value - index)) * 100;
    return `sw-stars__slot sw-stars__slot--${filled}`;
  });
  return {
    /** Of the container; it has role `img` and a name such as `4,5 van 5`. */
    className: isDefault ? 'sw-stars sw-stars--default' : 'sw-stars',
    /** Class of each of the five slots, in order; each is an empty `span`. */
    slots,
    /** The rating in quarters. */
    value,
    /** Rendered as `data-rating-default`, so that a shop can hide default stars. */
    isDefault,
  };
}
