import { ensureBrowser } from './find-browser.ts';
import { freshBuild } from './fresh-build.ts';
import { freshStories } from './fresh-stories.ts';
import { runCommand } from './run-command.ts';

/** Runs browser tests after everything that they need. Returns the exit code. */
export async function runPlaywright(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  if (!(await ensureBrowser()) || !(await freshBuild()) || !(await freshStories())) return 1;
  return runCommand(['playwright', 'test', '--config', 'tests/support/playwright.config.ts', ...args], environment);
}
