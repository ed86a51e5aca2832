import type { Plugin } from 'esbuild';

/** A module that the build generates. */
export function virtualModule(path: string, contents: () => string | Promise<string>): Plugin {
  return {
    name: path,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${path}$`) }, () => ({ path, namespace: 'virtual' }));
      onLoad({ filter: new RegExp(`^${path}$`), namespace: 'virtual' }, async () => ({
        contents: await contents(),
        // Its imports are relative to the root.
        resolveDir: process.cwd(),
      }));
    },
  };
}
