import type { Plugin } from 'esbuild';
import type { Widget } from '../../shared/runtime/host.ts';
import { wordsIn, type Source } from './find-widgets.ts';
import { locales } from './targets.ts';

/** The engine's file, and the widgets that it contains; see `engine.ts`. */
export const ENGINE = 'engine';
const IN_ENGINE: readonly string[] = ['add-to-cart', 'cart-badge'];

/** A script with styles and texts: one widget, or the engine with its widgets. */
export interface Bundle extends Pick<Source, 'name' | 'entry' | 'texts'> {
  /** Its load trigger is `eager`. */
  readonly isEager: boolean;
}

export function bundleOf(widget: string): string {
  return IN_ENGINE.includes(widget) ? ENGINE : widget;
}

export function bundlesOf(found: readonly Source[], definitions: Readonly<Record<string, Widget>>): Bundle[] {
  const sources = found.map((source) => withPartTexts(source, definitions[source.name]?.textParts));
  const inEngine = sources.filter(({ name }) => IN_ENGINE.includes(name));
  return [
    { name: ENGINE, entry: 'tools/build/engine.ts', texts: joinTexts(inEngine), isEager: true },
    ...sources
      .filter(({ name }) => !IN_ENGINE.includes(name))
      .map((source) => ({ ...source, isEager: definitions[source.name]?.load === 'eager' })),
  ];
}

/** The module that includes widgets in the engine's file. */
export function joinedModule(found: readonly Source[]): string {
  return found
    .filter(({ name }) => IN_ENGINE.includes(name))
    .map(({ name, entry }) => `export { enhancer as '${name}' } from './${entry}';`)
    .join('\n');
}

/** Adds the texts of the kit's parts that the widget uses. */
function withPartTexts(source: Source, parts: Widget['textParts'] = []): Source {
  const texts = locales.map((locale) => {
    const words = parts.map((part) => [part, wordsIn(`shared/i18n/${part}/locales/${locale}.json`)]);
    return [locale, { ...source.texts[locale], ...Object.fromEntries(words) }];
  });
  return parts.length > 0 ? { ...source, texts: Object.fromEntries(texts) } : source;
}

/** The widgets in the engine's file share a file of texts, so each key must be unique. */
function joinTexts(sources: readonly Source[]): Source['texts'] {
  const keys = sources.flatMap(({ texts }) => Object.keys(texts.nl ?? {}));
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice) throw new Error(`The text "${twice}" is in two of ${IN_ENGINE.join(', ')}, which share a file of texts.`);
  return Object.fromEntries(
    locales.map((locale) => [locale, Object.assign({}, ...sources.map(({ texts }) => texts[locale]))]),
  );
}

/** Enhancers with a file of their own import the shared code from the engine's file. */
export const shareEngine: Plugin = {
  name: 'share-engine',
  setup({ onResolve }) {
    onResolve({ filter: /\/shared\/runtime\/(define-enhancer|attributes)\.ts$/ }, ({ importer }) => {
      const [, widget] = /widgets[\\/]([\w-]+)[\\/][\w-]+\.enhancer\.ts$/.exec(importer) ?? [];
      return widget && !IN_ENGINE.includes(widget) ? { path: `./${ENGINE}.js`, external: true } : undefined;
    });
  },
};
