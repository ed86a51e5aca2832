import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync('{loader,shared,widgets,stories,tests,tools}/**/*.test.{ts,tsx}', { cwd: root });
const inPage = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('@vitest-environment happy-dom'));
const inNode = files.filter((file) => !inPage.includes(file));

/** Unit tests and conformance: everything that needs no browser. A file that needs a DOM asks for happy-dom itself. */
export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  test: {
    environment: 'node',
    // Some of a test is waiting, for a slow answer or for the second try of a call.
    maxWorkers: 3,
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
    // A machine that does other things besides is slow, and not wrong.
    testTimeout: 20_000,
    // What a widget says on purpose in a test that passes would only hide what a failing one says.
    silent: 'passed-only',
    projects: [
      // A page is a world of its own for every file; without a page, files share what they import and run twice as fast.
      { extends: true, test: { name: 'page', include: inPage } },
      { extends: true, test: { name: 'node', include: inNode, isolate: false } },
    ],
  },
});
