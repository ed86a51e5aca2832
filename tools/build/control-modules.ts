import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { Source } from './find-widgets.ts';

const NAMESPACE = 'control';
/**
 * What controls use of the shared rooms, beside what all of them find in the engine's file. A page has one policy for
 * markup, and one count of who holds it still.
 */
const SMALL =
  /[\\/]shared[\\/](?:(?:rules|format|models)[\\/]|ui[\\/][^\\/]+[\\/](?!sanitise|trusted|scroll-lock)|runtime[\\/](?!define-enhancer|attributes|number-attribute))[^\\/]+\.ts$/;

/**
 * A control has its own copy of the few rules that islands use too. Shared, they would be a chunk that every page
 * fetches for a control and most of which belongs to another one.
 */
export function controlModules(sources: readonly Source[]): Plugin {
  const controls = sources.filter(({ kind }) => kind === 'enhancer').map(({ name }) => name);
  const isOfControl = (path: string) =>
    controls.some((name) => path.replaceAll('\\', '/').includes(`/widgets/${name}/`));
  return {
    name: 'control-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, importer, namespace, resolveDir }) => {
        if (namespace !== NAMESPACE && !isOfControl(importer)) return;
        const found = resolve(resolveDir, path);
        // Hashes must not differ between the folders in which a build is made.
        return SMALL.test(found) ? { path: relative('.', found), namespace: NAMESPACE, sideEffects: false } : undefined;
      });
      onLoad({ filter: /./, namespace: NAMESPACE }, async ({ path }) => ({
        contents: await readFile(path, 'utf8'),
        loader: 'ts',
        resolveDir: dirname(resolve(path)),
      }));
    },
  };
}
