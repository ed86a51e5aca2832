import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type BuildOptions, type OutputFile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { pages } from './budgets.ts';
import { bundlesOf, shareEngine } from './bundles.ts';
import { CATALOGUE_SIZE, HANDLERS, wholeCatalogue } from './catalogue.ts';
import { controlModules } from './control-modules.ts';
import { describeBuild, loaderBuild } from './describe-build.ts';
import { findWidgets } from './find-widgets.ts';
import { leanLibraries } from './lean-libraries.ts';
import { type DistManifest, filesOf } from './manifest.ts';
import { minifyAll } from './minify.ts';
import { nameFiles } from './name-files.ts';
import { pack } from './pack.ts';
import { pureModules } from './pure-modules.ts';
import { readDefinitions } from './read-definitions.ts';
import { targets } from './targets.ts';
import { virtualModule } from './virtual-module.ts';

const MOST_OF_LOADER = 2_500;

const common = {
  absWorkingDir: fileURLToPath(new URL('../../..', import.meta.url)),
  outdir: 'out',
  bundle: true,
  format: 'esm',
  minify: true,
  target: targets,
  write: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;

const sources = findWidgets();
let manifest: DistManifest;
let files: readonly OutputFile[];
let loader: string;

/** The build that `tsup.config.ts` makes, with a loader that knows all widgets of the catalogue. */
beforeAll(async () => {
  const definitions = await readDefinitions(sources);
  const bundles = bundlesOf(sources, definitions);
  const widgets = await build({
    ...common,
    entryPoints: {
      ...Object.fromEntries(bundles.map(({ name, entry }) => [name, entry])),
      react: 'tests/support/build/react.ts',
    },
    splitting: true,
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', KIT: '"kit-12345.css"' },
    plugins: [
      shareEngine,
      controlModules(sources),
      pureModules,
      leanLibraries,
      nameFiles(
        bundles,
        (named) => (manifest = describeBuild({ version: '10.0.0', kit: 'kit-12345.css', sources, definitions }, named)),
        () => {},
      ),
    ],
  });
  files = widgets.outputFiles;
  const packed = pack(wholeCatalogue(loaderBuild(manifest)));
  const { outputFiles } = await build({
    ...common,
    entryPoints: ['loader/loader.ts'],
    define: { VERSION: '"10.0.0"' },
    plugins: [
      minifyAll,
      virtualModule('eiland:handlers', () => `export const handlers = ${JSON.stringify(HANDLERS)};`),
      virtualModule('eiland:manifest', () => packed.manifest),
    ],
  });
  loader = outputFiles[0]!.text;
}, 60_000);

const weight = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

test('the loader still fits into 2.5 kB when it knows all widgets of the catalogue', () => {
  expect(CATALOGUE_SIZE).toBe(38);
  expect(weight(loader)).toBeLessThanOrEqual(MOST_OF_LOADER);
});

test('so does a page with badge and buy buttons into its budget', () => {
  const { widgets, limit } = pages[0];
  const needed = new Set([
    manifest.engine.script,
    ...manifest.engine.imports,
    ...widgets.flatMap((widget) => filesOf(manifest, widget, 'nl')),
  ]);
  const scripts = [...needed].filter((name) => name.endsWith('.js'));
  const weights = scripts.map((script) => weight(files.find(({ path }) => basename(path) === script)!.contents));
  expect(weights.reduce((sum, bytes) => sum + bytes, weight(loader))).toBeLessThanOrEqual(limit);
});
