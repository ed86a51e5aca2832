import { build, type Plugin } from 'esbuild';
import type { Bundle } from './bundles.ts';
import type { DistManifest } from './dist-manifest.ts';
import type { Source } from './find-widgets.ts';
import type { Runtime } from './runtimes.ts';
import { virtualModule } from './virtual-module.ts';

/** A server prints links to style sheets, and reads none. What loads on demand comes after the first frame. */
const firstFrameOnly: Plugin = {
  name: 'first-frame-only',
  setup({ onResolve, onLoad }) {
    const nothing = { path: 'nothing', namespace: 'nothing' };
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' || /\.css(\?inline)?$/.test(path) ? nothing : undefined,
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
): Promise<void> {
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
    plugins: [
      firstFrameOnly,
      ...plugins,
      virtualModule('eiland:islands', () => islandsModule(sources, bundles, manifest)),
    ],
    logLevel: 'warning',
  });
}

/** Each island with its texts and the files that a page loads for it. */
function islandsModule(sources: readonly Source[], bundles: readonly Bundle[], manifest: DistManifest): string {
  const islands = sources.filter(({ kind }) => kind === 'island');
  const entries = islands.map(({ name }, at) => {
    const { texts } = bundles.find(({ widgets }) => widgets.includes(name))!;
    const { script, styles, imports, texts: files, firstCall } = manifest.widgets[name]!;
    const about = JSON.stringify({ texts, script, styles, imports, files, firstCall });
    return `  '${name}': { island: w${at}, ...${about} },`;
  });
  return [
    ...islands.map(({ entry }, at) => `import { island as w${at} } from './${entry}';`),
    `export const islands = {\n${entries.join('\n')}\n};`,
    `export const engine = ${JSON.stringify(manifest.engine)};`,
    `export const handlers = ${JSON.stringify(handlersOf(manifest))};`,
  ].join('\n');
}

function handlersOf({ widgets }: DistManifest): object {
  return Object.fromEntries(Object.entries(widgets).map(([name, { handles }]) => [name, handles]));
}
