import type { Plugin } from 'esbuild';

/** A module that the build writes. */
export function virtualModule(path: string, contents: () => string | Promise<string>): Plugin {
  return {
    name: path,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${path}$`) }, () => ({ path, namespace: 'virtual' }));
      onLoad({ filter: new RegExp(`^${path}$`), namespace: 'virtual' }, async () => ({
        contents: await contents(),
        // What it imports it names from the top.
        resolveDir: process.cwd(),
      }));
    },
  };
}
