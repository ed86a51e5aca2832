import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFresh } from '../build/fresh.ts';
import { runCommand, top } from './run-command.ts';

/** Builds unless `dist/` already holds what the sources say; answers whether it does afterwards. */
export async function freshBuild(): Promise<boolean> {
  if (await isFresh()) return true;
  console.log('Building the widgets …');
  const code = await runCommand(['npm', 'run', '--silent', 'build']);
  // A build that was refused, for its size perhaps, must not look like a fresh one the next time.
  if (code !== 0) await rm(join(top, 'dist', 'manifest.json'), { force: true });
  return code === 0;
}

if (import.meta.main) process.exitCode = (await freshBuild()) ? 0 : 1;
