import { formatRating } from '../../shared/format/rating.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { number } from '../../shared/runtime/number-attribute.ts';
import { drawStars, STARS } from '../../shared/ui/product/stars.ts';
import type nl from './locales/nl.json';
import './star-rating.css';

export const enhancer = defineEnhancer({
  name: 'star-rating',
  inputs: {
    /** 0 to 5 with a decimal point; empty when nobody has rated the product. */
    rating: number(null),
    /** The number of reviews behind the rating. */
    count: number(null),
  },
  load: 'visible',
  wire(element, { rating, count }, { t: say, locale, signal }: EnhancerContext<typeof nl>) {
    // A server that prints the stars itself has done the work, and what the attributes do not say stays.
    if (element.querySelector('.sw-stars') || !isSaid(element.textContent, rating, count)) return;
    const { className, slots, value, isDefault } = drawStars(rating);
    const stars = document.createElement('span');
    stars.className = className;
    stars.setAttribute('role', 'img');
    stars.setAttribute(
      'aria-label',
      isDefault ? say('unrated') : say('rating', { value: formatRating(value, locale), max: STARS }),
    );
    stars.toggleAttribute('data-rating-default', isDefault);
    for (const slot of slots) stars.append(Object.assign(document.createElement('span'), { className: slot }));

    const words = document.createElement('span');
    words.className = 'sw-star-rating__count';
    // Nobody claims reviews for a rating that nobody gave.
    if (count !== null && !isDefault) words.textContent = say(count === 1 ? 'count_one' : 'count_other', { count });

    const before = [...element.childNodes];
    element.replaceChildren(stars, ...(words.textContent ? [words] : []));
    signal.addEventListener('abort', () => element.replaceChildren(...before));
  },
});

/** Whether stars and count say every number of the printed words, one of them perhaps rounded. */
function isSaid(words: string, rating: number | null, count: number | null): boolean {
  const numbers = words.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return numbers.every((text) => {
    const number = Number(text.replace(',', '.'));
    const isRating = rating !== null && Math.abs(number - rating) < 0.3;
    return isRating || number === STARS || text.replace(/\D/, '') === String(count);
  });
}
