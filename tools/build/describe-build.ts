import type { Widget } from '../../shared/runtime/host.ts';
import { bundleOf, ENGINE } from './bundles.ts';
import type { Source } from './find-widgets.ts';
import type { DistManifest } from './manifest.ts';
import type { Named } from './name-files.ts';
import type { Build as LoaderBuild } from './pack.ts';

interface Build {
  readonly version: string;
  readonly kit: string;
  readonly sources: readonly Source[];
  readonly definitions: Readonly<Record<string, Widget>>;
}

/** The long description, for tests and budgets. */
export function describeBuild({ version, kit, sources, definitions }: Build, named: Named): DistManifest {
  const widgets = sources.map(({ name, kind, texts }) => {
    const bundle = bundleOf(name);
    const file = `${bundle}-${named.hashes[bundle]}`;
    const { load, handles, firstCall } = definitions[name]!;
    const locales = Object.keys(texts).map((locale) => [locale, `${file}.${locale}.js`]);
    const styles = named.styled.has(bundle) ? `${file}.css` : null;
    const imports = named.imports[`${file}.js`]!;
    return [
      name,
      { kind, load, handles, firstCall, script: `${file}.js`, styles, texts: Object.fromEntries(locales), imports },
    ];
  });
  const script = `${ENGINE}-${named.hashes[ENGINE]}.js`;
  const engine = { script, imports: named.imports[script]! };
  return { version, engine, kit, widgets: Object.fromEntries(widgets), contents: named.contents };
}

/** The short one, for the loader. */
export function loaderBuild({ engine, widgets }: DistManifest): LoaderBuild {
  const withoutEnding = (file: string) => file.replace(/\.js$/, '');
  const chunks = [...new Set(Object.values(widgets).flatMap(({ imports }) => imports))].sort().map(withoutEnding);
  return {
    engine: withoutEnding(engine.script),
    chunks,
    widgets: Object.entries(widgets).map(([name, { load, handles, firstCall, script, styles, texts, imports }]) => ({
      name,
      hash: withoutEnding(script).replace(`${name}-`, ''),
      load,
      isLate: isLate(name, load, handles),
      hasStyles: styles !== null,
      hasTexts: Object.keys(texts).length > 0,
      imports: imports.map(withoutEnding),
      firstCall,
    })),
  };
}

/** What must start at once, what the engine brings along, and what a buy button opens are known from the start. */
export function isLate(name: string, load: string, handles: readonly string[]): boolean {
  return load !== 'eager' && bundleOf(name) !== ENGINE && !handles.includes('add-to-cart');
}

/** By command, the widgets that handle it. */
export function handlersOf(definitions: Build['definitions']): Record<string, string[]> {
  const handlers: Record<string, string[]> = {};
  for (const { name, handles } of Object.values(definitions))
    for (const command of handles) (handlers[command] ??= []).push(name);
  return handlers;
}
