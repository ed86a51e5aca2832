import { UnreadMarkup } from '../../shared/rules/unread-markup.ts';
import { standsIn, unreadIn } from '../../shared/ui/markup/read-server-markup.ts';
import type { PrintedPage, ShownReview } from './product-reviews.model.ts';

/** Reads reviews that are marked up as such (schema.org), their numbers, the page controls and the note above. */
export function printed(element: HTMLElement): { printed?: PrintedPage | UnreadMarkup; verifiedNote?: string } {
  const marked = [...element.querySelectorAll(prop('review'))];
  const note = element.querySelector('[data-verified-note]');
  const all = element.querySelector(prop('aggregateRating'));
  const nav = element.querySelector<HTMLElement>('nav[data-pages]');
  const unread = unreadIn(element, standsIn([note, all, nav, ...marked.flatMap(partsOf)]));
  const words = textOf(note);
  return {
    ...(words && { verifiedNote: words }),
    ...(unread !== null && { printed: new UnreadMarkup(EXPECTED, unread) }),
    ...(unread === null &&
      marked.length > 0 && {
        printed: {
          page: numberFrom(nav?.dataset['page']) ?? 1,
          pages: numberFrom(nav?.dataset['pages']),
          rating: numberFrom(valueIn(all, 'ratingValue')),
          total: countFrom(valueIn(all, 'reviewCount')),
          reviews: marked.map(reviewOf),
        },
      }),
  };
}

const EXPECTED = 'nothing but reviews with the itemprop of all their parts, data-verified-note and nav[data-pages]';
const PARTS = ['reviewBody', 'datePublished', 'itemReviewed'].map(prop).join();

/** What is read of a review; a rating whose number cannot be read is none of it. */
function partsOf(review: Element): Element[] {
  const rating = review.querySelector(prop('reviewRating'));
  return [...review.querySelectorAll(PARTS), ...(rating && ratingIn(rating) !== null ? [rating] : [])];
}

function reviewOf(element: Element): ShownReview {
  const body = element.querySelector(prop('reviewBody'));
  const rating = element.querySelector(prop('reviewRating'));
  return {
    id: element.id,
    rating: rating && ratingIn(rating),
    product: valueIn(element, 'itemReviewed'),
    // Line breaks as elements, or paragraphs, are kept as they are.
    comment: body?.childElementCount ? body : (body?.textContent.trim() ?? ''),
    at: valueIn(element, 'datePublished'),
  };
}

/** Without a number for machines, the words themselves: `5 van 5`. */
function ratingIn(rating: Element): number | null {
  return numberFrom(valueIn(rating, 'ratingValue')) ?? numberFrom(textOf(rating));
}

function prop(name: string): string {
  return `[itemprop~="${name}"]`;
}

/** For machines where it is written for them as well. */
function valueIn(element: Element | null, name: string): string | null {
  const found = element?.querySelector(prop(name)) ?? null;
  const written = ['content', 'value', 'datetime'].map((attribute) => found?.getAttribute(attribute)).find(Boolean);
  return written ?? textOf(found);
}

function textOf(element: Element | null): string | null {
  return element?.textContent.trim() || null;
}

/** The first number of a text. */
function numberFrom(text: string | null | undefined): number | null {
  const [found] = /\d+(?:[.,]\d+)?/.exec(text ?? '') ?? [];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

/** A whole number, perhaps with dots between its thousands. */
function countFrom(text: string | null): number | null {
  const [found] = /\d{1,3}(?:[.,\s]\d{3})+(?!\d)|\d+/.exec(text ?? '') ?? [];
  return found === undefined ? null : Number(found.replaceAll(/\D/g, ''));
}
