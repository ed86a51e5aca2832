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
  const hashOf = hashesOf(files, outputs);
  const names = new Map<string, string>();
  for (const { path } of files) {
    const name = basename(path);
    const [long] = name.match(LONG) ?? [];
    if (long) names.set(long, `${long.slice(0, long.lastIndexOf('-'))}-${hashOf(name)}`);
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

/**
 * The hash of a file, by its name, with those of all that it imports: their names are part of its text. That of esbuild says
 * nothing of what other steps of the build have written.
 */
function hashesOf(files: readonly OutputFile[], outputs: Outputs): (name: string) => string {
  const texts = new Map(files.map(({ path, text }) => [basename(path), contentHash(basename(path), text)]));
  const imports = new Map(
    Object.entries(outputs).map(([path, output]) => [
      basename(path),
      output.imports.map((next) => basename(next.path)),
    ]),
  );
  function reach(name: string, reached = new Set<string>()): Set<string> {
    if (reached.has(name)) return reached;
    reached.add(name);
    for (const next of imports.get(name) ?? []) reach(next, reached);
    return reached;
  }
  return (name) => contentHash(name, ...[...reach(name)].sort().map((next) => texts.get(next) ?? next));
}
