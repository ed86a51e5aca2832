import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly, top } from './run-command.ts';

const INDEX = join(top, 'storybook-static', 'index.json');
const SOURCES = ['{loader,shared,widgets,stories,tools,.storybook}/**/*', 'tests/support/*', 'package-lock.json'];

/** Builds Storybook if the sources are newer. Returns whether it is up to date. */
export async function freshStories(): Promise<boolean> {
  const built = existsSync(INDEX) ? statSync(INDEX).mtimeMs : 0;
  const newest = Math.max(...globSync(SOURCES, { cwd: top }).map((path) => statSync(join(top, path)).mtimeMs));
  if (built > newest) return true;
  console.log('Building the stories …');
  const { code, output } = await runQuietly(['npm', 'run', '--silent', 'build-storybook']);
  if (code !== 0) console.error(output);
  return code === 0;
}
