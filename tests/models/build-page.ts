import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';
import { top } from '../../tools/commands/run-command.ts';

/** The published module takes the place of its source, from which the pages have its types. */
const published: Plugin = {
  name: 'published',
  setup({ onResolve }) {
    onResolve({ filter: /\/tools\/models\/models\.ts$/ }, () => ({ path: join(top, 'dist/package/models.js') }));
  },
};

const components: Plugin = {
  name: 'components',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { js } = compile(await readFile(path, 'utf8'), { filename: path, generate: 'client' });
      return { contents: js.code };
    });
    onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const { descriptor } = parse(await readFile(path, 'utf8'), { filename: path });
      const { content } = compileScript(descriptor, { id: 'page', inlineTemplate: true });
      return { contents: content };
    });
  },
};

/** Builds the script of one of these pages, with the published module. */
export async function buildPage(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(top, `tests/models/${name}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['browser'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [published, components],
    logLevel: 'warning',
  });
  return outputFiles[0]!.text;
}
