import type { Widget } from '../../shared/runtime/host.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';
import { wordsIn, type Source } from './find-widgets.ts';
import { LOCALES } from '../../shared/i18n/languages.ts';

/** A script with styles and texts: one widget, or the engine with the widgets of nearly every page. */
export interface Bundle extends Pick<Source, 'name' | 'entry' | 'texts'> {
  /** The names of its widgets. */
  readonly widgets: readonly string[];
}

export const ENGINE = 'engine';

export function bundlesOf(
  sources: readonly Source[],
  definitions: Readonly<Record<string, Widget>>,
  metadata: Readonly<Record<string, WidgetMetadata>>,
): Bundle[] {
  const complete = sources.map((source) => withPartTexts(source, definitions[source.name]?.textParts));
  const [inEngine, others] = divide(complete, metadata);
  const engine = {
    name: ENGINE,
    entry: 'tools/build/engine-bundle.ts',
    texts: joinTexts(inEngine),
    widgets: inEngine.map(({ name }) => name),
  };
  return [engine, ...others.map((source) => ({ ...source, widgets: [source.name] }))];
}

/** The widgets in the engine's file, and the others. */
function divide(sources: readonly Source[], metadata: Readonly<Record<string, WidgetMetadata>>): [Source[], Source[]] {
  const isInEngine = ({ name }: Source) => metadata[name]?.isInEngine === true;
  return [sources.filter(isInEngine), sources.filter((source) => !isInEngine(source))];
}

/** The source of `eiland:engine-widgets`: the engine's widgets by their names. */
export function engineWidgets(sources: readonly Source[], metadata: Readonly<Record<string, WidgetMetadata>>): string {
  const [inEngine] = divide(sources, metadata);
  return inEngine.map(({ name, entry }) => `export { enhancer as '${name}' } from './${entry}';`).join('\n');
}

/** Adds the texts of the kit's parts that the widget uses. */
function withPartTexts(source: Source, parts: Widget['textParts'] = []): Source {
  if (parts.length === 0) return source;
  const texts = LOCALES.map((locale) => {
    const words = parts.map((part) => [part, wordsIn(`shared/i18n/${part}/locales/${locale}.json`)]);
    return [locale, { ...source.texts[locale], ...Object.fromEntries(words) }];
  });
  return { ...source, texts: Object.fromEntries(texts) };
}

/** The widgets in the engine's file share a file of texts, so each key must be unique. */
function joinTexts(sources: readonly Source[]): Source['texts'] {
  const keys = sources.flatMap(({ texts }) => Object.keys(texts.nl ?? {}));
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  const names = sources.map(({ name }) => name).join(', ');
  if (twice) throw new Error(`The text "${twice}" is in two of ${names}, which share a file of texts.`);
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, Object.assign({}, ...sources.map(({ texts }) => texts[locale]))]),
  );
}
