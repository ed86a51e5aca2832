import type { Metafile, OutputFile, Plugin } from 'esbuild';
import { basename, dirname, join } from 'node:path';
import { createRecoveryCopy, type Graph } from './build-recovery.ts';
import type { Bundle } from './bundles.ts';
import { contentHash } from './content-hash.ts';
import { loadTogether } from './load-together.ts';
import { shortenNames } from './shorten-names.ts';

/** The files of one bundle: file names in `dist/`. */
export interface BundleFiles {
  readonly script: string;
  readonly styles: string | null;
  /** By language. */
  readonly texts: Readonly<Record<string, string>>;
  /** Scripts that its script imports, at any depth. */
  readonly imports: readonly string[];
}

export interface BuiltFiles {
  /** By bundle. */
  readonly bundles: Readonly<Record<string, BundleFiles>>;
  /** By file, the packages and folders that it contains. */
  readonly contents: Readonly<Record<string, readonly string[]>>;
  readonly graph: Graph;
}

/** The entry that separates the runtime library into a chunk. */
export const LIBRARY = 'library';

type Outputs = ReadonlyMap<string, Metafile['outputs'][string]>;

/**
 * Gives the script, styles and texts of a bundle one name with one hash, such as `cart-page-1x2yz.nl.js`. No file
 * refers to a bundle by its name. Adds a copy of each script with imports, for the recovery.
 */
export function nameFiles(bundles: readonly Bundle[], done: (files: BuiltFiles) => void): Plugin {
  return {
    name: 'name-files',
    setup({ onEnd, initialOptions }) {
      initialOptions.metafile = true;
      onEnd(async ({ outputFiles, metafile, errors }) => {
        if (errors.length > 0 || !outputFiles || !metafile) return;
        loadTogether(outputFiles, metafile.outputs);
        const outputs: Outputs = new Map(
          Object.entries(shortenNames(outputFiles, metafile.outputs)).map(([path, output]) => [basename(path), output]),
        );
        removeEntry(`${LIBRARY}.js`, outputFiles);
        const named = bundles.map((bundle) => [bundle.name, nameBundle(bundle, outputFiles, outputs)] as const);
        const scripts = Object.fromEntries(named.map(([name, { script }]) => [`${name}.js`, script]));
        const contents = [...outputs].map(
          ([name, { inputs }]) => [scripts[name] ?? name, foldersOf(Object.keys(inputs))] as const,
        );
        const graph = graphOf(outputs, scripts);
        outputFiles.push(...(await copies(outputFiles, graph)));
        done({ bundles: Object.fromEntries(named), contents: Object.fromEntries(contents), graph });
      });
    },
  };
}

/** The code of the entry is in chunks, and nothing imports the entry itself. esbuild writes what is left in the list. */
function removeEntry(name: string, files: OutputFile[]): void {
  const at = files.findIndex(({ path }) => basename(path) === name);
  if (at === -1) throw new Error(`The build has no ${name}.`);
  files.splice(at, 1);
}

function graphOf(outputs: Outputs, scripts: Readonly<Record<string, string>>): Graph {
  const listed = [...outputs].filter(([name]) => name.endsWith('.js'));
  const imports = listed.map(([name]) => [scripts[name] ?? name, directImports(name, outputs)] as const);
  const late = listed.flatMap(([name, { entryPoint }]) =>
    entryPoint && !scripts[name] ? [[basename(entryPoint).replace(/\.tsx?$/, ''), name] as const] : [],
  );
  return {
    imports: Object.fromEntries(imports.filter(([, files]) => files.length > 0)),
    names: Object.fromEntries(late),
  };
}

async function copies(files: readonly OutputFile[], { imports }: Graph): Promise<OutputFile[]> {
  const copied = files.filter(({ path }) => basename(path) in imports);
  return Promise.all(
    copied.map(async ({ path, text: script, hash }) => {
      const text = await createRecoveryCopy(script);
      return { path: path.replace(/js$/, 'copy.js'), text, contents: new TextEncoder().encode(text), hash };
    }),
  );
}

function nameBundle({ name, texts }: Bundle, files: OutputFile[], outputs: Outputs): BundleFiles {
  const fileWith = (ending: string) => files.find(({ path }) => basename(path) === `${name}.${ending}`);
  const [script, styles] = [fileWith('js')!, fileWith('css')];
  const words = Object.entries(texts).map(([locale, text]) => [locale, `export default ${JSON.stringify(text)};\n`]);
  const hash = contentHash(script.contents, styles?.contents ?? '', ...words.map(([, text]) => text!));
  const folder = dirname(script.path);
  for (const [file, ending] of [[script, 'js'] as const, [styles, 'css'] as const])
    if (file) file.path = join(folder, `${name}-${hash}.${ending}`);
  for (const [locale, text] of words) {
    const contents = new TextEncoder().encode(text);
    files.push({ path: join(folder, `${name}-${hash}.${locale}.js`), text: text!, contents, hash });
  }
  return {
    script: `${name}-${hash}.js`,
    styles: styles ? `${name}-${hash}.css` : null,
    texts: Object.fromEntries(words.map(([locale]) => [locale, `${name}-${hash}.${locale}.js`])),
    imports: [...importsOf(`${name}.js`, outputs)].sort(),
  };
}

function directImports(name: string, outputs: Outputs): string[] {
  const statements = outputs.get(name)!.imports.filter(({ kind }) => kind === 'import-statement');
  return statements.map(({ path }) => basename(path));
}

/** The static imports at any depth. */
function importsOf(name: string, outputs: Outputs, imported = new Set<string>()): Set<string> {
  for (const next of directImports(name, outputs))
    if (!imported.has(next)) importsOf(next, outputs, imported.add(next));
  return imported;
}

function foldersOf(inputs: readonly string[]): string[] {
  const folders = inputs.map(
    (path) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? dirname(path.replace(/^[\w-]+:/, '')),
  );
  return [...new Set(folders)].sort();
}
