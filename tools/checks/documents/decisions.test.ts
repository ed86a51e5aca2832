import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../../commands/run-command.ts';

const folder = join(top, 'stories/guide/decisions');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = globSync('[0-9]*.md', { cwd: folder }).toSorted();
const pages = globSync('*.mdx', { cwd: folder }).map(read);
const index = read('README.md');

test('decisions are numbered without a gap', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, position) => position + 1));
});

test.each(files)('%s says when, in which state, why and what else was possible', (file) => {
  const [, number, title, date, status, topic] =
    /^# (\d{4})\. (.+)\n\n- Date: (\d{4}-\d{2}-\d{2})\n- Status: (.+)\n- Topic: (.+)\n\n/.exec(read(file)) ?? [];
  expect(file).toMatch(new RegExp(`^${number}-[a-z-]+\\.md$`));
  const parts = read(file).split(/^## /m).slice(1);
  expect(parts.map((part) => part.split('\n')[0])).toEqual(['Context', 'Decision', 'Consequences', 'Alternatives']);
  expect(parts.filter((part) => part.split('\n').join(' ').trim().length < 40)).toEqual([]);

  const [, successor] = /^superseded by \[(\d{4})\]/.exec(status!) ?? [];
  expect(status).toMatch(successor === undefined ? /^accepted$/ : /^superseded by/);
  if (successor !== undefined)
    expect(read(files.find((name) => name.startsWith(successor))!)).toContain(`[${number}](`);

  const suffix = successor === undefined ? '' : `, superseded by ${successor}`;
  expect(index).toContain(`- [${number}](${file}) ${title} (${date}${suffix})\n`);
  expect(pages.filter((page) => page.includes(`<DecisionPage topic="${topic}" />`))).toHaveLength(1);
});

test('they are in the order of their dates', () => {
  const dates = files.map((file) => /^- Date: (.+)$/m.exec(read(file))![1]!);
  expect(dates).toEqual(dates.toSorted());
});
