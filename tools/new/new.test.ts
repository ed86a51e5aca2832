import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTextFaults } from '../checks/texts/find-text-faults.ts';
import { findFaults } from '../checks/boundaries/find-faults.ts';
import { top } from '../commands/run-command.ts';
import { copyHouse, judge } from './copy-repository.ts';
import { writeWidget } from './new.ts';

let house: string;
let paths: string[];

/** A copy of the house in which a widget has just been begun. */
beforeAll(() => {
  house = copyHouse();
  paths = writeWidget(house, 'gift-note');
});
afterAll(() => rmSync(house, { recursive: true }));

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
      expect(await judge(house, words)).toBe('');
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

  test('leaves nothing half done where one of its files is there already', () => {
    writeFileSync(join(house, 'stories/widgets/gift-card.stories.tsx'), '');
    expect(() => writeWidget(house, 'gift-card')).toThrow('stories/widgets/gift-card.stories.tsx is there already.');
    expect(existsSync(join(house, 'widgets/gift-card'))).toBe(false);
    rmSync(join(house, 'stories/widgets/gift-card.stories.tsx'));
  });
});
