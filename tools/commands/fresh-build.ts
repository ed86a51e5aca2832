import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuildCurrent } from '../build/fresh.ts';
import { runCommand, top } from './run-command.ts';

/** Builds if the sources are newer than `dist/`. Returns whether `dist/` is up to date. */
export async function freshBuild(): Promise<boolean> {
  if (await isBuildCurrent()) return true;
  console.log('Building the widgets …');
  const code = await runCommand(['npm', 'run', '--silent', 'build']);
  // A build that failed, for example for its size, must not count as up to date.
  if (code !== 0) await rm(join(top, 'dist', 'manifest.json'), { force: true });
  return code === 0;
}

if (import.meta.main) process.exitCode = (await freshBuild()) ? 0 : 1;
