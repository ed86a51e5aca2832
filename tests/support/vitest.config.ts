import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Unit tests and conformance: everything that needs no browser. A file that needs a DOM asks for happy-dom itself. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: '.cache/vitest',
  test: {
    environment: 'node',
    include: ['{loader,shared,widgets,tests}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
    // What a widget says on purpose in a test that passes would only hide what a failing one says.
    silent: 'passed-only',
  },
});
