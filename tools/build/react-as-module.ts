import type { Plugin } from 'esbuild';
import { resolve } from 'node:path';

const MODULES: Readonly<Record<string, string>> = {
  react: resolve('tools/build/react-module.ts'),
  'react/jsx-runtime': resolve('tools/build/react-jsx-module.ts'),
};

/** Imports of React get the module; what requires it, and the module itself, get the package. */
export const reactAsModule: Plugin = {
  name: 'react-as-module',
  setup({ onResolve }) {
    onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, importer, kind }) =>
      kind === 'require-call' || Object.values(MODULES).includes(importer) ? undefined : { path: MODULES[path]! },
    );
  },
};
