import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../../commands/run-command.ts';
import costs from './costs.json' with { type: 'json' };
import { ASSUMPTIONS, machines, STEPS, traffic, type LoadCosts } from './load-plan.ts';
import { withTables } from './load-tables.ts';

const guide = readFileSync(join(top, 'stories/guide/load.md'), 'utf8');

test('the guide has the tables of the last measurement', () => {
  expect(`${withTables(guide, costs)}\n`, 'npm run bench -- --load writes them').toBe(guide);
  const cheaper = { ...costs, files: { ...costs.files, bytes: costs.files.bytes / 2 } };
  expect(withTables(guide, cheaper)).not.toBe(withTables(guide, costs));
});

/** Each page and call costs the same, so that the sums can be seen. */
const even: LoadCosts = {
  at: '2026-01-01',
  machine: { processor: 'A', processors: 1, load: 0 },
  files: { requests: 10, bytes: 1000 },
  databases: { SQLite: STEPS.map(({ name }) => ({ name, bytes: 2000, cpu: 5, queries: 4, database: 2 })) },
};

const perVisit = STEPS.reduce((sum, step) => sum + step.perVisit, 0);
const visitsAtPeak = (ASSUMPTIONS.visitsPerDay / 86_400) * ASSUMPTIONS.peakFactor;

test('the CDN answers first visits alone, and the origin what the CDN does not have', () => {
  const [cdn, missed] = traffic(even);
  expect(cdn!.perDay).toBeCloseTo(ASSUMPTIONS.visitsPerDay * ASSUMPTIONS.firstVisits * 10);
  expect(cdn!.gigabytesPerDay).toBeCloseTo((ASSUMPTIONS.visitsPerDay * ASSUMPTIONS.firstVisits * 1000) / 1e9);
  expect(missed!.perDay / cdn!.perDay).toBeCloseTo(1 - ASSUMPTIONS.cdnHits);
});

test('pages and calls of a visit add up to what the shop and its database do at the peak', () => {
  const [, , pages, calls] = traffic(even);
  expect(pages!.atPeak + calls!.atPeak).toBeCloseTo(visitsAtPeak * perVisit);
  const [sqlite] = machines(even);
  expect(sqlite!.shopProcessors).toBeCloseTo((visitsAtPeak * perVisit * 5) / 1000);
  expect(sqlite!.processorsToHave).toBe(Math.ceil(sqlite!.shopProcessors / ASSUMPTIONS.utilisation));
  expect(sqlite!.queriesAtPeak).toBeCloseTo(visitsAtPeak * perVisit * 4);
  expect(sqlite!.openQueries).toBeCloseTo((visitsAtPeak * perVisit * 2) / 1000);
});

test('a page that was not measured is named', () => {
  expect(() => traffic({ ...even, databases: { SQLite: [] } })).toThrow('costs.json has no home.');
});
