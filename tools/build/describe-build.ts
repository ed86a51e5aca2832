import { SENT_COMMANDS } from '../../loader/engine/sent-command-widgets.ts';
import type { Manifest, ManifestEntry } from '../../loader/manifest.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import { type Bundle, ENGINE } from './bundles.ts';
import type { Source } from './find-widgets.ts';
import type { DistManifest, DistWidget } from './dist-manifest.ts';
import { manifestCall } from '../../loader/engine/manifest-call.ts';
import type { BuiltFiles } from './name-files.ts';

interface Build {
  readonly version: string;
  readonly kit: string;
  readonly recovery: string;
  readonly sources: readonly Source[];
  readonly definitions: Readonly<Record<string, Widget>>;
}

/** Describes the built files of all widgets. */
export function describeBuild(
  { version, kit, recovery, sources, definitions }: Build,
  namedBundles: readonly Bundle[],
  { bundles, contents }: Pick<BuiltFiles, 'bundles' | 'contents'>,
): DistManifest {
  const widgets = sources.map(({ name, kind, texts }): [string, DistWidget] => {
    const { load, handles, ...definition } = definitions[name]!;
    const files = bundles[namedBundles.find((bundle) => bundle.widgets.includes(name))!.name]!;
    // A widget without texts may share a file with one that has some.
    const ownTexts = Object.keys(texts).length > 0 ? files.texts : {};
    return [name, { kind, load, handles, firstCall: manifestCall(definition), ...files, texts: ownTexts }];
  });
  const { script, imports } = bundles[ENGINE]!;
  return { version, engine: { script, imports }, kit, recovery, widgets: Object.fromEntries(widgets), contents };
}

/** The source of `eiland:manifest`, which the build puts into the loader. */
export function manifestSource({
  engine,
  kit,
  recovery,
  widgets,
}: Pick<DistManifest, 'kit' | 'recovery' | 'widgets'> & {
  readonly engine: Pick<DistManifest['engine'], 'script'>;
}): string {
  const chunks = byUse(Object.values(widgets).flatMap(({ imports }) => imports));
  // Entries with the same load trigger stand together, because that compresses better.
  const sorted = Object.entries(widgets).sort(([, a], [, b]) => a.load.localeCompare(b.load));
  const entries = sorted.map(([name, widget]) => [name, entryOf(name, widget, chunks)]);
  const exported = { engine: engine.script, kit, recovery, widgets: Object.fromEntries(entries) as Manifest };
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Each file once, the most used first: lists that start alike compress better. */
function byUse(files: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const file of files.toSorted()) uses.set(file, (uses.get(file) ?? 0) + 1);
  return [...uses.keys()].sort((a, b) => uses.get(b)! - uses.get(a)!);
}

function hashOf(chunk: string): string {
  const [, hash] = /^chunk-(\w+)\.js$/.exec(chunk) ?? [];
  if (!hash) throw new Error(`The loader expects the name chunk-<hash>.js, and not ${chunk}.`);
  return hash;
}

/** Fields without a value are absent. */
function entryOf(
  name: string,
  { load, script, styles, texts, imports, handles, firstCall }: DistWidget,
  chunks: readonly string[],
): ManifestEntry {
  const early = handles.filter((command) => !(command in SENT_COMMANDS));
  const [, bundle, hash] = /^(.+)-(\w+)\.js$/.exec(script)!;
  return {
    load,
    ...(bundle !== name && { bundle }),
    hash: hash!,
    ...(!styles && { noStyles: true }),
    ...(Object.keys(texts).length === 0 && { noTexts: true }),
    chunks: chunks.filter((file) => imports.includes(file)).map(hashOf),
    ...(early.length > 0 && { handles: early }),
    ...(firstCall && { firstCall }),
  };
}
