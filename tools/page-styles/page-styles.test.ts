import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundlePageStyles, bundleStyles } from '../build/build-styles.ts';
import { BLOCKS } from './blocks.ts';
import { blockOf, classesIn, DRAWN_ALONE, withClassTable } from './classes.ts';
import { EXAMPLES } from './examples/examples.ts';

const [base, page] = await Promise.all([bundleStyles('shared/ui/base.css'), bundlePageStyles()]);
const known = new Set(classesIn(base + page));

test('each class that a server may print is in the table, and each block of the table is in the styles', () => {
  const blocks = [...new Set([...known].map(blockOf))].filter((block) => !DRAWN_ALONE.includes(block));
  expect(BLOCKS.map(({ block }) => block).toSorted()).toEqual(blocks.toSorted());
});

test('no rule for printed HTML applies in the root of a widget', () => {
  expect(page).not.toContain('sw-root');
  expect(page).toContain('.sw-page');
});

test.each(Object.entries(EXAMPLES))('the example of %s has it, and classes of the styles alone', (block, html) => {
  const used = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '));
  expect(used.map(blockOf)).toContain(block);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test.each(Object.entries(EXAMPLES))('each reference of the example of %s is to one of its ids', (_, html) => {
  const values = (attribute: string) =>
    [...html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].flatMap(([, value]) => value!.split(' '));
  const ids = values('id');
  expect(ids).toEqual([...new Set(ids)]);
  const references = ['for', 'form', 'aria-labelledby', 'aria-describedby'].flatMap(values);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the guide has the table of now', () => {
  const guide = readFileSync('stories/guide/page-styles.md', 'utf8');
  expect(cellsOf(guide)).toEqual(cellsOf(withClassTable(guide, base + page)));
});

/** Formatting aligns the columns. */
function cellsOf(text: string): string[] {
  return text.split('\n').map((line) => line.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---'));
}
