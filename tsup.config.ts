import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { build, defineConfig, type Options } from 'tsup';
import { writeReport } from './tools/accessibility/write-report.ts';
import { buildCatalogue } from './tools/build/build-catalogue.ts';
import { buildDoctor } from './tools/build/build-doctor.ts';
import { buildInspector } from './tools/build/build-inspector.ts';
import { buildPackage } from './tools/build/build-package.ts';
import { buildServer } from './tools/build/build-server.ts';
import { buildRecovery } from './tools/build/build-recovery.ts';
import { buildStyles } from './tools/build/build-styles.ts';
import { bundlesOf, engineWidgets } from './tools/build/bundles.ts';
import { copiedModules, declaredChunks } from './tools/build/chunks.ts';
import { compressFiles } from './tools/build/compress-files.ts';
import { describeBuild, manifestSource } from './tools/build/describe-build.ts';
import { describeWidgets } from './tools/widgets-json/describe-widgets.ts';
import { writePageTypes } from './tools/page-types/write-page-types.ts';
import { KIT_ENTRIES, writeKitTexts } from './tools/build/kit-entries.ts';
import { findWidgets } from './tools/build/find-widgets.ts';
import { inlineStyles } from './tools/build/inline-styles.ts';
import { licencesOf } from './tools/build/licences.ts';
import type { DistManifest } from './tools/build/dist-manifest.ts';
import { LIBRARY, nameFiles, type BuiltFiles } from './tools/build/name-files.ts';
import { pageToolsSource } from './tools/build/page-tools.ts';
import { PROGRAM_FILES } from './tools/build/program-files.ts';
import { raiseSpecificity } from './tools/build/raise-specificity.ts';
import { readDefinitions } from './tools/build/read-definitions.ts';
import { readMetadata } from './tools/build/read-metadata.ts';
import { releasePage } from './tools/build/release-page.ts';
import { type Runtime, RUNTIMES } from './tools/build/runtimes.ts';
import { targets } from './tools/build/targets.ts';
import { virtualModule } from './tools/build/virtual-module.ts';
import { widgetsSchema } from './tools/widgets-json/widgets-file.ts';
import { designTokens } from './tools/tokens/design-tokens.ts';
import { writePlugin } from './tools/wordpress/write-plugin.ts';

const common: Options = {
  config: false,
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

/** The last whole build, whose compressed files are still good for files that have not changed. */
const EARLIER = '.cache/earlier';

export default defineConfig(async () => {
  setAsideEarlier();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const sources = findWidgets();
  const [definitions, metadata, inspected] = await Promise.all([
    readDefinitions(sources),
    readMetadata(sources.map(({ name }) => name)),
    buildInspector(
      RUNTIMES.map(({ outDir }) => outDir),
      version,
      sources,
    ),
    buildCatalogue('dist'),
    buildPackage('dist'),
    promisify(execFile)(process.execPath, ['tools/openapi/write-openapi.ts', 'dist']),
    buildDoctor('dist', version, sources),
  ]);
  const input = { version, sources, definitions, metadata, inspected };
  const manifests = await Promise.all(RUNTIMES.map((runtime) => buildOn(runtime, input)));
  writePlugin('dist');
  writeReport('dist', version);
  const { light, dark } = designTokens(readFileSync('shared/ui/tokens.css', 'utf8'));
  writeJson('dist/tokens.json', light);
  writeJson('dist/tokens.dark.json', dark);
  await compress('dist/{,light/}*.{json,html}', 'dist/{accessibility,catalogue}/*');
  // Last, because a build with this file counts as complete.
  for (const [at, { outDir }] of RUNTIMES.entries()) writeJson(`${outDir}/manifest.json`, manifests[at]!);
  checkSizes();
  // Nothing is left for tsup to build.
  return [];
});

interface Input {
  readonly version: string;
  readonly sources: ReturnType<typeof findWidgets>;
  readonly definitions: Awaited<ReturnType<typeof readDefinitions>>;
  readonly metadata: Awaited<ReturnType<typeof readMetadata>>;
  /** What the inspector is made of. */
  readonly inspected: readonly string[];
}

/**
 * First the widgets with their shared code, then the loader, which contains the names of all other files, and then the
 * server, which has the hashes of all of them.
 */
async function buildOn(runtime: Runtime, input: Input): Promise<DistManifest> {
  const { outDir } = runtime;
  const { manifest, bundles } = await buildWidgets(runtime, input);
  await build({
    ...common,
    outDir,
    entry: { loader: 'loader/loader.ts' },
    splitting: false,
    esbuildOptions(options) {
      options.define = { VERSION: JSON.stringify(input.version) };
    },
    esbuildPlugins: [virtualModule('eiland:manifest', () => manifestSource(manifest))],
  });
  await compress(`${outDir}/*.{js,css}`);
  const file = describeWidgets({ ...input, runtime: runtime.name, manifest }, outDir);
  writeJson(`${outDir}/widgets.json`, file);
  writeFileSync(`${outDir}/release.html`, releasePage(file));
  await buildServer(runtime, input.sources, bundles, manifest, file.integrity);
  // Both builds have the same widgets.
  if (outDir === 'dist') writePageTypes(outDir, file);
  writeJson(`${outDir}/widgets.schema.json`, widgetsSchema());
  writeFileSync(`${outDir}/licences.txt`, licencesOf([...Object.values(manifest.contents).flat(), ...input.inspected]));
  return manifest;
}

interface Built {
  readonly manifest: DistManifest;
  readonly bundles: ReturnType<typeof bundlesOf>;
}

async function buildWidgets(runtime: Runtime, input: Input): Promise<Built> {
  const { outDir, alias, plugins } = runtime;
  const { sources, definitions, metadata } = input;
  const kit = await buildStyles(outDir);
  writeKitTexts(outDir);
  const bundles = bundlesOf(sources, definitions, metadata);
  let files: BuiltFiles | undefined;
  await build({
    ...common,
    outDir,
    entry: {
      ...Object.fromEntries(bundles.map(({ name, entry }) => [name, entry])),
      ...KIT_ENTRIES,
      [LIBRARY]: 'tools/build/library.ts',
    },
    splitting: true,
    esbuildOptions(options) {
      options.alias = alias;
      options.charset = 'utf8';
      options.chunkNames = '[name]-[hash]';
      options.define = { 'process.env.NODE_ENV': '"production"' };
      options.legalComments = 'none';
    },
    esbuildPlugins: [
      ...plugins,
      virtualModule('eiland:engine-widgets', () => engineWidgets(sources, metadata)),
      virtualModule('eiland:page-tools', pageToolsSource),
      copiedModules(),
      declaredChunks(),
      inlineStyles,
      raiseSpecificity,
      nameFiles(bundles, (named) => (files = named)),
    ],
  });
  const recovery = await buildRecovery(outDir, files!.graph);
  const manifest = describeBuild({ ...input, kit, recovery }, bundles, files!);
  return { manifest, bundles };
}

/** A build that has no manifest was not completed. */
function setAsideEarlier(): void {
  if (existsSync('dist/manifest.json')) {
    rmSync(EARLIER, { recursive: true, force: true });
    mkdirSync(EARLIER, { recursive: true });
    renameSync('dist', join(EARLIER, 'dist'));
  }
  rmSync('dist', { recursive: true, force: true });
}

/** @param patterns what browsers load */
async function compress(...patterns: readonly string[]): Promise<void> {
  const files = globSync(patterns).filter((file) => !PROGRAM_FILES.includes(basename(file)));
  await compressFiles('.', files, EARLIER);
}

function checkSizes(): void {
  const command = ['node_modules/size-limit/bin.js', '--hide-passed', '--config', 'tools/checks/sizes/size-limit.js'];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status === 0) return;
  // Without this file, the next command builds again.
  rmSync('dist/manifest.json');
  throw new Error('The build is too big.');
}

function writeJson(path: string, content: object): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
