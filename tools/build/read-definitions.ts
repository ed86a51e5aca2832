import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Widget } from '../../shared/runtime/host.ts';
import type { Source } from './find-widgets.ts';

/** Inside of the repository, where the packages are found. */
const CACHE = '.cache';

/** Imports the definition of every widget in Node. */
export async function readDefinitions(sources: readonly Source[]): Promise<Record<string, Widget>> {
  mkdirSync(CACHE, { recursive: true });
  // Tests run this at the same time as the build.
  const folder = mkdtempSync(join(CACHE, 'definitions-'));
  const outfile = join(folder, 'definitions.mjs');
  await build({
    stdin: {
      contents: sources.map(({ entry, kind }, at) => `export { ${kind} as w${at} } from './${entry}';`).join('\n'),
      resolveDir: '.',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    outfile,
    logLevel: 'warning',
  });
  const exported = (await import(pathToFileURL(resolve(outfile)).href)) as Record<string, Widget>;
  rmSync(folder, { recursive: true });
  return Object.fromEntries(
    sources.map(({ name, entry }, at) => [name, assertDefinition(exported[`w${at}`]!, name, entry)]),
  );
}

function assertDefinition(widget: Widget, name: string, entry: string): Widget {
  if (widget.name !== name) throw new Error(`${entry} defines "${widget.name}"; its name must be that of the folder.`);
  return widget;
}
