import { countsIn, ordersIn } from '../../shared/contract/reviews.ts';
import type { UnreadableMarkupError } from '../../shared/rules/unreadable-markup.ts';
import { isInside, readKnown } from '../../shared/runtime/read-server-markup.ts';
import type { PrintedPage, ShownReview } from './product-reviews.model.ts';

/** Reads reviews with schema.org microdata, their totals, the page number and the note. */
export function readServerMarkup(element: HTMLElement): {
  printed?: PrintedPage | UnreadableMarkupError;
  verifiedNote?: string;
} {
  const marked = [...element.querySelectorAll(prop('review'))];
  const note = element.querySelector('[data-verified-note]');
  const all = element.querySelector(prop('aggregateRating'));
  const nav = element.querySelector<HTMLElement>('nav[data-pages]');
  const choices = [...element.querySelectorAll<HTMLElement>('[data-review-selection]')];
  const isKnown = isInside([note, all, nav, ...choices, ...marked.flatMap(partsOf)]);
  const printed = readKnown(element, isKnown, EXPECTED, () =>
    marked.length === 0 && choices.length === 0
      ? null
      : {
          page: numberFrom(nav?.dataset['page']) ?? 1,
          pages: numberFrom(nav?.dataset['pages']),
          rating: numberFrom(valueIn(all, 'ratingValue')),
          total: countFrom(valueIn(all, 'reviewCount')),
          reviews: marked.map(reviewOf),
          ...selectionIn(choices),
        },
  );
  const verifiedNote = textOf(note);
  return { ...(verifiedNote && { verifiedNote }), ...(printed && { printed }) };
}

const EXPECTED =
  'nothing but reviews with the itemprop of all their parts, data-verified-purchase, data-verified-note, data-review-selection and nav[data-pages]';
const VERIFIED = '[data-verified-purchase]';
const PARTS = [...['reviewBody', 'author', 'datePublished', 'itemReviewed'].map(prop), VERIFIED].join();

/** The parts of a review that the widget reads; a rating without a number is not one of them. */
function partsOf(review: Element): Element[] {
  const rating = review.querySelector(prop('reviewRating'));
  return [...review.querySelectorAll(PARTS), ...(rating && ratingIn(rating) !== null ? [rating] : [])];
}

/** What can be selected, and what is selected on the printed page, as its links and forms say. */
function selectionIn(choices: readonly HTMLElement[]): Pick<PrintedPage, 'selection' | 'counts' | 'orders'> {
  const valueOf = (name: string) => choices.map(({ dataset }) => dataset[name]).find(Boolean);
  const rating = Number(valueOf('rating'));
  const [order] = ordersIn([valueOf('order')]) ?? [];
  return {
    selection: { ...(rating >= 1 && { rating }), ...(order && { order }) },
    counts: countsIn(parseJson(valueOf('ratingCounts'))),
    orders: ordersIn(valueOf('orders')?.split(' ')),
  };
}

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reviewOf(element: Element): ShownReview {
  const body = element.querySelector(prop('reviewBody'));
  const rating = element.querySelector(prop('reviewRating'));
  return {
    id: element.id,
    rating: rating && ratingIn(rating),
    product: valueIn(element, 'itemReviewed'),
    // Markup of the comment, such as line breaks, is shown as it is.
    comment: body?.childElementCount ? body : (body?.textContent.trim() ?? ''),
    at: valueIn(element, 'datePublished'),
    author: valueIn(element, 'author'),
    isVerified: element.querySelector(VERIFIED) !== null,
  };
}

/** Falls back to the text, such as `5 van 5`. */
function ratingIn(rating: Element): number | null {
  return numberFrom(valueIn(rating, 'ratingValue')) ?? numberFrom(textOf(rating));
}

function prop(name: string): string {
  return `[itemprop~="${name}"]`;
}

/** The machine-readable value if there is one, otherwise the text. */
function valueIn(element: Element | null, name: string): string | null {
  const property = element?.querySelector(prop(name)) ?? null;
  const written = ['content', 'value', 'datetime'].map((attribute) => property?.getAttribute(attribute)).find(Boolean);
  return written ?? textOf(property);
}

function textOf(element: Element | null): string | null {
  return element?.textContent.trim() || null;
}

/** The first number of a text. */
function numberFrom(text: string | null | undefined): number | null {
  const [number] = /\d+(?:[.,]\d+)?/.exec(text ?? '') ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

/** A whole number, with or without separators between thousands. */
function countFrom(text: string | null): number | null {
  const [number] = /\d{1,3}(?:[.,\s]\d{3})+(?!\d)|\d+/.exec(text ?? '') ?? [];
  return number === undefined ? null : Number(number.replaceAll(/\D/g, ''));
}
