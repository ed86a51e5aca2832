import { needBrowser } from './find-browser.ts';
import { freshBuild } from './fresh-build.ts';
import { freshStories } from './fresh-stories.ts';
import { runCommand } from './run-command.ts';

/** `npm run test:browser`: what stands behind `--` goes to Playwright, such as a part of a file name. */
async function testBrowser(): Promise<number> {
  try {
    await needBrowser();
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  if (!(await freshBuild()) || !(await freshStories())) return 1;
  const asked = process.argv.slice(2);
  // Who asks for a part wants that part alone, also of what else comes last.
  const alone = asked.length > 0 ? ['--no-deps'] : [];
  return runCommand(['playwright', 'test', '--config', 'tests/support/playwright.config.ts', ...alone, ...asked]);
}

process.exitCode = await testBrowser();
