import type { Manifest, ManifestEntry } from '../../loader/manifest.ts';
import type { FirstCall, Widget } from '../../shared/runtime/host.ts';
import { type Bundle, ENGINE } from './bundles.ts';
import type { Source } from './find-widgets.ts';
import type { DistManifest, DistWidget } from './manifest.ts';
import type { BuiltFiles } from './name-files.ts';

interface Build {
  readonly version: string;
  readonly kit: string;
  readonly sources: readonly Source[];
  readonly definitions: Readonly<Record<string, Widget>>;
}

/** Describes the built files of all widgets. */
export function describeBuild(
  { version, kit, sources, definitions }: Build,
  found: readonly Bundle[],
  { bundles, contents }: BuiltFiles,
): DistManifest {
  const widgets = sources.map(({ name, kind, texts }): [string, DistWidget] => {
    const { load, handles, firstCall } = definitions[name]!;
    const files = bundles[found.find((bundle) => bundle.widgets.includes(name))!.name]!;
    // A widget without texts may share a file with one that has some.
    const ownTexts = Object.keys(texts).length > 0 ? files.texts : {};
    return [name, { kind, load, handles, firstCall: firstCall && plain(firstCall), ...files, texts: ownTexts }];
  });
  const { script, imports } = bundles[ENGINE]!;
  return { version, engine: { script, imports }, kit, widgets: Object.fromEntries(widgets), contents };
}

/** A definition may name a whole endpoint of the contract as its first call. */
function plain({ method, path, body, unless }: FirstCall): FirstCall {
  return { method, path, ...(body && { body }), ...(unless && { unless }) };
}

/** The source of `eiland:manifest`, which the build puts into the loader. */
export function manifestSource({
  engine,
  kit,
  widgets,
}: Pick<DistManifest, 'kit' | 'widgets'> & { readonly engine: Pick<DistManifest['engine'], 'script'> }): string {
  const users = countUsers(Object.values(widgets));
  const entries = Object.entries(widgets).map(([name, widget]) => [name, entryOf(widget, users)]);
  const exported = { engine: engine.script, kit, widgets: Object.fromEntries(entries) as Manifest };
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

type Users = ReadonlyMap<string, number>;

/** By file, how many widgets import it. */
function countUsers(widgets: readonly DistWidget[]): Users {
  const users = new Map<string, number>();
  for (const file of widgets.flatMap(({ imports }) => imports)) users.set(file, (users.get(file) ?? 0) + 1);
  return users;
}

/** Files of many widgets come first and in the same order: repeated lists compress well. */
function sortChunks(imports: readonly string[], users: Users): string[] {
  return imports.toSorted((one, other) => users.get(other)! - users.get(one)! || (one < other ? -1 : 1));
}

function entryOf(
  { load, script, styles, texts, imports, handles, firstCall }: DistWidget,
  users: Users,
): ManifestEntry {
  return {
    load,
    file: script.replace(/\.js$/, ''),
    hasStyles: styles !== null,
    hasTexts: Object.keys(texts).length > 0,
    chunks: sortChunks(imports, users),
    handles,
    firstCall: firstCall && withoutMethod(firstCall),
  };
}

function withoutMethod({ method, ...call }: FirstCall): ManifestEntry['firstCall'] {
  if (method.toUpperCase() !== 'POST')
    throw new Error(`The loader sends first calls as POST, and ${call.path} is ${method}.`);
  return call;
}
