import { build } from 'esbuild';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack, type PackedBuild } from '../../../tools/build/pack.ts';
import { targets } from '../../../tools/build/targets.ts';
import { virtualModule } from '../../../tools/build/virtual-module.ts';
import { CHUNKS, type TestWidget, testWidgets } from './test-widgets.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));

export type Files = ReadonlyMap<string, string>;

/** The real loader and engine, with a manifest of test widgets; by file name. */
export async function buildLoader(version = '1.0.0'): Promise<Files> {
  const [engine, loader] = await Promise.all([
    bundled('loader/engine/engine.ts', version),
    bundled('loader/loader.ts', version),
  ]);
  const files = new Map([...engine, ...loader]);
  files.set('engine-test.js', files.get('engine.js')!);
  const { late } = manifest();
  files.set(late.file, late.script);
  files.set('kit-test.css', '.sw-kit { --kit: 1 }');
  files.set('base.css', '.sw-kit { --kit: 1 }');
  for (const [name, script] of Object.entries(CHUNKS)) files.set(`${name}.js`, script);
  for (const [name, widget] of Object.entries(testWidgets)) addWidget(files, name, widget);
  return files;
}

function addWidget(files: Map<string, string>, name: string, { script, styles, texts }: TestWidget): void {
  files.set(`${name}-test.js`, script);
  if (styles) files.set(`${name}-test.css`, styles);
  for (const locale of texts ? ['nl', 'de', 'en'] : [])
    files.set(`${name}-test.${locale}.js`, `export default { hello: 'hello ${locale}' };`);
}

async function bundled(entry: string, version: string): Promise<[string, string][]> {
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
      KIT: '"kit-test.css"',
      'process.env.NODE_ENV': '"production"',
    },
    plugins: [
      virtualModule('eiland:manifest', () => manifest().manifest),
      virtualModule('eiland:handlers', () => `export const handlers = ${JSON.stringify(handlers())};`),
    ],
  });
  return outputFiles.map(({ path, text }) => [basename(path), text]);
}

function manifest(): PackedBuild {
  return pack({
    engine: 'engine-test',
    chunks: Object.keys(CHUNKS),
    widgets: Object.entries(testWidgets).map(
      ([name, { load = 'eager', isLate = false, styles, texts = false, imports = [], firstCall }]) => ({
        name,
        hash: 'test',
        load,
        isLate,
        hasStyles: styles !== undefined,
        hasTexts: texts,
        imports,
        firstCall,
      }),
    ),
  });
}

function handlers(): Record<string, string[]> {
  const byCommand: Record<string, string[]> = {};
  for (const [name, { handles = [] }] of Object.entries(testWidgets))
    for (const command of handles) (byCommand[command] ??= []).push(name);
  return byCommand;
}
