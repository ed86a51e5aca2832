import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { top } from '../commands/run-command.ts';

/** What is made, or does not belong to the house. */
const NOT_COPIED = ['node_modules', 'dist', 'storybook-static', 'test-results', '.git', '.cache', '.data'];

/** Copies the sources of the house, so that something can be added or deleted without a trace; answers where to. */
export function copyHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'eiland-house-'));
  cpSync(top, house, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
  symlinkSync(join(top, 'node_modules'), join(house, 'node_modules'));
  return house;
}

/** Runs a judge of the house in a copy; answers what it said, or nothing when it was content. */
export async function judge(house: string, [program = '', ...words]: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(top, 'node_modules', program), ...words], { cwd: house });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return code === 0 ? '' : said + complained || `ended with ${String(code)}`;
}
