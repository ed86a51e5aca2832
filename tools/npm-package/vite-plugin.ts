import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ProxyOptions } from 'vite';
import { KIT_MODULES } from './kit-modules.ts';

/** Where the files of the kit stand beside the file of a widget, by what the widget imports. */
const FILES: Readonly<Record<string, string>> = {
  'eiland/kit': './kit.js',
  ...Object.fromEntries(KIT_MODULES.map((name) => [`eiland/kit/${name}`, `./kit-${name}.js`])),
  react: './kit-view.js',
  'react/jsx-runtime': './kit-view.js',
};

export interface WidgetOptions {
  /** The name of the widget, which is that of its files. */
  readonly name: string;
  /** The origin of the shop that answers the calls in `vite preview`, and has the files of Eiland at `/widgets/`. */
  readonly shop: string;
  /** Further paths that the shop answers, such as the call for a token. */
  readonly calls?: readonly string[];
}

/**
 * Builds `src/<name>.ts` to `dist/widgets/<name>.js` and `.css`, which are copied beside the files of Eiland: what the
 * widget uses of the kit and of React is imported from there, so that it runs on both builds. `vite preview` serves
 * `public/page.html` with the built widget, and passes calls and other files on to a shop.
 */
export function eilandWidget({ name, shop, calls: more = [] }: WidgetOptions): Plugin {
  // The package has this module in a folder beside it.
  const file = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
  const { paths } = JSON.parse(file) as { paths: object };
  const toShop: ProxyOptions = {
    target: shop,
    // Pages may have the address of a call, and the own files are built here.
    bypass: ({ method, url = '', headers }) =>
      (method === 'GET' && headers.accept?.includes('text/html')) || existsSync(join('dist', url.split('?', 1)[0]!))
        ? url
        : undefined,
  };
  const calls = [...Object.keys(paths), ...more].map((path) => `^${path.replaceAll(/\{\w+\}/g, '[^?]+')}(\\?|$)`);
  return {
    name: 'eiland-widget',
    config: (_, { command }) => ({
      ...(command === 'build' && {
        build: {
          target: 'es2022',
          lib: {
            entry: `src/${name}.ts`,
            formats: ['es'],
            fileName: () => `widgets/${name}.js`,
            cssFileName: `widgets/${name}`,
          },
          rollupOptions: { external: Object.keys(FILES), output: { paths: FILES, minify: true } },
        },
      }),
      preview: { proxy: Object.fromEntries(['^/widgets/', ...calls].map((path) => [path, toShop])) },
    }),
  };
}
