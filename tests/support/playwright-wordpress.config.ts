import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tools/commands/find-browser.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const executablePath = await findBrowser();

/** Tests of the plugin in WordPress. One worker, because the site is one. */
export default defineConfig({
  testDir: join(top, 'tests/wordpress'),
  outputDir: join(top, 'test-results/wordpress'),
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // As in the other browser tests: a machine of CI may be several times slower than a desk's.
  retries: process.env.CI ? 1 : 0,
  timeout: process.env.CI ? 180_000 : 60_000,
  expect: { timeout: process.env.CI ? 30_000 : 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
