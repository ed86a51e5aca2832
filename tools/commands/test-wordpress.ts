import { missingPrograms } from '../../tests/wordpress/site.ts';
import { needBrowser } from './find-browser.ts';
import { freshBuild } from './fresh-build.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run test:wordpress`: the plugin in a WordPress of its own. `-- --short` runs the tests that are marked as short.
 * Other arguments behind `--` go to Playwright.
 */
async function testWordPress(args: readonly string[]): Promise<number> {
  const missing = missingPrograms();
  if (missing.length > 0) {
    console.log(`Skipped: this machine has no ${missing.join(', ')}. CONTRIBUTING.md names the packages of Debian.`);
    return 0;
  }
  await needBrowser();
  if (!(await freshBuild())) return 1;
  const options = args.flatMap((one) => (one === '--short' ? ['--grep', '@short'] : [one]));
  return runCommand(['playwright', 'test', '--config', 'tests/support/playwright-wordpress.config.ts', ...options]);
}

process.exitCode = await testWordPress(process.argv.slice(2));
