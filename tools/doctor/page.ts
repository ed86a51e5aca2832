import { describe } from '../../loader/engine/console-messages.ts';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import { parse, type Parsed } from './document.ts';
import { LIMITS } from './limits.ts';
import { readJson } from './read-json.ts';

/** What is known of a widget: its definition, and the calls that it makes. */
export interface Known {
  readonly widget: Widget;
  readonly calls: Readonly<Record<string, AnyEndpoint>>;
}
export type Knowledge = Readonly<Record<string, Known>>;

/** What a page calls `constructor` is no widget. */
export function withoutInherited(knowledge: Knowledge): Knowledge {
  return Object.assign(Object.create(null) as object, knowledge);
}

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
  /** What was left out, in words. */
  readonly notes: readonly string[];
}

export function readPage({ url, headers, text }: { url: URL; headers: Headers; text: string }): Page {
  const parsed = parse(text, url);
  // The loader passes over an empty name.
  const all = [...parsed.document.querySelectorAll<HTMLElement>('[data-widget]:not([data-widget=""])')];
  const alike = new Map<string, HTMLElement[]>();
  for (const element of all) {
    const those = alike.get(nameOf(element));
    if (those) those.push(element);
    else alike.set(nameOf(element), [element]);
  }
  const places = all
    .slice(0, LIMITS.widgets)
    .map((element) => ({ element, name: nameOf(element), where: describe(element, alike.get(nameOf(element))) }));
  const notes =
    all.length > places.length
      ? [`${url.href} has ${all.length} widgets; the first ${places.length} were looked at.`]
      : [];
  const said = parsed.document.querySelector('base[href]')?.getAttribute('href') ?? '';
  return { ...parsed, url, base: urlOf(said, url) ?? url, headers, places, notes };
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('data-widget') ?? '';
}

/** The content of a meta tag; null when there is none. */
export function metaOf({ document }: Page, name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

/** The object that a text is as JSON, if it is one. */
export function recordIn(text: string | null | undefined): Record<string, unknown> | undefined {
  const found = readJson(text ?? '');
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined;
}

/** Null for what is no address. */
export function urlOf(text: string, base: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
