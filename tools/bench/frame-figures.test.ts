import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FrameFigures, withFrameTable } from './frame-figures.ts';

const page = readFileSync(new URL('../../stories/guide/frames.md', import.meta.url), 'utf8');
const figures = JSON.parse(readFileSync(new URL('frame-figures.json', import.meta.url), 'utf8')) as FrameFigures;

/** The formatter of the repository aligns tables. */
const plain = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

test('the guide has the figures of the last measurement', () => {
  expect(plain(page)).toBe(plain(withFrameTable(page, figures)));
});

test('a ratio is that to the page written by hand', () => {
  const form = (name: string, median: number) => ({
    form: name,
    figures: { 'cold shown': [median, median - 5, median + 5] as const },
  });
  const written = withFrameTable(page, { ...figures, rows: [form('floor +initial', 200), form('light +frame', 300)] });
  expect(written).toContain('| written by hand, with its data | 200 (195–205) |');
  expect(written).toContain('| Preact, frame | 300 × 1.5 (295–305) |');
});
