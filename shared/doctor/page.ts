import { describe } from '../../loader/engine/messages.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { Widget } from '../island/host.ts';
import { parse, type Parsed } from './document.ts';

/** What is known of a widget: its definition, and the calls that it makes. */
export interface Known {
  readonly widget: Widget;
  readonly calls: Readonly<Record<string, AnyEndpoint>>;
}
export type Knowledge = Readonly<Record<string, Known>>;

/** One element with `data-widget`. */
export interface Place {
  readonly element: HTMLElement;
  /** As written, whether or not there is such a widget. */
  readonly name: string;
  /** As the page's own console names it. */
  readonly where: string;
}

/** A page of the shop as a browser gets it. */
export interface Page extends Parsed {
  readonly url: URL;
  /** What relative addresses of the page begin from: a `<base>` may say so. */
  readonly base: URL;
  readonly headers: Headers;
  readonly places: readonly Place[];
}

export function readPage({ url, headers, text }: { url: URL; headers: Headers; text: string }): Page {
  const parsed = parse(text, url);
  // The loader passes over an empty name.
  const elements = [...parsed.document.querySelectorAll<HTMLElement>('[data-widget]:not([data-widget=""])')];
  const places = parsed.within(() =>
    elements.map((element) => ({ element, name: element.dataset['widget'] ?? '', where: describe(element) })),
  );
  const said = parsed.document.querySelector('base[href]')?.getAttribute('href') ?? '';
  return { ...parsed, url, base: urlOf(said, url) ?? url, headers, places };
}

/** The content of a meta tag; null when there is none. */
export function metaOf({ document }: Page, name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

/** The object that a text is as JSON, if it is one. */
export function recordIn(text: string | null | undefined): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(text ?? '');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Null for what is no address. */
export function urlOf(text: string, base: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
