import { build, type Plugin } from 'esbuild';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { loadTogether } from './load-together.ts';

const MODULES: Readonly<Record<string, string>> = {
  page: `import { send } from 'send'; import 'kit'; export const late = () => import('late'); send();`,
  other: `import { price } from 'price'; import 'kit'; export const late = () => import('late'); price();`,
  late: `import { send } from 'send'; import { price } from 'price'; import 'kit'; export const pay = () => send(price());`,
  alone: `import 'kit'; export const late = () => import('single');`,
  single: `export const one = 1;`,
  send: `export const send = (...sent) => console.log('send', ...sent);`,
  price: `export const price = () => 5;`,
  kit: `console.log('kit');`,
};

const modules: Plugin = {
  name: 'modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path }) => ({ path, namespace: 'test' }));
    onLoad({ filter: /./, namespace: 'test' }, ({ path }) => ({ contents: MODULES[path]! }));
  },
};

/** The built files by the names of their entries and of the modules in them. */
async function run() {
  const { outputFiles, metafile } = await build({
    entryPoints: ['page', 'other', 'alone'],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    outdir: 'dist',
    plugins: [modules],
  });
  loadTogether(outputFiles, metafile.outputs);
  const fileOf = (module: string) => {
    const [path] = Object.entries(metafile.outputs).find(([, { inputs }]) => `test:${module}` in inputs)!;
    return basename(path);
  };
  const textOf = (module: string) => outputFiles.find(({ path }) => basename(path) === fileOf(module))!.text;
  return { fileOf, textOf };
}

/** The files in an import on demand, without the first, which is the one that is wanted. */
function further(text: string): string[] {
  const [, list = ''] = /Promise\.all\(\[(.*?)\]\)\.then\(\(\[e\]\)=>e\)/.exec(text) ?? [];
  return [...list.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name]) => name!).slice(1);
}

test('a file on demand loads with what it imports and the file that wants it does not have', async () => {
  const { fileOf, textOf } = await run();
  expect(further(textOf('page'))).toEqual([fileOf('price')]);
  expect(further(textOf('other'))).toEqual([fileOf('send')]);
});

test('a file without further imports is loaded as before', async () => {
  const { fileOf, textOf } = await run();
  expect(textOf('alone')).toContain(`=>import("./${fileOf('single')}")`);
});
