import type { Metafile, OutputFile } from 'esbuild';
import { basename } from 'node:path';

type Outputs = Metafile['outputs'];

/**
 * A file that loads on demand loads together with all that it imports: the browser would learn of these files when it has
 * read the first one, a round trip later.
 */
export function loadTogether(files: readonly OutputFile[], outputs: Outputs): void {
  for (const file of files) {
    const [path, output] = Object.entries(outputs).find(([name]) => basename(name) === basename(file.path)) ?? [];
    if (!path || !output) continue;
    const own = withImports(path, outputs);
    let { text } = file;
    for (const target of importsOf(output, 'dynamic-import')) {
      const further = [...withImports(target, outputs)].filter((name) => name !== target && !own.has(name));
      if (further.length === 0) continue;
      const [load, ...others] = [target, ...further].map((name) => `import("./${basename(name)}")`);
      if (!text.includes(load!)) throw new Error(`${path} does not contain ${load}.`);
      text = text.replaceAll(load!, `Promise.all([${[load, ...others].join()}]).then(([e])=>e)`);
    }
    if (text !== file.text) file.contents = new TextEncoder().encode(text);
  }
}

function importsOf({ imports }: Outputs[string], wanted: 'dynamic-import' | 'import-statement'): string[] {
  return imports.filter(({ kind, external }) => kind === wanted && !external).map(({ path }) => path);
}

/** A file and its static imports at any depth. */
function withImports(path: string, outputs: Outputs, files = new Set<string>()): Set<string> {
  if (files.has(path)) return files;
  files.add(path);
  for (const next of importsOf(outputs[path]!, 'import-statement')) withImports(next, outputs, files);
  return files;
}
