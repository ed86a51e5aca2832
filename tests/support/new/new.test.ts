import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTextFaults } from '../texts/find-text-faults.ts';
import { findFaults } from '../rooms/find-faults.ts';
import { top } from '../run-command.ts';
import { writeWidget } from './new.ts';

/** What is made, or does not belong to the house. */
const NOT_COPIED = ['node_modules', 'dist', 'storybook-static', 'test-results', '.git', '.cache', '.data'];

let house: string;
let paths: string[];

/** A copy of the house in which a widget has just been begun. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'eiland-new-'));
  cpSync(top, house, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
  symlinkSync(join(top, 'node_modules'), join(house, 'node_modules'));
  paths = writeWidget(house, 'gift-note');
});
afterAll(() => rmSync(house, { recursive: true }));

/** Runs a judge of the house in the copy; answers what it said, or nothing when it was content. */
async function judge(...words: readonly string[]): Promise<string> {
  const [program = '', ...rest] = words;
  const child = spawn(process.execPath, [join(top, 'node_modules', program), ...rest], { cwd: house });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return code === 0 ? '' : said + complained || `ended with ${String(code)}`;
}

const tested = ['tests/conformance', 'widgets/gift-note', '--silent=true', '-t'];

describe('a new widget', () => {
  test('has all its files, which name it', () => {
    expect(paths).toContain('widgets/gift-note/GiftNote.tsx');
    const nameless = paths.filter(
      (path) => !path.endsWith('.json') && !/gift-note|GiftNote/.test(readFileSync(join(house, path), 'utf8')),
    );
    expect(nameless).toEqual([]);
  });

  test.concurrent.each([
    [
      'is what every widget is, and does what its tests say',
      ['vitest/vitest.mjs', 'run', '--config=tests/support/vitest.config.ts', ...tested, 'gift-note|shopper|template'],
    ],
    ['has types', ['typescript/bin/tsc', '--noEmit']],
    ['is written in the one format', ['oxfmt/bin/oxfmt', '--check', 'widgets/gift-note', 'stories/widgets']],
    ['has no faults that a linter finds', ['oxlint/bin/oxlint', 'widgets/gift-note', 'stories/widgets']],
    ['has styles of the house', ['stylelint/bin/stylelint.mjs', 'widgets/gift-note/*.css']],
  ] as const)(
    '%s',
    async (_title, words) => {
      expect(await judge(...words)).toBe('');
    },
    120_000,
  );

  test('imports what it may, and says the same in every language', () => {
    expect(findFaults(house).faults).toEqual(findFaults(top).faults);
    expect(findTextFaults(house).faults).toEqual(findTextFaults(top).faults);
  });

  test('is not written over one that is there, nor under a name that is none', () => {
    expect(() => writeWidget(house, 'gift-note')).toThrow('widgets/gift-note/ is there already.');
    for (const name of ['GiftNote', 'gift_note', '', '../gift'])
      expect(() => writeWidget(house, name), name).toThrow('kebab-case');
    expect(existsSync(join(house, 'gift'))).toBe(false);
  });
});
