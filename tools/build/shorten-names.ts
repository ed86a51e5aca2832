import type { Metafile, OutputFile } from 'esbuild';
import { basename, dirname, join } from 'node:path';
import { contentHash } from './content-hash.ts';

type Outputs = Metafile['outputs'];

/** How esbuild ends the name of a file that others import. */
const LONG = /[\w-]+-[A-Z2-7]{8}(?=\.(?:js|css)\b)/g;

/**
 * Gives files that others import, such as `chunk-ABCDEFGH.js`, a hash as short as that of a bundle: `chunk-1abcd.js`. The
 * loader lists the chunks of every widget, so each page pays for their names.
 */
export function shortenNames(files: readonly OutputFile[], outputs: Outputs): Outputs {
  const names = new Map<string, string>();
  for (const { path, text } of files) {
    const name = basename(path);
    const [long] = name.match(LONG) ?? [];
    // The text may contain more than what esbuild has hashed.
    if (long) names.set(long, `${long.slice(0, long.lastIndexOf('-'))}-${contentHash(long, text)}`);
  }
  if (new Set(names.values()).size < names.size) throw new Error('Two files have the same short hash.');
  const shorten = (text: string) => text.replaceAll(LONG, (long) => names.get(long) ?? long);
  for (const file of files) {
    const text = shorten(file.text);
    if (text !== file.text) file.contents = new TextEncoder().encode(text);
    file.path = join(dirname(file.path), shorten(basename(file.path)));
  }
  return JSON.parse(shorten(JSON.stringify(outputs))) as Outputs;
}
