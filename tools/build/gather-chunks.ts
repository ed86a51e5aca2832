import type { Metafile, OutputFile } from 'esbuild';
import { basename } from 'node:path';
import { rolldown } from 'rolldown';
import { ENGINE } from './bundles.ts';
import { clusterChunks } from './cluster-chunks.ts';

/** A script with what went into it: source files, as the bundler names them. */
export interface Script {
  readonly name: string;
  readonly text: string;
  readonly inputs: readonly string[];
}

type Outputs = ReadonlyMap<string, Metafile['outputs'][string]>;

/**
 * The bundler makes a chunk for every set of widgets that share something, and many of them are a few hundred bytes:
 * a request each, and nothing for gzip to work with. They are gathered: React, whose name changes with its version
 * only; what the engine reads answers with too; the base of all islands; and of the rest what is mostly used together.
 */
export async function gatherChunks(
  files: readonly OutputFile[],
  metafile: Metafile,
  eager: readonly string[],
): Promise<Script[]> {
  const outputs: Outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  const texts = new Map(files.map((file) => [basename(file.path), file.text]));
  const groupOf = groupsOf(outputs);
  const clusters = clustersOf(outputs, groupOf, eager);
  const groups = [
    ...[3, 2, 1].map((number) => ({ name: NAMES[number]!, has: (name: string) => groupOf(name) === number })),
    ...clusters.map((names, at) => ({
      name: `chunk-${String(at).padStart(8, '0')}`,
      has: (name: string) => names.includes(name),
    })),
  ];
  const bundle = await rolldown({
    input: Object.fromEntries(entriesOf(outputs).map((name) => [name.replace(/\.js$/, ''), name])),
    external: (id, importer) => importer !== undefined && !texts.has(basename(id)),
    plugins: [
      {
        name: 'bundled-before',
        resolveId: (id, importer) => {
          const name = basename(id);
          // What an enhancer has of the engine's it finds in that file, by its name in the page.
          if (importer !== undefined && name === `${ENGINE}.js`) return { id: `./${name}`, external: true };
          return texts.has(name) ? { id: name, moduleSideEffects: isEntry(outputs, name) } : null;
        },
        load: (id) => texts.get(id) ?? null,
      },
    ],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    hashCharacters: 'hex',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]~[hash].js',
    comments: false,
    codeSplitting: {
      // A group takes in what its modules import, unless one of a higher priority has it.
      groups: groups.map(({ name, has }, at) => ({
        name,
        priority: groups.length - at,
        test: (id: string) => has(basename(id)),
      })),
    },
  });
  return output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? [{ name: chunk.fileName, text: chunk.code, inputs: chunk.moduleIds.flatMap((id) => inputsOf(outputs, id)) }]
      : [],
  );
}

/** A byte counts as many times: lists, products and the way through the till are looked at most. */
const VISITS: readonly (readonly [names: RegExp, times: number])[] = [
  [/^product-overview/, 300],
  [/^(product-gallery|recommended-combination)/, 200],
  [/^(cart-page|checkout)/, 100],
];

/** As many times for other widgets that a page waits for. */
const EAGER = 20;

/** Bytes before gzip. */
const LARGE = 4000;

const NAMES: Readonly<Record<number, string>> = { 3: 'react', 2: 'contract', 1: 'island' };

/** The number of a chunk's group, if it belongs to one. */
function groupsOf(outputs: Outputs): (name: string) => number | undefined {
  const isIsland = (name: string) => [...reach(outputs, [name])].some((part) => hasReact(outputs, part));
  const entries = entriesOf(outputs);
  const islands = entries.filter(isIsland).map((name) => reach(outputs, [name]));
  const others = entries.filter((name) => !isIsland(name));
  const outsideLater = reach(outputs, others, true);
  return (name) => {
    if (isEntry(outputs, name)) return undefined;
    // What the bundler adds by itself reads modules of Node, such as React.
    if (inputsOf(outputs, name).length === 0) return 3;
    if (hasReact(outputs, name)) return 3;
    const users = islands.filter((chunks) => chunks.has(name)).length;
    // What few of them use would cost the others more than it saves; the larger it is, the sooner.
    const isLarge = outputs.get(name)!.bytes > LARGE;
    if (users * (isLarge ? 2 : 3) <= islands.length) return undefined;
    return outsideLater.has(name) ? 2 : 1;
  };
}

/** What is in no group, by what is better fetched together: that of islands alone. */
function clustersOf(
  outputs: Outputs,
  groupOf: (name: string) => number | undefined,
  eager: readonly string[],
): string[][] {
  const names = [...outputs.keys()].filter((name) => name.endsWith('.js'));
  const entries = names.filter((name) => isEntry(outputs, name) && name !== 'react.js');
  const isIsland = (name: string) => [...reach(outputs, [name])].some((part) => hasReact(outputs, part));
  const others = entries.filter((name) => !isIsland(name));
  const outside = reach(outputs, others, true);
  const importsOf = (name: string) =>
    outputs
      .get(name)!
      .imports.filter(({ kind }) => kind !== 'dynamic-import')
      .map(({ path }) => basename(path));
  const parts = names
    .filter((name) => !isEntry(outputs, name) && groupOf(name) === undefined)
    .map((name) => ({ name, bytes: outputs.get(name)!.bytes, imports: importsOf(name), isFixed: outside.has(name) }));
  const users = entries.map((name) => ({
    imports: importsOf(name),
    weight: visitsOf(name) ?? (eager.includes(name) ? EAGER : 1),
  }));
  return clusterChunks(parts, users);
}

function visitsOf(name: string): number | undefined {
  return VISITS.find(([names]) => names.test(name))?.[1];
}

function hasReact(outputs: Outputs, name: string): boolean {
  return inputsOf(outputs, name).some((path) => /node_modules\/(?:react|react-dom|scheduler)\//.test(path));
}

function inputsOf(outputs: Outputs, name: string): string[] {
  return Object.keys(outputs.get(basename(name))?.inputs ?? {});
}

/** The entry that keeps React apart is none for a page. */
function entriesOf(outputs: Outputs): string[] {
  const loadedLate = new Set(
    [...outputs.values()].flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => basename(path)),
    ),
  );
  return [...outputs.keys()].filter((name) => isEntry(outputs, name) && !loadedLate.has(name) && name !== 'react.js');
}

function isEntry(outputs: Outputs, name: string): boolean {
  return name.endsWith('.js') && outputs.get(name)?.entryPoint !== undefined;
}

/** What is imported from there on, and with `isDeep` what is loaded later too. */
function reach(outputs: Outputs, names: readonly string[], isDeep = false, found = new Set<string>()): Set<string> {
  for (const name of names) {
    for (const { path, kind } of outputs.get(name)?.imports ?? []) {
      const next = basename(path);
      if (found.has(next) || (kind === 'dynamic-import' && !isDeep)) continue;
      found.add(next);
      reach(outputs, [next], isDeep, found);
    }
  }
  return found;
}
