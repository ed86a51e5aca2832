import { selectorFor } from '../../loader/engine/console-messages.ts';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import type { CallSettings } from '../../shared/http/call-settings.ts';
import { languageOf, type Locale, LOCALES } from '../../shared/i18n/languages.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import { LIMITS } from './limits.ts';
import { readJson } from './read-json.ts';

/** The definition of a widget, and what its metadata says. */
export interface RegisteredWidget {
  readonly widget: Widget;
  /** By name. */
  readonly calls: Readonly<Record<string, AnyEndpoint>>;
  /** A page needs it once. */
  readonly isSingle: boolean;
  /** It belongs to another project, and a script of the page defines it. */
  readonly isDefined?: true;
}
/** All widgets by name. */
export type WidgetRegistry = Readonly<Record<string, RegisteredWidget>>;

/** `data-widget="constructor"` must not find what every object inherits. */
export function withoutInherited(registry: WidgetRegistry): WidgetRegistry {
  return Object.assign(Object.create(null) as object, registry);
}

/** One element with `data-widget`. */
export interface Mount {
  readonly element: HTMLElement;
  /** As written, known or not. */
  readonly name: string;
  /** The name of the element in the console of the page. */
  readonly where: string;
}

export interface ParsedHtml {
  readonly document: Document;
  /** Runs code of a widget, such as its input reader, with the globals of this page. */
  runInPage<Result>(code: () => Result): Result;
  close(): Promise<void>;
}

/** A page of the shop as a browser gets it. */
export interface Page extends ParsedHtml {
  readonly url: URL;
  /** What relative addresses of the page start from; `<base>` may change it. */
  readonly base: URL;
  readonly headers: Headers;
  readonly mounts: readonly Mount[];
  /** The settings of the page; empty when there are none. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The language of the settings or of `<html lang>`, as written. */
  readonly locale: string;
  /** What was not checked, as sentences. */
  readonly notes: readonly string[];
}

/** What the settings say of calls; unchecked. */
export function callSettingsOf({ settings }: Pick<Page, 'settings'>): CallSettings {
  return settings;
}

/** Finds the widgets and settings of a page. */
export function createPage(parsed: ParsedHtml, { url, headers }: Pick<Page, 'url' | 'headers'>): Page {
  const { document } = parsed;
  // The loader ignores an empty name.
  const all = [...document.querySelectorAll<HTMLElement>('[data-widget]:not([data-widget=""])')];
  const byName = new Map<string, HTMLElement[]>();
  for (const element of all) {
    const same = byName.get(nameOf(element));
    if (same) same.push(element);
    else byName.set(nameOf(element), [element]);
  }
  const mounts = all
    .slice(0, LIMITS.widgets)
    .map((element) => ({ element, name: nameOf(element), where: selectorFor(element, byName.get(nameOf(element))) }));
  const settings = recordIn(document.querySelector('script[data-shop-settings]')?.textContent) ?? {};
  const set = settings['locale'];
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  return {
    ...parsed,
    url,
    base: urlOf(base, url) ?? url,
    headers,
    mounts,
    settings,
    locale: typeof set === 'string' && set !== '' ? set : document.documentElement.lang,
    notes:
      all.length > mounts.length
        ? [`${url.href} has ${all.length} widgets; the first ${mounts.length} were checked.`]
        : [],
  };
}

/** The first answer that the server has printed. Null when the loader makes the first call itself. */
export function initialAnswerOf({ element }: Pick<Mount, 'element'>): string | null {
  return element.dataset['initial'] || element.querySelector(':scope > script[data-initial]')?.textContent || null;
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('data-widget') ?? '';
}

/** The content of a meta tag; null when there is none. */
export function metaOf({ document }: Page, name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

/** The JSON object or list in a text, if it is one. */
export function recordIn(text: string | null | undefined): Record<string, unknown> | undefined {
  const json = readJson(text ?? '');
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined;
}

/** The language in which widgets show their texts. The loader reads every other language as Dutch. */
export function localeOf({ locale }: Pick<Page, 'locale'>): Locale {
  return languageOf(locale) ?? LOCALES[0];
}

/** Null for an invalid address. */
export function urlOf(text: string, base: URL): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
