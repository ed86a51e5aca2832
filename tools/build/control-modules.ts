import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { Source } from './find-widgets.ts';

const NAMESPACE = 'enhancer';
/**
 * Shared modules of which each enhancer gets a copy. Others are in the engine's file, or have state that a page must have
 * once: the policy for markup, and the scroll lock.
 */
const SMALL =
  /[\\/]shared[\\/](?:(?:rules|format|models)[\\/]|ui[\\/][^\\/]+[\\/](?!sanitise|trusted|scroll-lock)|runtime[\\/](?!define-enhancer|attributes|number-attribute))[^\\/]+\.ts$/;

/**
 * Gives each enhancer a copy of the few rules that islands use too. A shared chunk would contain the rules of all
 * enhancers, and every page would load it.
 */
export function controlModules(sources: readonly Source[]): Plugin {
  const enhancers = sources.filter(({ kind }) => kind === 'enhancer').map(({ name }) => name);
  const isOfEnhancer = (path: string) =>
    enhancers.some((name) => path.replaceAll('\\', '/').includes(`/widgets/${name}/`));
  return {
    name: 'control-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, importer, namespace, resolveDir }) => {
        if (namespace !== NAMESPACE && !isOfEnhancer(importer)) return;
        const found = resolve(resolveDir, path);
        // Hashes must not depend on the folder of the repository.
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
