import { build, type Plugin } from 'esbuild';
import { join, relative } from 'node:path';
import { targets } from './targets.ts';

const NAMESPACE = 'inline-styles';

/** A style sheet that is imported with `?inline` is a text, with all that it imports, for code that brings its own styles. */
export const inlineStyles: Plugin = {
  name: NAMESPACE,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      // Hashes must not differ between the folders in which a build is made.
      path: relative('.', join(resolveDir, path)),
      namespace: NAMESPACE,
    }));
    onLoad({ filter: /./, namespace: NAMESPACE }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path.replace('?inline', '')],
        bundle: true,
        minify: true,
        write: false,
        target: targets,
        logLevel: 'warning',
      });
      return { contents: outputFiles[0]!.text.trim(), loader: 'text' };
    });
  },
};
