import { selectorFor } from '../../../loader/engine/console-messages.ts';
import type { Page } from '../page.ts';
import { urlOf } from '../page.ts';
import type { LawSettings } from './law-settings.ts';
import { orderButtonIn } from './order-button.ts';

export const ARTWORK = 'img[data-guarantee-notice], img[data-guarantee-label]';

/** On images of a page that a browser has drawn: the file that it has chosen. */
export const CHOSEN_SOURCE = 'data-eiland-source';

export type ArtworkKind = 'notice' | 'label';

/** An official image of the page. */
export interface Artwork {
  readonly element: Element;
  readonly kind: ArtworkKind;
  /** The same for copies, of which a page shows one: all notices, and the labels of one parent or one product. */
  readonly copyOf: unknown;
  /** In the first steps of the checkout, a phone folds the order; the last step shows it. */
  readonly mayBeFolded: boolean;
  readonly where: string;
  /** As a sentence starts with it. */
  readonly name: string;
  /** Null where the address is invalid. */
  readonly url: URL | null;
}

export function artworkIn({ document, base }: Pick<Page, 'document' | 'base'>): Artwork[] {
  return [...document.querySelectorAll<HTMLElement>(ARTWORK)].map((element, _, all) => {
    const kind = element.hasAttribute('data-guarantee-notice') ? 'notice' : 'label';
    return {
      element,
      kind,
      copyOf: kind === 'notice' ? kind : productAround(element),
      mayBeFolded: kind === 'label' && element.closest('[data-widget="checkout"]') !== null && !orderButtonIn(document),
      where: whereOf(element, all),
      name: kind === 'notice' ? 'The notice on the legal guarantee' : 'The durability label',
      url: urlOf(element.getAttribute(CHOSEN_SOURCE) ?? element.getAttribute('src') ?? '', base),
    };
  });
}

/** What a line or a card says, which is the same where a page shows an order twice. */
function productAround(element: Element): unknown {
  const card = element.closest('li, tr, article, [data-product-url]');
  return card?.textContent?.replaceAll(/\s+/g, ' ').trim() || element.parentElement;
}

function whereOf(element: HTMLElement, all: readonly HTMLElement[]): string {
  if (element.id) return selectorFor(element, [element]);
  const attribute = element.hasAttribute('data-guarantee-notice') ? 'data-guarantee-notice' : 'data-guarantee-label';
  const same = all.filter((image) => image.hasAttribute(attribute));
  const number = same.length > 1 ? ` (number ${same.indexOf(element) + 1} of ${same.length})` : '';
  return `img[${attribute}]${number}`;
}

/** By the whole address, the path or the name of the file. */
export function listedAs<Value>(url: URL, table: ReadonlyMap<string, Value>): Value | undefined {
  const name = url.pathname.split('/').at(-1) ?? '';
  return table.get(url.href) ?? table.get(url.pathname) ?? table.get(decoded(name)) ?? table.get(name);
}

/** As written where it is not encoded, such as `sale-50%`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The language of an artwork: as the shop says, or by its own `lang`. Null where neither does. */
export function languageOf({ element, url }: Artwork, { files }: LawSettings): string | null {
  return (url && listedAs(url, files)?.language) ?? (element.getAttribute('lang') || null);
}
