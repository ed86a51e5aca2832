import { parseArgs } from 'node:util';
import { needBrowser } from './find-browser.ts';
import { freshBuild } from './fresh-build.ts';
import { freshStories } from './fresh-stories.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run test:storm`: the long form. `-- --seed 7` makes other random choices, `-- --short` runs what `npm test`
 * runs, and a word, such as `-- faults`, narrows it to the files with that name.
 */
async function testStorm(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, short: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  try {
    await needBrowser();
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  if (!(await freshBuild()) || !(await freshStories())) return 1;
  const form = { STORM: values.short ? 'short' : 'long', STORM_SEED: values.seed };
  const storm = ['playwright', 'test', '--config', 'tests/support/playwright.config.ts', '--project', 'storm'];
  return runCommand([...storm, '--no-deps', ...positionals], form);
}

process.exitCode = await testStorm();
