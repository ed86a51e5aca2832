import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CODES } from './codes.ts';
import { LAW_CODES } from './law/law-codes.ts';
import { USAGE } from './options.ts';
import { PCI_CODES } from './pci/pci-codes.ts';

const guide = readFileSync(new URL('../../stories/guide/doctor.md', import.meta.url), 'utf8');

test('the guide lists every code of a finding, and no other', () => {
  const rows = [...guide.matchAll(/^\| <a id="([a-z-]+)"><\/a>`\1`\s*\| (error|warning|info)\s*\|/gm)].map(
    ([, code, severity]) => [code, severity],
  );
  const codes = Object.entries({ ...CODES, ...LAW_CODES, ...PCI_CODES }).map(([code, { severity }]) => [
    code,
    severity,
  ]);
  expect(rows).toHaveLength(codes.length);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(codes));
});

test('the guide lists every option', () => {
  const options = [...USAGE.matchAll(/^ {2}(--[a-z][a-z0-9-]+)/gm)].map(([, option]) => option!);
  expect(options.length).toBeGreaterThan(5);
  for (const option of options.filter((name) => !['--help', '--version'].includes(name)))
    expect(guide).toContain(`\`${option}`);
});
