import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTextFaults } from '../checks/texts/find-text-faults.ts';
import { findFaults } from '../checks/boundaries/find-faults.ts';
import { top } from '../commands/run-command.ts';
import { copyRepository, runCheck } from './copy-repository.ts';
import { writeWidget } from './new.ts';

/** One in the engine's file, one with calls, one that handles commands of others, and one with many files. */
const DELETED = ['cart-badge', 'stock-reminders', 'compare-bar', 'quotation'];

/** Beside `gift-note`, in a copy that still has all others. */
const FURTHER = ['gift-card', 'wish-list', 'brand-story', 'service-banner', 'product-video-teaser'];

let copy: string;
let grown: string;
let paths: string[];

/** A copy of the repository with a new widget, and without some others. */
beforeAll(() => {
  copy = copyRepository();
  paths = writeWidget(copy, 'gift-note');
  for (const name of DELETED)
    for (const path of globSync(
      [`widgets/${name}`, `stories/widgets/${name}.*`, `tools/demo-shop/pages/demo/widgets/${name}.ts`],
      { cwd: copy },
    ))
      rmSync(join(copy, path), { recursive: true });
  grown = copyRepository();
  for (const name of ['gift-note', ...FURTHER]) writeWidget(grown, name);
});
afterAll(() => {
  for (const folder of [copy, grown]) rmSync(folder, { recursive: true });
});

const BUILD = ['tsup/dist/cli-default.js', '--silent'];
const tested = ['tests/conformance', 'widgets/gift-note', '--silent=true', '-t'];

describe('a new widget', () => {
  test('has all its files, which name it', () => {
    expect(paths).toContain('widgets/gift-note/GiftNote.tsx');
    const nameless = paths.filter(
      (path) => !path.endsWith('.json') && !/gift-note|GiftNote/.test(readFileSync(join(copy, path), 'utf8')),
    );
    expect(nameless).toEqual([]);
  });

  test.concurrent.each([
    [
      'passes the conformance suite and its own tests',
      ['vitest/vitest.mjs', 'run', '--config=tests/support/vitest.config.ts', ...tested, 'gift-note|shopper|template'],
    ],
    ['has types, also after other widgets have been deleted', ['typescript/bin/tsc', '--noEmit']],
    ['is built, also after other widgets have been deleted', BUILD],
    ['is formatted', ['oxfmt/bin/oxfmt', '--check', 'widgets/gift-note', 'stories/widgets']],
    ['has no lint errors', ['oxlint/bin/oxlint', 'widgets/gift-note', 'stories/widgets']],
    ['has valid styles', ['stylelint/bin/stylelint.mjs', 'widgets/gift-note/*.css']],
  ] as const)(
    '%s',
    async (_title, args) => {
      expect(await runCheck(copy, args)).toBe('');
    },
    240_000,
  );

  test.concurrent(
    'is built with five others, and no page exceeds its size budget',
    async () => expect(await runCheck(grown, BUILD)).toBe(''),
    240_000,
  );

  test('follows the boundaries, and has the same texts in every language', { timeout: 180_000 }, () => {
    expect(findFaults(copy).faults).toEqual(findFaults(top).faults);
    expect(findTextFaults(copy).faults).toEqual(findTextFaults(top).faults);
  });

  test('is refused when it exists, or when its name is invalid', () => {
    expect(() => writeWidget(copy, 'gift-note')).toThrow('widgets/gift-note/ already exists.');
    for (const name of ['GiftNote', 'gift_note', '', '../gift'])
      expect(() => writeWidget(copy, name), name).toThrow('kebab-case');
    expect(existsSync(join(copy, 'gift'))).toBe(false);
  });

  test('is not written in part when one of its files exists', () => {
    writeFileSync(join(copy, 'stories/widgets/gift-card.stories.tsx'), '');
    expect(() => writeWidget(copy, 'gift-card')).toThrow('stories/widgets/gift-card.stories.tsx already exists.');
    expect(existsSync(join(copy, 'widgets/gift-card'))).toBe(false);
    rmSync(join(copy, 'stories/widgets/gift-card.stories.tsx'));
  });
});
