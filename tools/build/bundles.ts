import type { Plugin } from 'esbuild';
import type { Widget } from '../../shared/runtime/host.ts';
import { wordsIn, type Source } from './find-widgets.ts';
import { locales } from './targets.ts';

/** The engine's file, and the widgets that are in it too; `engine.ts` joins them. */
export const ENGINE = 'engine';
const JOINED: readonly string[] = ['add-to-cart', 'cart-badge'];

/** What becomes a script with styles and texts: one widget, or the engine with its controls. */
export interface Bundle extends Pick<Source, 'name' | 'entry' | 'texts'> {
  /** A page that has it waits for it. */
  readonly isEager: boolean;
}

export function bundleOf(widget: string): string {
  return JOINED.includes(widget) ? ENGINE : widget;
}

export function bundlesOf(found: readonly Source[], definitions: Readonly<Record<string, Widget>>): Bundle[] {
  const sources = found.map((source) => withParts(source, definitions[source.name]?.words));
  const joined = sources.filter(({ name }) => JOINED.includes(name));
  return [
    { name: ENGINE, entry: 'tools/build/engine.ts', texts: joinTexts(joined), isEager: true },
    ...sources
      .filter(({ name }) => !JOINED.includes(name))
      .map((source) => ({ ...source, isEager: definitions[source.name]?.load === 'eager' })),
  ];
}

/** The module that brings the controls into the engine's file. */
export function joinedModule(found: readonly Source[]): string {
  return found
    .filter(({ name }) => JOINED.includes(name))
    .map(({ name, entry }) => `export { enhancer as '${name}' } from './${entry}';`)
    .join('\n');
}

/** Adds the words of the kit's parts that the widget draws. */
function withParts(source: Source, parts: Widget['words'] = []): Source {
  const texts = locales.map((locale) => {
    const words = parts.map((part) => [part, wordsIn(`shared/i18n/${part}/locales/${locale}.json`)]);
    return [locale, { ...source.texts[locale], ...Object.fromEntries(words) }];
  });
  return parts.length > 0 ? { ...source, texts: Object.fromEntries(texts) } : source;
}

/** Every enhancer finds its own words under their keys, so that no two of them may use the same. */
function joinTexts(sources: readonly Source[]): Source['texts'] {
  const keys = sources.flatMap(({ texts }) => Object.keys(texts.nl ?? {}));
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice) throw new Error(`Two of ${JOINED.join(', ')} have a text "${twice}", and they share a file of texts.`);
  return Object.fromEntries(
    locales.map((locale) => [locale, Object.assign({}, ...sources.map(({ texts }) => texts[locale]))]),
  );
}

/** An enhancer with a file of its own finds what it shares with the others in that of the engine. */
export const shareEngine: Plugin = {
  name: 'share-engine',
  setup({ onResolve }) {
    onResolve({ filter: /\/shared\/runtime\/(define-enhancer|attributes)\.ts$/ }, ({ importer }) => {
      const [, widget] = /widgets[\\/]([\w-]+)[\\/][\w-]+\.enhancer\.ts$/.exec(importer) ?? [];
      return widget && !JOINED.includes(widget) ? { path: `./${ENGINE}.js`, external: true } : undefined;
    });
  },
};
