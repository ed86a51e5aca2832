import { vi } from 'vitest';
import { start } from '../../loader/engine/engine.ts';
import type { LoaderContext } from '../../loader/context.ts';
import type { ManifestEntry } from '../../loader/manifest.ts';
import { setState } from '../../loader/set-state.ts';
import type { Host, Widget } from '../../shared/runtime/host.ts';

const catalogues = import.meta.glob<Host['texts']>('../../{widgets/*,shared/i18n,shared/i18n/*}/locales/nl.json', {
  eager: true,
  import: 'default',
});

const textsIn = (folder: string) => catalogues[`../../${folder}/locales/nl.json`] ?? {};

/** The engine of the page, with widgets that need no files. A test file starts it once, and adds widgets to it. */
export function startEngine() {
  const definitions: Record<string, Widget> = {};
  const widgets: Record<string, ManifestEntry> = {};
  const firstAnswer = vi.fn<(element: HTMLElement) => Promise<Response> | undefined>(() => undefined);
  const context: LoaderContext = {
    widgets,
    settings: () => ({}),
    locale: () => 'nl',
    request: (method, path, body) => fetch(path, { method, ...(body ? { body: JSON.stringify(body) } : {}) }),
    load: () => Promise.reject(new Error('This engine loads no files.')),
    recover: () => Promise.reject(new Error('This engine loads no files.')),
    startPrefetch(element) {
      const widget = definitions[element.dataset['widget']!]!;
      const parts = (widget.textParts ?? []).map((part) => [part, textsIn(`shared/i18n/${part}`)]);
      const kit = textsIn('shared/i18n');
      const texts = { ...textsIn(`widgets/${widget.name}`), ...Object.fromEntries(parts), kit };
      return {
        files: Promise.resolve([{ [widget.name]: widget }, { default: texts }]),
        host: { locale: 'nl', firstAnswer: firstAnswer(element) },
      };
    },
    urlOf: (file) => `/${file}`,
    prefetches: new Map(),
    latestFacts: {},
    calls: [],
    clicks: new Map(),
    addClick: () => {},
    invalidJson: [],
    setState,
  };
  start(context);
  return {
    /** What the loader sends for an element before the code of its widget is there. */
    firstAnswer,
    define(widget: Widget) {
      definitions[widget.name] = widget;
      widgets[widget.name] = { load: 'eager', hash: '', chunks: [], handles: widget.handles };
    },
  };
}
