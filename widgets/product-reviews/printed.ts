import type { PrintedPage, ShownReview } from './product-reviews.model.ts';

/** Reads reviews that are marked up as such (schema.org), their numbers, the page controls and the note above. */
export function printed(element: HTMLElement): { printed?: PrintedPage; verifiedNote?: string } {
  const reviews = [...element.querySelectorAll(prop('review'))].map(reviewOf);
  const note = textIn(element, '[data-verified-note]');
  const all = element.querySelector(prop('aggregateRating'));
  const nav = element.querySelector<HTMLElement>('nav[data-pages]');
  return {
    ...(note && { verifiedNote: note }),
    ...(reviews.length > 0 && {
      printed: {
        page: numberFrom(nav?.dataset['page']) ?? 1,
        pages: numberFrom(nav?.dataset['pages']),
        rating: numberFrom(valueIn(all, 'ratingValue')),
        total: numberFrom(valueIn(all, 'reviewCount')),
        reviews,
      },
    }),
  };
}

function reviewOf(element: Element): ShownReview {
  const body = element.querySelector(prop('reviewBody'));
  return {
    id: element.id,
    rating: numberFrom(valueIn(element.querySelector(prop('reviewRating')), 'ratingValue')),
    product: valueIn(element, 'itemReviewed'),
    // Line breaks as elements, or paragraphs, are kept as they are.
    comment: body?.childElementCount ? body : (body?.textContent.trim() ?? ''),
    at: valueIn(element, 'datePublished'),
  };
}

function prop(name: string): string {
  return `[itemprop~="${name}"]`;
}

/** For machines where it is written for them as well. */
function valueIn(element: Element | null, name: string): string | null {
  const found = element?.querySelector(prop(name));
  const written = ['content', 'value', 'datetime'].map((attribute) => found?.getAttribute(attribute)).find(Boolean);
  return written ?? (found?.textContent.trim() || null);
}

function textIn(element: Element, selector: string): string | null {
  return element.querySelector(selector)?.textContent.trim() || null;
}

function numberFrom(text: string | null | undefined): number | null {
  const number = Number(text?.replace(',', '.').trim() || Number.NaN);
  return Number.isFinite(number) ? number : null;
}
