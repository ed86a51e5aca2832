import type { Packed } from '../../../loader/manifest.ts';
import type { Widget } from '../../../shared/island/host.ts';
import type { Source } from './find-widgets.ts';
import type { DistManifest } from './manifest.ts';
import type { Named } from './name-files.ts';
import { pack } from './pack.ts';

interface Build {
  readonly version: string;
  readonly kit: string;
  readonly sources: readonly Source[];
  readonly definitions: Readonly<Record<string, Widget>>;
}

/** The long description, for tests and budgets. */
export function describeBuild({ version, kit, sources, definitions }: Build, named: Named): DistManifest {
  const widgets = sources.map(({ name, kind, texts }) => {
    const file = `${name}-${named.hashes[name]}`;
    const { load, handles, firstCall } = definitions[name]!;
    const locales = Object.keys(texts).map((locale) => [locale, `${file}.${locale}.js`]);
    const styles = named.styled.has(name) ? `${file}.css` : null;
    const imports = named.imports[`${file}.js`]!;
    return [
      name,
      { kind, load, handles, firstCall, script: `${file}.js`, styles, texts: Object.fromEntries(locales), imports },
    ];
  });
  const engine = { script: `${named.engine}.js`, imports: named.imports[`${named.engine}.js`]! };
  return { version, engine, kit, widgets: Object.fromEntries(widgets), contents: named.contents };
}

/** The short one, for the loader. */
export function packBuild({ engine, widgets }: DistManifest): Packed {
  const withoutEnding = (file: string) => file.replace(/\.js$/, '');
  const chunks = [...new Set(Object.values(widgets).flatMap(({ imports }) => imports))].sort().map(withoutEnding);
  return pack({
    engine: withoutEnding(engine.script),
    chunks,
    widgets: Object.entries(widgets).map(([name, { load, firstCall, script, styles, texts, imports }]) => ({
      name,
      hash: /-(\w+)\.js$/.exec(script)![1]!,
      load,
      hasStyles: styles !== null,
      hasTexts: Object.keys(texts).length > 0,
      imports: imports.map(withoutEnding),
      firstCall,
    })),
  });
}

/** By command, the widgets that handle it. */
export function handlersOf(definitions: Build['definitions']): Record<string, string[]> {
  const handlers: Record<string, string[]> = {};
  for (const { name, handles } of Object.values(definitions))
    for (const command of handles) (handlers[command] ??= []).push(name);
  return handlers;
}
