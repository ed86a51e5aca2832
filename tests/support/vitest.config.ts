import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TESTS = '{loader,shared,widgets,stories,tests,tools}/**/*.test.{ts,tsx}';
// Those of a project outside run with the published package.
const files = globSync(TESTS, { cwd: root, exclude: ['tools/new/project/**'] });
const inPage = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('@vitest-environment happy-dom'));
const isLarge = (file: string) => /^tools[\\/](doctor|render)[\\/]/.test(file);
const inNode = files.filter((file) => !inPage.includes(file));

/** Unit tests and conformance. A file that needs a DOM has a comment for happy-dom. */
export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  test: {
    environment: 'node',
    // Tests wait for slow answers and retries.
    maxWorkers: 3,
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
    // A busy machine is slow.
    testTimeout: process.env.CI ? 60_000 : 20_000,
    hookTimeout: 180_000,
    // Expected messages of passing tests would hide those of failing ones.
    silent: 'passed-only',
    projects: [
      // Each file with a page has its own globals. Other files share modules, which is twice as fast.
      { extends: true, test: { name: 'page', include: inPage, setupFiles: 'tests/support/wait-longer.ts' } },
      { extends: true, test: { name: 'node', include: inNode.filter((file) => !isLarge(file)), isolate: false } },
      // The pages that these parse and draw are more than one process may have in its memory, if it runs all of them.
      {
        extends: true,
        test: { name: 'large', include: inNode.filter(isLarge), execArgv: ['--max-old-space-size=6144'] },
      },
    ],
  },
});
