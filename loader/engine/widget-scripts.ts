import type { LoaderContext } from '../context.ts';

/** The addresses of the scripts and texts of a widget. */
export function widgetScripts(
  { widgets, locale, urlOf }: Pick<LoaderContext, 'widgets' | 'locale' | 'urlOf'>,
  name: string,
): string[] {
  const { bundle = name, hash, noTexts, chunks, open } = widgets[name]!;
  // A widget of another project knows its own files.
  if (open) return [];
  const texts = noTexts ? [] : [`${bundle}-${hash}.${locale()}.js`];
  return [`${bundle}-${hash}.js`, ...texts, ...chunks.map((chunk) => `chunk-${chunk}.js`)].map(urlOf);
}
