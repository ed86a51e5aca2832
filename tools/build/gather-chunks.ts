import type { Metafile, OutputFile } from 'esbuild';
import { basename } from 'node:path';
import { rolldown } from 'rolldown';
import { ENGINE } from './bundles.ts';
import { clusterChunks } from './cluster-chunks.ts';

/** A script and its source files. */
export interface Script {
  readonly name: string;
  readonly text: string;
  readonly inputs: readonly string[];
}

type Outputs = ReadonlyMap<string, Metafile['outputs'][string]>;

/**
 * Joins the bundler's chunks, of which many have a few hundred bytes and cost a request each. The groups are React, whose
 * name changes only with its version; the contract, which the engine uses too; the base of all islands; and clusters of
 * chunks that are mostly used together.
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
          // Enhancers import the shared code from the engine's file.
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
      // A group includes the imports of its modules, except those in a group of higher priority.
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

/** The weight of a byte: lists, products and the checkout have the most visits. */
const VISITS: readonly (readonly [names: RegExp, times: number])[] = [
  [/^product-overview/, 300],
  [/^(product-gallery|recommended-combination)/, 200],
  [/^(cart-page|checkout)/, 100],
];

/** The weight for other eager widgets. */
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
    // The bundler's own helpers are for CommonJS modules, such as React.
    if (inputsOf(outputs, name).length === 0) return 3;
    if (hasReact(outputs, name)) return 3;
    const users = islands.filter((chunks) => chunks.has(name)).length;
    // A chunk that few islands use would cost the others more than it saves.
    const isLarge = outputs.get(name)!.bytes > LARGE;
    if (users * (isLarge ? 2 : 3) <= islands.length) return undefined;
    return outsideLater.has(name) ? 2 : 1;
  };
}

/** Clusters of the chunks without a group that only islands use. */
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

/** The entries of pages. The one for React only separates its chunk. */
function entriesOf(outputs: Outputs): string[] {
  const dynamic = new Set(
    [...outputs.values()].flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => basename(path)),
    ),
  );
  return [...outputs.keys()].filter((name) => isEntry(outputs, name) && !dynamic.has(name) && name !== 'react.js');
}

function isEntry(outputs: Outputs, name: string): boolean {
  return name.endsWith('.js') && outputs.get(name)?.entryPoint !== undefined;
}

/** All imports at any depth. `isDeep` includes dynamic imports. */
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
