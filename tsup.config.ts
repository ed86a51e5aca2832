import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { defineConfig, type Options } from 'tsup';
import { buildCatalogue } from './tools/build/build-catalogue.ts';
import { buildDoctor } from './tools/build/build-doctor.ts';
import { buildPackage } from './tools/build/build-package.ts';
import { buildStyles } from './tools/build/build-styles.ts';
import { bundlesOf, engineWidgets } from './tools/build/bundles.ts';
import { declaredChunks } from './tools/build/chunks.ts';
import { describeBuild, writeManifest } from './tools/build/describe-build.ts';
import { describeWidgets } from './tools/build/describe-widgets.ts';
import { findWidgets } from './tools/build/find-widgets.ts';
import { inlineStyles } from './tools/build/inline-styles.ts';
import { licencesOf } from './tools/build/licences.ts';
import type { DistManifest } from './tools/build/manifest.ts';
import { nameFiles } from './tools/build/name-files.ts';
import { readMetadata } from './tools/build/read-metadata.ts';
import { readDefinitions } from './tools/build/read-definitions.ts';
import { targets } from './tools/build/targets.ts';
import { virtualModule } from './tools/build/virtual-module.ts';
import { widgetsSchema } from './tools/build/widgets-file.ts';

const outDir = 'dist';

const common: Options = {
  outDir,
  format: 'esm',
  platform: 'browser',
  target: targets,
  minify: true,
  // By default, tsup leaves dependencies out.
  noExternal: [/./],
  dts: false,
  sourcemap: false,
  silent: true,
};

export default defineConfig(async () => {
  rmSync(outDir, { recursive: true, force: true });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const sources = findWidgets();
  const [definitions, metadata, kit] = await Promise.all([
    readDefinitions(sources),
    readMetadata(sources.map(({ name }) => name)),
    buildStyles(outDir),
    buildCatalogue(outDir),
    buildPackage(outDir),
    promisify(execFile)(process.execPath, ['tools/openapi/write-openapi.ts', outDir]),
    buildDoctor(outDir, version, sources),
  ]);
  const bundles = bundlesOf(sources, definitions);
  const build = { version, kit, sources, definitions };

  // The loader is built last, because it contains the names of all other files.
  let manifest: DistManifest;
  let onBuilt = () => {};
  let onFailed = (_reason: unknown) => {};
  const widgetsAreBuilt = new Promise<void>((resolve, reject) => {
    onBuilt = resolve;
    onFailed = reject;
  });

  const widgets: Options = {
    ...common,
    entry: {
      ...Object.fromEntries(bundles.map(({ name, entry }) => [name, entry])),
      react: 'tools/build/react.ts',
    },
    splitting: true,
    esbuildOptions(options) {
      options.chunkNames = '[name]-[hash]';
      options.legalComments = 'none';
      options.charset = 'utf8';
      // React has the hook itself.
      options.alias = { 'use-sync-external-store/shim/index.js': 'react' };
      options.define = { 'process.env.NODE_ENV': '"production"' };
    },
    esbuildPlugins: [
      virtualModule('eiland:engine-widgets', () => engineWidgets(sources)),
      declaredChunks(),
      inlineStyles,
      nameFiles(bundles, (files) => (manifest = describeBuild(build, bundles, files)), onFailed),
    ],
    plugins: [{ name: 'widgets-are-built', buildEnd: () => onBuilt() }],
  };

  const loader: Options = {
    ...common,
    entry: { loader: 'loader/loader.ts' },
    splitting: false,
    esbuildOptions(options) {
      options.define = { VERSION: JSON.stringify(version) };
    },
    esbuildPlugins: [
      virtualModule('eiland:manifest', async () => {
        await widgetsAreBuilt;
        return writeManifest(manifest);
      }),
    ],
    plugins: [{ name: 'finish', buildEnd: () => finish({ manifest, definitions, metadata }) }],
  };

  return [widgets, loader];
});

/** Writes the files that no bundler writes, and checks the sizes. */
function finish(built: Parameters<typeof describeWidgets>[0]): void {
  const { manifest } = built;
  writeJson('widgets.json', describeWidgets(built, outDir));
  writeJson('widgets.schema.json', widgetsSchema());
  writeFileSync(`${outDir}/licences.txt`, licencesOf(Object.values(manifest.contents).flat()));
  writeJson('manifest.json', manifest);
  checkSizes();
}

/** Runs last, because it reads the manifest. */
function checkSizes(): void {
  const command = ['node_modules/size-limit/bin.js', '--hide-passed', '--config', 'tools/checks/sizes/size-limit.js'];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status === 0) return;
  // Without this file, the next command builds again.
  rmSync(`${outDir}/manifest.json`);
  throw new Error('The build is too big.');
}

function writeJson(file: string, content: object): void {
  writeFileSync(`${outDir}/${file}`, `${JSON.stringify(content, null, 2)}\n`);
}
