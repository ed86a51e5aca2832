import type { Plugin } from 'esbuild';

const NESTED = Symbol();

/** Our modules do nothing while they are imported, so a chunk of which nothing is used need not be fetched. */
export const pureModules: Plugin = {
  name: 'pure-modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, async ({ path, pluginData, ...rest }) => {
      if (pluginData === NESTED) return;
      const found = await resolve(path, { ...rest, pluginData: NESTED });
      return { ...found, sideEffects: false };
    });
  },
};
