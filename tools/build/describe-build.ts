import type { FirstCall, Widget } from '../../shared/runtime/host.ts';
import { bundleOf, ENGINE } from './bundles.ts';
import type { Source } from './find-widgets.ts';
import type { DistManifest } from './manifest.ts';
import type { Named } from './name-files.ts';

interface Build {
  readonly version: string;
  readonly kit: string;
  readonly sources: readonly Source[];
  readonly definitions: Readonly<Record<string, Widget>>;
}

/** Describes the built files of all widgets. */
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
      {
        kind,
        load,
        handles,
        firstCall: firstCall && plain(firstCall),
        script: `${file}.js`,
        styles,
        texts: Object.fromEntries(locales),
        imports,
      },
    ];
  });
  const script = `${ENGINE}-${named.hashes[ENGINE]}.js`;
  const engine = { script, imports: named.imports[script]! };
  return { version, engine, kit, widgets: Object.fromEntries(widgets), contents: named.contents };
}

/** A definition may name a whole endpoint of the contract as its first call. */
function plain({ method, path, body, unless }: FirstCall): FirstCall {
  return { method, path, ...(body && { body }), ...(unless && { unless }) };
}
