import { defineConfig } from 'vitest/config';
import { aliases } from '../../shared/preact/aliases.ts';
import base from './vitest.config.ts';

const { projects: _, ...test } = base.test!;

/** The tests that draw, on Preact. The others do not depend on the runtime. */
export default defineConfig({
  root: base.root!,
  cacheDir: '.cache/vitest-light',
  resolve: {
    // Aliases reach the ES modules of a library, not the CommonJS that Node.js takes.
    mainFields: ['module', 'main'],
    alias: {
      // testing-library takes `act` from here.
      'react-dom/test-utils': 'preact/test-utils',
      ...aliases,
    },
  },
  test: {
    ...test,
    include: [
      '{loader,shared,widgets}/**/*.test.tsx',
      // Fills in the checkout.
      'tools/sheets/is-required.test.tsx',
      'tests/conformance/{conformance,examples,headings,live-inputs,stripped-markup,kit-suite}.test.ts',
    ],
    setupFiles: 'tests/support/wait-longer.ts',
    // Libraries that import React, so that they get the aliases too.
    server: { deps: { inline: [/@testing-library\/react/, /@dnd-kit/, /downshift/] } },
  },
});
