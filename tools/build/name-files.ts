import type { OutputFile, Plugin } from 'esbuild';
import { basename, dirname, join } from 'node:path';
import { contentHash } from './content-hash.ts';
import { type Bundle, ENGINE } from './bundles.ts';
import { gatherChunks, type Script } from './gather-chunks.ts';
import { MINIFIER, minify } from './minify.ts';
import { setText } from './set-text.ts';

/** The final names of the files of widgets and engine. */
export interface Named {
  /** By bundle. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly styled: ReadonlySet<string>;
  /** By file, its static imports at any depth. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** By file, the packages and folders that it contains. */
  readonly contents: Readonly<Record<string, readonly string[]>>;
}

type Files = Map<string, OutputFile>;

/**
 * Names all files: all files of a widget have the same hash. The texts are written here, because the hash includes them.
 */
export function nameFiles(
  bundles: readonly Bundle[],
  done: (named: Named) => void,
  fail: (error: unknown) => void,
): Plugin {
  return {
    name: 'name-files',
    setup({ onEnd, initialOptions }) {
      initialOptions.metafile = true;
      onEnd(async ({ outputFiles, metafile, errors }) => {
        try {
          if (errors.length > 0 || !outputFiles || !metafile) throw new Error('The widgets were not bundled.');
          const eager = bundles.filter(({ isEager }) => isEager).map(({ name }) => `${name}.js`);
          done(nameAll(bundles, outputFiles, await gatherChunks(outputFiles, metafile, eager)));
        } catch (error) {
          fail(error);
          throw error;
        }
      });
    },
  };
}

function nameAll(bundles: readonly Bundle[], outputFiles: OutputFile[], scripts: readonly Script[]): Named {
  const folder = dirname(outputFiles[0]!.path);
  const styles = outputFiles.filter(({ path }) => path.endsWith('.css'));
  const files: Files = new Map([...scripts.map(fileOf), ...styles].map((file) => [basename(file.path), file]));
  const names = shortNames(scripts);
  for (const file of files.values()) setText(file, minify(file.path, renamed(file.text, names)));
  nameEngine(bundles, files);
  const hashes = Object.fromEntries(bundles.map((bundle) => [bundle.name, hashOf(bundle, files)]));
  for (const [name, hash] of Object.entries(hashes))
    for (const ending of ['js', 'css']) names.set(`${name}.${ending}`, `${name}-${hash}.${ending}`);
  const texts = bundles.flatMap((bundle) => textFiles(bundle, join(folder, `${bundle.name}-${hashes[bundle.name]}`)));
  const final = [...files].map(([name, file]) => Object.assign(file, { path: join(folder, names.get(name) ?? name) }));
  outputFiles.splice(0, Infinity, ...final, ...texts);
  const styled = new Set(Object.keys(hashes).filter((name) => files.has(`${name}.css`)));
  return { hashes, styled, ...graph(outputFiles, scripts, names) };
}

function fileOf({ name, text }: Script): OutputFile {
  return { path: name, text, contents: new TextEncoder().encode(text), hash: '' };
}

/** Enhancers import the engine's file, so their hashes include its name. */
function nameEngine(bundles: readonly Bundle[], files: Files): void {
  const engine = bundles.find(({ name }) => name === ENGINE)!;
  const named = `"./${ENGINE}-${hashOf(engine, files)}.js"`;
  for (const file of files.values()) setText(file, file.text.replaceAll(`"./${ENGINE}.js"`, named));
}

function hashOf({ name, texts }: Bundle, files: Files): string {
  const bundles = [files.get(`${name}.js`), files.get(`${name}.css`)].filter((file) => file !== undefined);
  return contentHash(...bundles.map(({ contents }) => contents), ...Object.values(texts).map(moduleOf));
}

function textFiles({ texts }: Bundle, path: string): OutputFile[] {
  return Object.entries(texts).map(([locale, words]) => {
    const text = moduleOf(words);
    const contents = new TextEncoder().encode(text);
    return { path: `${path}.${locale}.js`, text, contents, hash: contentHash(contents) };
  });
}

const moduleOf = (words: object) => `export default ${JSON.stringify(words)};\n`;

/** `island~0123abcd.js` becomes `island-x1y2z.js`. The hash includes the minifier's version. */
function shortNames(scripts: readonly Script[]): Map<string, string> {
  const chunks = scripts.map(({ name }) => name).filter((name) => name.includes('~'));
  const names = new Map(
    chunks.map((name) => {
      const [word = '', hash = ''] = name.split('~');
      return [name, `${word.replace(/-[A-Z\d]{8}$/, '')}-${contentHash(hash, MINIFIER)}.js`];
    }),
  );
  if (new Set(names.values()).size < names.size) throw new Error('Two chunks have the same short name.');
  return names;
}

function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\w.-]+~[\da-f]+\.js/g, (name) => names.get(name) ?? name);
}

function graph(
  files: readonly OutputFile[],
  bundled: readonly Script[],
  names: ReadonlyMap<string, string>,
): Pick<Named, 'imports' | 'contents'> {
  const scripts = files
    .map(({ path, text }) => [basename(path), text] as const)
    .filter(([name]) => name.endsWith('.js'));
  const direct = new Map(scripts.map(([name, text]) => [name, importsOf(text)]));
  const closure = (name: string, found = new Set<string>()) => {
    for (const next of direct.get(name)!) if (!found.has(next)) closure(next, found.add(next));
    return found;
  };
  return {
    imports: Object.fromEntries([...direct.keys()].map((name) => [name, [...closure(name)].sort()])),
    contents: Object.fromEntries(
      bundled
        .map(({ name, inputs }) => [names.get(name) ?? name, foldersOf(inputs)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** Static imports of a minified module. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:^|[;}])\s*(?:import|export)\s*(?:[\w$*{},\s]*?from\s*)?"\.\/([\w.-]+\.js)"/g)].map(
    ([, name]) => name!,
  );
}

function foldersOf(inputs: readonly string[]): string[] {
  return [
    ...new Set(
      inputs.map((path) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? dirname(path.replace(/^\w+:/, ''))),
    ),
  ].sort();
}
