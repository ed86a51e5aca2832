import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Widget } from '../../shared/runtime/host.ts';
import type { Source } from './find-widgets.ts';

const OUTPUT = '.cache/definitions.mjs';

/** Imports the definition of every widget in Node. */
export async function readDefinitions(sources: readonly Source[]): Promise<Record<string, Widget>> {
  mkdirSync('.cache', { recursive: true });
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
    outfile: OUTPUT,
    logLevel: 'warning',
  });
  const found = (await import(`${pathToFileURL(resolve(OUTPUT)).href}?${Date.now()}`)) as Record<string, Widget>;
  return Object.fromEntries(sources.map(({ name, entry }, at) => [name, checked(found[`w${at}`]!, name, entry)]));
}

function checked(widget: Widget, name: string, entry: string): Widget {
  if (widget.name !== name) throw new Error(`${entry} defines "${widget.name}"; its name must be that of the folder.`);
  return widget;
}
