import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { top } from '../commands/run-command.ts';

/** Generated or private folders. */
const NOT_COPIED = ['node_modules', 'dist', 'storybook-static', 'test-results', '.git', '.cache', '.data'];

/** Copies the repository to a temporary folder, and returns its path. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'eiland-copy-'));
  cpSync(top, copy, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
  symlinkSync(join(top, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs a check in a copy. Returns its output, or an empty text when it passes. */
export async function runCheck(copy: string, [program = '', ...args]: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(top, 'node_modules', program), ...args], { cwd: copy });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return code === 0 ? '' : output + errors || `ended with ${String(code)}`;
}
