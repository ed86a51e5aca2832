import { formatRating } from '../../shared/format/rating.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { number } from '../../shared/runtime/attributes.ts';
import { drawStars, STARS } from '../../shared/ui/product/draw-stars.ts';
import type nl from './locales/nl.json';
import './star-rating.css';

/** The inputs that belong to the HTML of the shop. A script of the page may have changed them since. */
const printed = new WeakMap<Element, string>();

export const enhancer = defineEnhancer({
  name: 'star-rating',
  inputs: {
    /** 0 to 5 with a decimal point; empty for a product without ratings. */
    rating: number(null),
    /** The number of reviews behind the rating. */
    count: number(null),
  },
  load: 'visible',
  wire(element, { rating, count }, { t, locale, signal }: EnhancerContext<typeof nl>) {
    const inputs = JSON.stringify([rating, count]);
    if (!printed.has(element)) printed.set(element, inputs);
    const isOfShop = printed.get(element) === inputs;
    // The markup stays if it has stars already, or numbers that the attributes do not have.
    if (isOfShop && (element.querySelector('.sw-stars') || !coversNumbers(element.textContent, rating, count))) return;
    const { className, slots, value, isDefault } = drawStars(rating);
    const stars = span(className);
    stars.setAttribute('role', 'img');
    stars.setAttribute(
      'aria-label',
      isDefault ? t('unrated') : t('rating', { value: formatRating(value, locale), max: STARS }),
    );
    stars.toggleAttribute('data-rating-default', isDefault);
    for (const slot of slots) stars.append(span(slot));
    if (isDefault) stars.append(span('sw-stars__unrated', t('unrated')));

    const label = span('sw-star-rating__count');
    // The default rating is not based on reviews.
    if (count !== null && !isDefault) label.textContent = t(count === 1 ? 'count_one' : 'count_other', { count });

    const before = [...element.childNodes];
    element.replaceChildren(stars, ...(label.textContent ? [label] : []));
    signal.addEventListener('abort', () => element.replaceChildren(...before));
  },
});

function span(className: string, textContent = ''): HTMLSpanElement {
  return Object.assign(document.createElement('span'), { className, textContent });
}

/** Whether every number in the text is the rating (possibly rounded), the maximum or the count. */
function coversNumbers(text: string, rating: number | null, count: number | null): boolean {
  const numbers = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return numbers.every((written) => {
    const number = Number(written.replace(',', '.'));
    const isRating = rating !== null && Math.abs(number - rating) < 0.3;
    return isRating || number === STARS || written.replace(/\D/, '') === String(count);
  });
}
