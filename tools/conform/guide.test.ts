import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withClauseList } from './clause-list.ts';
import { USAGE } from './options.ts';
import { BOUNDS } from './play.ts';
import { scenarios } from './scenarios.ts';
import { ShopFile } from './shop-file.ts';

const guide = readFileSync(new URL('../../stories/guide/conform.md', import.meta.url), 'utf8');

test('the guide has the clauses of the code', () => {
  expect(guide, 'node tools/conform/write-clauses.ts writes them').toBe(withClauseList(guide));
});

test('the guide lists every option', () => {
  const options = [...USAGE.matchAll(/^ {2}(--[a-z]+)/gm)].map(([, option]) => option!);
  expect(options.length).toBeGreaterThan(8);
  for (const option of options.filter((name) => name !== '--help')) expect(guide).toContain(`\`${option}`);
});

test('the guide lists every key of the file, and no other', () => {
  const [, table = ''] = /\| Key[^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/.exec(guide) ?? [];
  const keys = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, key]) => key);
  expect(new Set(keys)).toEqual(new Set(Object.keys(ShopFile.shape).filter((key) => key !== '$schema')));
});

test('the guide names the limits and the number of clauses', () => {
  expect(guide).toContain(`${BOUNDS.allAnswers / 1024 / 1024} MB of all answers`);
  expect(guide).toContain(`${BOUNDS.timeouts} times \`--timeout\``);
  const count = scenarios.reduce((sum, { clauses }) => sum + clauses.length, 0);
  expect(guide).toContain(`${count} clauses`);
});

test('a rule and a fix are sentences, which fit into one line of a report', () => {
  for (const { rule, mend } of scenarios.flatMap(({ clauses }) => clauses)) {
    expect(rule).toMatch(/^["`A-Z].*[.]$/s);
    expect(mend).toMatch(/^[A-Z].*[.]$/s);
    expect(`${rule}${mend}`).not.toContain('\n');
  }
});
