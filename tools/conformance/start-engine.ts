import type { LoaderContext } from '../../loader/context.ts';
import { start } from '../../loader/engine/engine.ts';
import type { ManifestEntry } from '../../loader/manifest.ts';
import { setState } from '../../loader/set-state.ts';
import { LOCALES, type Locale } from '../../shared/i18n/languages.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import type { Widget } from '../../shared/runtime/host.ts';

interface EngineOptions {
  /** The texts of a widget and of the ui kit. */
  textsOf(widget: Widget, locale: Locale): Texts;
  /** What the loader sends for an element before the code of its widget is there. */
  firstAnswer?(element: HTMLElement): Promise<Response> | undefined;
}

/** The engine of the page, with widgets that need no files. A page starts it once, and adds widgets to it. */
export function startEngine({ textsOf, firstAnswer = () => undefined }: EngineOptions) {
  const definitions: Record<string, Widget> = {};
  const widgets: Record<string, ManifestEntry> = {};
  const latestFacts: LoaderContext['latestFacts'] = {};
  const context: LoaderContext = {
    widgets,
    settings: () => ({}),
    locale: localeOfPage,
    request: (method, path, body) => fetch(path, { method, ...(body ? { body: JSON.stringify(body) } : {}) }),
    load: () => Promise.reject(new Error('This engine loads no files.')),
    recover: () => Promise.reject(new Error('This engine loads no files.')),
    startPrefetch(element) {
      const widget = definitions[element.dataset['widget']!]!;
      const locale = localeOfPage();
      return {
        files: Promise.resolve([{ [widget.name]: widget }, { default: textsOf(widget, locale) }]),
        host: { locale, firstAnswer: firstAnswer(element) },
      };
    },
    urlOf: (file) => `/${file}`,
    prefetches: new Map(),
    latestFacts,
    calls: [],
    clicks: new Map(),
    addClick: () => {},
    invalidJson: [],
    setState,
  };
  start(context);
  return {
    define(widget: Widget) {
      definitions[widget.name] = widget;
      widgets[widget.name] = { load: 'eager', hash: '', chunks: [], handles: widget.handles };
    },
    /** Forgets the latest facts, as a new page does. */
    forgetFacts() {
      for (const name of Object.keys(latestFacts)) Reflect.deleteProperty(latestFacts, name);
    },
  };
}

function localeOfPage(): Locale {
  return LOCALES.find((locale) => locale === document.documentElement.lang) ?? 'nl';
}
