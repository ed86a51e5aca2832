import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { LOCALES } from '../../shared/i18n/languages.ts';
import type { WidgetRegistry } from '../../tools/doctor/page.ts';
import { describeBuild, manifestSource } from '../../tools/build/describe-build.ts';
import type { DistManifest } from '../../tools/build/dist-manifest.ts';
import type { BundleFiles } from '../../tools/build/name-files.ts';
import { virtualModule } from '../../tools/build/virtual-module.ts';

export const VERSION = '1.2.3';

const LONG = `/* ${'zon '.repeat(1000)}*/`;

/** Writes a folder like `dist/`, with the real loader and empty files for all widgets. */
export async function writeSmallBuild(
  folder: string,
  registry: WidgetRegistry,
  runtime: 'react' | 'light' = 'react',
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const manifest = smallManifest(registry);
  const files = new Map<string, string>();
  const add = (name: string, text = '') => files.set(name, `${text}${LONG}\n`);
  add('base.css', ':where(:root) { --sw-space: 1rem; }');
  add(manifest.engine.script);
  add('chunk-1aaaa.js');
  for (const { script, styles, texts } of Object.values(manifest.widgets))
    for (const name of [script, styles, ...Object.values(texts)]) if (name) add(name);
  add('loader.js', await loaderWith(manifestSource(manifest)));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'widgets.json'), describe([...files], runtime));
}

/** The manifest of a build with a file for each widget. */
export function smallManifest(registry: WidgetRegistry): DistManifest {
  const definitions = Object.fromEntries(Object.entries(registry).map(([name, { widget }]) => [name, widget]));
  const names = Object.keys(registry);
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, {}]));
  const sources = names.map((name) => ({ name, kind: definitions[name]!.kind, entry: name, texts }));
  const bundles = ['engine', ...names].map((name) => ({ name, entry: name, texts, widgets: [name] }));
  const files = bundles.map(({ name }) => [name, filesOf(name)]);
  return describeBuild(
    { version: VERSION, kit: 'base.css', recovery: 'chunk-1aaaa.js', sources, definitions },
    bundles,
    {
      bundles: Object.fromEntries(files),
      contents: {},
    },
  );
}

function filesOf(name: string): BundleFiles {
  const file = `${name}-1aaaa`;
  return {
    script: `${file}.js`,
    styles: `${file}.css`,
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, `${file}.${locale}.js`])),
    imports: name === 'engine' ? [] : ['chunk-1aaaa.js'],
  };
}

async function loaderWith(manifest: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['loader/loader.ts'],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    minify: true,
    define: { VERSION: JSON.stringify(VERSION) },
    plugins: [virtualModule('eiland:manifest', () => manifest)],
  });
  return outputFiles[0]!.text;
}

function describe(files: readonly (readonly [string, string])[], runtime: string): string {
  const listed = files.map(([file, text]) => ({
    file,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    bytes: gzipSync(text, { level: 9 }).length,
    bytesBrotli: brotliCompressSync(text).length,
    bytesPlain: Buffer.byteLength(text),
  }));
  return JSON.stringify({ version: VERSION, runtime, files: listed, widgets: [] });
}
