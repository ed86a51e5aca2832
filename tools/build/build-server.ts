import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';
import type { Bundle } from './bundles.ts';
import type { DistManifest } from './dist-manifest.ts';
import type { Source } from './find-widgets.ts';
import type { Hashes } from '../render/import-map.ts';
import { readMetadata } from './read-metadata.ts';
import type { Runtime } from './runtimes.ts';
import { virtualModule } from './virtual-module.ts';

/** Code that loads on demand and is drawn with the first frame, where the inputs have something for it. */
const IN_FIRST_FRAME = /\/(?:ProductSafety|read-safety|server-list\.model)\.tsx?$/;

/** Beside `server.js`, for pages that have their styles in the head. */
const SHEETS_FILE = 'server-styles.js';

const sheetsFile: Plugin = {
  name: 'sheets-file',
  setup({ onResolve }) {
    onResolve({ filter: /^eiland:sheets$/ }, () => ({ path: `./${SHEETS_FILE}`, external: true }));
  },
};

/** A server prints links to style sheets, and reads none. Other code that loads on demand comes after the first frame. */
const firstFrameOnly: Plugin = {
  name: 'first-frame-only',
  setup({ onResolve, onLoad }) {
    const nothing = { path: 'nothing', namespace: 'nothing' };
    onResolve({ filter: /./ }, ({ path, kind }) =>
      (kind === 'dynamic-import' && !IN_FIRST_FRAME.test(path)) || /\.css(\?inline)?$/.test(path) ? nothing : undefined,
    );
    onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: 'export {};' }));
  },
};

/** Builds `server.js`, which draws the first frames of the islands of this build. It runs wherever Fetch does. */
export async function buildServer(
  { outDir, alias, plugins }: Runtime,
  sources: readonly Source[],
  bundles: readonly Bundle[],
  manifest: DistManifest,
  integrity: Hashes,
): Promise<void> {
  writeFileSync(join(outDir, SHEETS_FILE), `export const sheets = ${JSON.stringify(sheetsOf(outDir, manifest))};\n`);
  const metadata = await readMetadata(sources.map(({ name }) => name));
  await build({
    entryPoints: { server: 'tools/render/server.ts' },
    outdir: outDir,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['worker', 'import'],
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'react-dom/server': 'react-dom/server.edge', ...alias },
    inject: ['tools/render/no-dom.ts'],
    plugins: [
      sheetsFile,
      firstFrameOnly,
      ...plugins,
      virtualModule('eiland:islands', () => islandsModule(sources, bundles, { manifest, metadata, integrity })),
    ],
    logLevel: 'warning',
  });
}

/** A sheet with an address in it is linked: in a page, the address would be relative to the page. */
const HAS_ADDRESS = /url\(|@import|<\//;

/** The sheets that the frames of this build may need. */
function sheetsOf(folder: string, { widgets }: DistManifest): Record<string, string> {
  const files = ['base.css', ...Object.values(widgets).flatMap(({ styles }) => styles ?? [])];
  const sheets = [...new Set(files)].map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  return Object.fromEntries(sheets.filter(([, sheet]) => !HAS_ADDRESS.test(sheet)));
}

interface Described {
  readonly manifest: DistManifest;
  readonly metadata: Readonly<Record<string, WidgetMetadata>>;
  readonly integrity: Hashes;
}

/** Each widget that a server draws, with its texts and the files that a page loads for it. */
function islandsModule(
  sources: readonly Source[],
  bundles: readonly Bundle[],
  { manifest, metadata, integrity }: Described,
): string {
  const islands = sources.filter(({ kind }) => kind === 'island');
  const printed = sources.filter(({ kind, entry }) => kind === 'enhancer' && existsSync(printOf(entry)));
  const about = ({ name }: Source) => {
    const { texts } = bundles.find(({ widgets }) => widgets.includes(name))!;
    const { load, script, styles, imports, texts: files, firstCall } = manifest.widgets[name]!;
    const { hydrate } = metadata[name]!;
    return JSON.stringify({ texts, load, hydrate, script, styles, imports, files, firstCall });
  };
  return [
    ...islands.map(({ entry }, at) => `import { island as w${at} } from './${entry}';`),
    ...printed.flatMap(({ entry }, at) => [
      `import { enhancer as e${at} } from './${entry}';`,
      `import { print as p${at} } from './${printOf(entry)}';`,
    ]),
    listOf('islands', islands, (source, at) => `{ island: w${at}, ...${about(source)} }`),
    listOf('enhancers', printed, (source, at) => `{ enhancer: e${at}, print: p${at}, ...${about(source)} }`),
    `export const engine = ${JSON.stringify(manifest.engine)};`,
    `export const integrity = ${JSON.stringify(integrity)};`,
    `export const handlers = ${JSON.stringify(handlersOf(manifest))};`,
  ].join('\n');
}

/** Beside the definition of an enhancer: the HTML that it finds in the page. */
const printOf = (entry: string) => entry.replace(/\.enhancer\.ts$/, '.print.tsx');

function listOf(name: string, sources: readonly Source[], valueOf: (source: Source, at: number) => string): string {
  const entries = sources.map((source, at) => `  '${source.name}': ${valueOf(source, at)},`);
  return `export const ${name} = {\n${entries.join('\n')}\n};`;
}

function handlersOf({ widgets }: DistManifest): object {
  return Object.fromEntries(Object.entries(widgets).map(([name, { handles }]) => [name, handles]));
}
