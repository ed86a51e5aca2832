import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ProxyOptions } from 'vite';
import { describeProject } from './describe-project.ts';
import { KIT_MODULES } from './kit-modules.ts';

/** Where the files of the kit stand beside the file of a widget, by what the widget imports. */
const FILES: Readonly<Record<string, string>> = {
  'eiland/kit': './kit.js',
  ...Object.fromEntries(KIT_MODULES.map((name) => [`eiland/kit/${name}`, `./kit-${name}.js`])),
  react: './kit-view.js',
  'react/jsx-runtime': './kit-view.js',
};

/** For tests: what the widget imports, from the build of Eiland with React or from the light one. */
export function kitOf(build: 'react' | 'light'): { find: RegExp; replacement: string }[] {
  // The package has this module in a folder beside the files.
  return kitIn(build === 'light' ? '../light/' : '../');
}

function kitIn(path: string): { find: RegExp; replacement: string }[] {
  const folder = new URL(path, import.meta.url);
  return Object.entries(FILES).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: fileURLToPath(new URL(file, folder)),
  }));
}

export interface ShopOptions {
  /** The origin of the shop that answers the calls, and has the files of Eiland at `/widgets/`. */
  readonly shop: string;
  /** Further paths that the shop answers, such as the call for a token. */
  readonly calls?: readonly string[];
}

export interface WidgetOptions extends ShopOptions {
  /** The name of the widget, which is that of its files. */
  readonly name: string;
}

/** Passes the calls of widgets on to a shop, in the server of Vite and in `vite preview`. */
export function shopCalls({ shop, calls = [] }: ShopOptions): Plugin {
  // The package has this module in a folder beside it.
  const file = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
  const { paths } = JSON.parse(file) as { paths: object };
  const patterns = [...Object.keys(paths), ...calls].map((path) => `^${path.replaceAll(/\{\w+\}/g, '[^?]+')}(\\?|$)`);
  const proxy = Object.fromEntries(patterns.map((pattern) => [pattern, toShop(shop)]));
  return { name: 'eiland-shop-calls', config: () => ({ server: { proxy }, preview: { proxy } }) };
}

/** Pages may have the address of a call, and files that are built here are not taken from the shop. */
const toShop = (shop: string): ProxyOptions => ({
  target: shop,
  bypass: ({ method, url = '', headers }) =>
    (method === 'GET' && headers.accept?.includes('text/html')) || existsSync(join('dist', url.split('?', 1)[0]!))
      ? url
      : undefined,
});

/**
 * Builds `src/<name>.ts` to `dist/widgets/<name>.js` and `.css`, which are copied beside the files of Eiland: what the
 * widget uses of the kit and of React is imported from there, so that it runs on both builds. Where `src/` has metadata,
 * `<name>.widgets.json` beside them describes the widget as `widgets.json` does those of Eiland. `vite preview` serves
 * `public/page.html` with the built widget, and passes calls and other files on to a shop.
 */
export function eilandWidget({ name, ...options }: WidgetOptions): Plugin[] {
  return [buildOf(name, options.shop), shopCalls(options)];
}

function buildOf(name: string, shop: string): Plugin {
  let root = '.';
  return {
    name: 'eiland-widget',
    configResolved: (config) => void (root = config.root),
    async writeBundle({ dir = 'dist' }, bundle) {
      const folder = join(dir, 'widgets');
      const files = Object.keys(bundle).filter((file) => /^widgets\/[^/]+\.(js|css)$/.test(file));
      const imports = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.imports : []));
      await describeProject({
        root,
        name,
        folder,
        files: files.map((file) => basename(file)),
        alias: kitIn('./node-kit/'),
        needs: [...new Set(imports.map((path) => basename(FILES[path] ?? path)))],
      });
    },
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
      // The kit has the functions for JSX in production alone.
      oxc: { jsx: { development: false } },
      preview: { proxy: { '^/widgets/': toShop(shop) } },
    }),
  };
}
