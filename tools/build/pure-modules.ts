import type { Plugin } from 'esbuild';

const NESTED = Symbol();

/** Our modules have no side effects, so the bundler may drop unused imports. */
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
