import type { Metafile, OutputFile } from 'esbuild';
import { basename } from 'node:path';

type Outputs = Metafile['outputs'];

/** How esbuild writes an import on demand. */
const LAZY_IMPORT = /\bimport\("\.\/([^"]+)"\)/g;

/**
 * A file that loads on demand loads together with all that it imports: the browser would learn of these files when it has
 * read the first one, a round trip later.
 */
export function loadTogether(files: readonly OutputFile[], outputs: Outputs): void {
  const paths = new Map(Object.keys(outputs).map((path) => [basename(path), path]));
  for (const file of files) {
    const path = paths.get(basename(file.path));
    if (!path?.endsWith('.js')) continue;
    const loadedFiles = withImports(path, outputs);
    const lazyFiles = new Set(importsOf(outputs[path]!, 'dynamic-import'));
    const text = file.text.replaceAll(LAZY_IMPORT, (lazyImport, name: string) => {
      const lazyFile = paths.get(name) ?? '';
      lazyFiles.delete(lazyFile);
      const missingFiles = [...withImports(lazyFile, outputs)].filter((next) => !loadedFiles.has(next));
      const imports = missingFiles.map((next) => `import("./${basename(next)}")`);
      return imports.length < 2 ? lazyImport : `Promise.all([${imports.join()}]).then(([e])=>e)`;
    });
    if (lazyFiles.size > 0) throw new Error(`${path} has no import of ${[...lazyFiles].join(', ')}.`);
    if (text !== file.text) file.contents = new TextEncoder().encode(text);
  }
}

function importsOf({ imports }: Outputs[string], wanted: 'dynamic-import' | 'import-statement'): string[] {
  return imports.filter(({ kind, external }) => kind === wanted && !external).map(({ path }) => path);
}

/** A file and its static imports at any depth, the file first. */
function withImports(path: string, outputs: Outputs, files = new Set<string>()): Set<string> {
  if (files.has(path)) return files;
  files.add(path);
  for (const next of importsOf(outputs[path]!, 'import-statement')) withImports(next, outputs, files);
  return files;
}
