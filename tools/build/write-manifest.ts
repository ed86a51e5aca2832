import type { Manifest, ManifestEntry } from '../../loader/manifest.ts';
import type { FirstCall } from '../../shared/runtime/host.ts';
import type { DistManifest, DistWidget } from './manifest.ts';

type Described = Pick<DistManifest, 'kit' | 'widgets'> & { readonly engine: Pick<DistManifest['engine'], 'script'> };

/** The source of `eiland:manifest`, which the build puts into the loader. */
export function writeManifest({ engine, kit, widgets }: Described): string {
  const entries = Object.entries(widgets).map(([name, widget]) => [name, entryOf(widget)]);
  const exported = { engine: engine.script, kit, widgets: Object.fromEntries(entries) as Manifest };
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function entryOf({ load, script, styles, texts, imports, handles, firstCall }: DistWidget): ManifestEntry {
  return {
    load,
    file: script.replace(/\.js$/, ''),
    hasStyles: styles !== null,
    hasTexts: Object.keys(texts).length > 0,
    chunks: imports,
    handles,
    firstCall: firstCall && withoutMethod(firstCall),
  };
}

function withoutMethod({ method, ...call }: FirstCall): ManifestEntry['firstCall'] {
  if (method.toUpperCase() !== 'POST')
    throw new Error(`The loader sends first calls as POST, and ${call.path} is ${method}.`);
  return call;
}
