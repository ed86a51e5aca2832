import { kit } from 'eiland:manifest';
import type { Host, Widget } from '../shared/runtime/host.ts';
import { firstAnswer } from './first-call.ts';
import { load, preload, styleLinks, urlOf } from './load-file.ts';
import { widgets } from './manifest.ts';
import { page } from './page.ts';
import { locale } from './settings.ts';

/** The files of one widget, and what the widget gets beside them. */
export interface Prefetch {
  readonly files: Promise<[WidgetModule, { default: Host['texts'] } | false, ...unknown[]]>;
  readonly host: Pick<Host, 'locale' | 'file' | 'firstAnswer'>;
}

/** Prefetches that started before the widget was mounted. */
export const prefetches = new Map<Element, Prefetch>();

/** Exports a widget as `island` or `enhancer`. A file that widgets share exports each by its name. */
type WidgetModule = Readonly<Record<string, Widget | undefined>>;

/** Loads tokens and the kit's styles, unless the page links `base.css`, which has them. Widgets work without them. */
function loadKitStyles(): Promise<unknown> | undefined {
  const base = urlOf('base.css');
  if (!styleLinks().some(({ href }) => href.startsWith(base))) return load(kit).catch(() => {});
}

/** Loads everything that a widget needs at once: script, imported scripts, texts, styles and first call. */
export function startPrefetch(element: HTMLElement): Prefetch {
  const name = element.dataset['widget']!;
  const entry = widgets[name]!;
  const { bundle = name, hash, noStyles, noTexts, chunks, open } = entry;
  const file = `${bundle}-${hash}`;
  const language = locale();
  for (const chunk of chunks) preload(`chunk-${chunk}.js`);
  // The kit's styles come before the widget's own.
  const kitStyles = !noStyles && loadKitStyles();
  const own = open?.(language) ?? [
    load(`${file}.js`),
    !noTexts && load(`${file}.${language}.js`),
    !noStyles && load(`${file}.css`),
  ];
  const files = Promise.all([...own, kitStyles]);
  // The element may leave the page before the engine awaits its files.
  files.catch(() => {});
  const host = { locale: language, file: `${file}.${language}`, firstAnswer: firstAnswer(element, entry) };
  return { files: files as Promise<unknown> as Prefetch['files'], host };
}

/** Loads a widget that is used at once while the engine is on its way. */
export function prefetch(element: HTMLElement): void {
  if (page.readyState === 'loading' || prefetches.has(element) || !widgets[element.dataset['widget']!]) return;
  prefetches.set(element, startPrefetch(element));
}
