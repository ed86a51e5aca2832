import { build, type Plugin } from 'esbuild';
import { join, relative } from 'node:path';
import { withRaisedSpecificity } from './raise-specificity.ts';
import { targets } from './targets.ts';

const NAMESPACE = 'inline-styles';

/** Imports a style sheet with `?inline` as text, with everything that it imports. */
export const inlineStyles: Plugin = {
  name: NAMESPACE,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      // Hashes must not depend on the folder of the repository.
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
      return { contents: withRaisedSpecificity(outputFiles[0]!.text), loader: 'text' };
    });
  },
};
