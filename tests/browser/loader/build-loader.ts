import { build } from 'esbuild';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '../../../shared/i18n/languages.ts';
import { writeGraph } from '../../../tools/build/build-recovery.ts';
import type { DistWidget } from '../../../tools/build/dist-manifest.ts';
import { targets } from '../../../tools/build/targets.ts';
import { pageToolsSource } from '../../../tools/build/page-tools.ts';
import { virtualModule } from '../../../tools/build/virtual-module.ts';
import { manifestSource } from '../../../tools/build/describe-build.ts';
import { CHUNKS, type TestWidget, testWidgets } from './test-widgets.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));

export type Files = ReadonlyMap<string, string>;

/** The real loader and engine, with a manifest of test widgets; by file name. */
export async function buildLoader(version = '1.0.0'): Promise<Files> {
  const [engine, loader] = await Promise.all([
    bundled('loader/engine/engine.ts', version),
    bundled('loader/loader.ts', version),
  ]);
  // What the engine imports on demand is called `name-HASH.js`.
  const names = Object.fromEntries(engine.map(([file]) => [file.replace(/-\w+\.js$/, ''), file]));
  const recovery = await bundled('loader/recovery/recover.ts', version, names);
  const files = new Map([...engine, ...loader, ...recovery]);
  files.set('recovery-test.js', files.get('recover.js')!);
  files.set('engine-test.js', files.get('engine.js')!);
  files.set('kit-test.css', '.sw-kit { --kit: 1 }');
  files.set('base.css', '.sw-kit { --kit: 1 }');
  for (const [name, script] of Object.entries(CHUNKS)) files.set(`${name}.js`, script);
  for (const [name, widget] of Object.entries(testWidgets)) addWidget(files, name, widget);
  return files;
}

function addWidget(files: Map<string, string>, name: string, { script, styles, texts }: TestWidget): void {
  files.set(`${name}-test.js`, script);
  if (styles) files.set(`${name}-test.css`, styles);
  for (const locale of texts ? LOCALES : [])
    files.set(`${name}-test.${locale}.js`, `export default { hello: 'hello ${locale}' };`);
}

async function bundled(
  entry: string,
  version: string,
  names: Readonly<Record<string, string>> = {},
): Promise<[string, string][]> {
  const { outputFiles } = await build({
    absWorkingDir: top,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    chunkNames: '[name]-[hash]',
    minify: true,
    target: targets,
    write: false,
    define: {
      VERSION: JSON.stringify(version),
      'process.env.NODE_ENV': '"production"',
    },
    plugins: [
      virtualModule('eiland:manifest', manifest),
      virtualModule('eiland:page-tools', pageToolsSource),
      virtualModule('eiland:recovery', () => writeGraph({ imports: {}, names })),
    ],
  });
  return outputFiles.map(({ path, text }) => [basename(path), text]);
}

function manifest(): string {
  return manifestSource({
    engine: { script: 'engine-test.js' },
    kit: 'kit-test.css',
    recovery: 'recovery-test.js',
    widgets: Object.fromEntries(Object.entries(testWidgets).map(([name, widget]) => [name, describe(name, widget)])),
  });
}

function describe(
  name: string,
  { load = 'eager', handles = [], styles, texts = false, imports = [], firstCall }: TestWidget,
): DistWidget {
  return {
    kind: 'enhancer',
    load,
    handles,
    firstCall,
    script: `${name}-test.js`,
    styles: styles === undefined ? null : `${name}-test.css`,
    texts: texts ? { nl: `${name}-test.nl.js` } : {},
    imports: imports.map((chunk) => `${chunk}.js`),
  };
}
