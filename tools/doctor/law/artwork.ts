import { selectorFor } from '../../../loader/engine/console-messages.ts';
import type { Page } from '../page.ts';
import { urlOf } from '../page.ts';
import type { LawSettings } from './law-settings.ts';

export const ARTWORK = 'img[data-guarantee-notice], img[data-guarantee-label]';

export type ArtworkKind = 'notice' | 'label';

/** An official image of the page. */
export interface Artwork {
  readonly element: Element;
  readonly kind: ArtworkKind;
  /** The same for copies, of which a page shows one: all notices, and the labels of one parent. */
  readonly copyOf: unknown;
  readonly where: string;
  /** As a sentence starts with it. */
  readonly name: string;
  /** Null where the address is invalid. */
  readonly url: URL | null;
}

export function artworkIn({ document, base }: Pick<Page, 'document' | 'base'>): Artwork[] {
  return [...document.querySelectorAll<HTMLElement>(ARTWORK)].map((element, at, all) => {
    const kind = element.hasAttribute('data-guarantee-notice') ? 'notice' : 'label';
    return {
      element,
      kind,
      copyOf: kind === 'notice' ? kind : element.parentElement,
      where: whereOf(element, at, all.length),
      name: kind === 'notice' ? 'The notice on the legal guarantee' : 'The durability label',
      url: urlOf(element.getAttribute('src') ?? '', base),
    };
  });
}

function whereOf(element: HTMLElement, at: number, count: number): string {
  const attribute = element.hasAttribute('data-guarantee-notice') ? 'data-guarantee-notice' : 'data-guarantee-label';
  const named = element.id ? selectorFor(element, [element]) : `img[${attribute}]`;
  return count > 1 ? `${named} (number ${at + 1} of ${count})` : named;
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
