import { build, type Plugin } from 'esbuild';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { loadTogether } from './load-together.ts';

const MODULES: Readonly<Record<string, string>> = {
  page: `import { send } from 'send'; import 'kit'; export const late = () => import('late'); send();`,
  other: `import { price } from 'price'; import 'kit'; export const late = () => import('late'); price();`,
  late: `import { send } from 'send'; import { price } from 'price'; import 'kit'; export const pay = () => send(price());`,
  chain: `import 'kit'; export const pay = () => import('late'); export const price = () => import('till');`,
  till: `export { price } from 'price'; export const late = () => import('late');`,
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
    entryPoints: ['page', 'other', 'chain', 'alone'],
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
  return { fileOf, textOf, outputFiles, outputs: metafile.outputs };
}

/** The files of each import on demand that loads several, the wanted one first. */
function lazyFiles(text: string): string[][] {
  return [...text.matchAll(/Promise\.all\(\[(.*?)\]\)\.then\(\(\[e\]\)=>e\)/g)].map(([, list = '']) =>
    [...list.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name]) => name!),
  );
}

test('a file on demand loads with what it imports and the file that wants it does not have', async () => {
  const { fileOf, textOf } = await run();
  expect(lazyFiles(textOf('page'))).toEqual([[fileOf('late'), fileOf('price')]]);
  expect(lazyFiles(textOf('other'))).toEqual([[fileOf('late'), fileOf('send')]]);
});

test('each import of a file has its own list', async () => {
  const { fileOf, textOf } = await run();
  expect(lazyFiles(textOf('chain'))).toEqual([
    [fileOf('late'), fileOf('send'), fileOf('price')],
    [fileOf('till'), fileOf('price')],
  ]);
});

test('a text without the import that the build knows is an error', async () => {
  const { outputFiles, outputs } = await run();
  const page = outputFiles.find(({ path }) => basename(path) === 'page.js')!;
  page.contents = new TextEncoder().encode('');
  Object.defineProperty(page, 'text', { value: '' });
  expect(() => loadTogether(outputFiles, outputs)).toThrow(/^dist\/page\.js has no import of dist\/late/);
});

test('a file without imports is imported alone', async () => {
  const { fileOf, textOf } = await run();
  expect(textOf('alone')).toContain(`=>import("./${fileOf('single')}")`);
});
