import type { DistManifest } from '../build/dist-manifest.ts';

type Lists = Record<string, string[]>;

/** Stands for the language of the page in the name of a file. */
const LOCALE = '{locale}';

/**
 * The files that the loader loads at once for the engine, the kit's styles and each widget, in this order. A page can
 * name them in preload lines.
 */
export function preloadOf({ engine, kit, widgets }: Pick<DistManifest, 'engine' | 'kit' | 'widgets'>): Lists {
  const lists = Object.entries(widgets).map(([name, { imports, script, texts, styles }]) => {
    const hasTexts = Object.keys(texts).length > 0;
    return [
      name,
      [
        ...imports,
        script,
        ...(hasTexts ? [script.replace(/\.js$/, `.${LOCALE}.js`)] : []),
        ...(styles === null ? [] : [styles]),
      ],
    ] as const;
  });
  return { engine: [engine.script, ...engine.imports], kit: [kit], ...Object.fromEntries(lists) };
}
