import { isFresh } from './build/fresh.ts';
import { runCommand } from './run-command.ts';

/** Builds unless `dist/` already holds what the sources say; answers whether it does afterwards. */
export async function freshBuild(): Promise<boolean> {
  if (await isFresh()) return true;
  console.log('Building the widgets …');
  const { code } = await runCommand('npm run --silent build');
  return code === 0;
}
