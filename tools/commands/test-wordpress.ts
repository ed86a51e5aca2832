import { missingPrograms } from '../../tests/wordpress/site.ts';
import { ensureBrowser } from './find-browser.ts';
import { freshBuild } from './fresh-build.ts';
import { runCommand } from './run-command.ts';

/** Names in one line what this machine lacks to run WordPress. Returns whether it has everything. */
export function hasWordPress(): boolean {
  const missing = missingPrograms();
  if (missing.length > 0)
    console.log(
      `WordPress is left out: this machine has no ${missing.join(', ')}. CONTRIBUTING.md names the packages.`,
    );
  return missing.length === 0;
}

/** Tests the plugin in a WordPress of its own, with arguments for Playwright. Returns the exit code. */
export async function testWordPress(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  if (!(await ensureBrowser()) || !(await freshBuild())) return 1;
  const options = args.flatMap((option) => (option === '--short' ? ['--grep', '@short'] : [option]));
  const command = ['playwright', 'test', '--config', 'tests/support/playwright-wordpress.config.ts', ...options];
  return runCommand(command, environment);
}

/**
 * `npm run test:wordpress`: all tests of the plugin. `-- --short` runs those that are marked as short, as `npm test` does.
 * Other arguments behind `--` go to Playwright.
 */
if (import.meta.main) process.exitCode = hasWordPress() ? await testWordPress(process.argv.slice(2)) : 0;
