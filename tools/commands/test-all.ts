import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Count, countBrowser, countUnit, sum } from './count-results.ts';
import { freshBuild } from './fresh-build.ts';
import { runCommand, top } from './run-command.ts';
import { runPlaywright } from './run-playwright.ts';
import { hasWordPress, testWordPress } from './test-wordpress.ts';
import { testEngine } from './test-engine.ts';
import { testOtherEngines } from './test-engines.ts';
import { VISITS } from './visits.ts';

/**
 * `npm test`: unit tests, conformance, browser tests, steps in other engines, the WordPress plugin, orders from a commerce
 * engine, and as much of the storm as there is time for. The last line is the total.
 */
const reports = join(top, '.cache', 'reports');

/** Playwright writes its results there. */
const reportTo = (name: string) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, name) });

async function readReport(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(reports, name), 'utf8'));
  } catch {
    return undefined;
  }
}

async function testUnits(script: string): Promise<Count> {
  const name = `${script.replaceAll(':', '-')}.json`;
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, name)}`];
  const code = await runCommand(['npm', 'run', '--silent', script, '--', ...report]);
  return countUnit(await readReport(name), code);
}

/** Epoch milliseconds. A CI installs packages before, and counts that. */
const started = Number(process.env.TESTS_SINCE || Date.now());

/** On a slow machine a part leaves tests out after these minutes, so that the whole stays within the time of a CI. */
const within = (minutes: number) => ({ TESTS_UNTIL: String(started + minutes * 60_000) });

async function testProjects(part: string, projects: readonly string[], minutes: number): Promise<Count> {
  const report = `${part}.json`;
  const words = ['--no-deps', ...projects.map((name) => `--project=${name}`)];
  const code = await runPlaywright(words, { ...reportTo(report), ...within(minutes) });
  return countBrowser(await readReport(report), code);
}

async function testPlugin(): Promise<Count> {
  if (!hasWordPress()) return { passed: 0, failed: 0 };
  const code = await testWordPress(['--short'], reportTo('wordpress.json'));
  return countBrowser(await readReport('wordpress.json'), code);
}

interface Part {
  readonly name: string;
  readonly test: () => Promise<Count>;
}

/** One after the other: two parts at once take as long, and tests of both get too late. */
const PARTS: readonly Part[] = [
  { name: 'unit and conformance', test: () => testUnits('test:unit') },
  { name: 'the same on Preact', test: () => testUnits('test:unit:light') },
  // Nothing runs beside a measurement.
  { name: 'measurements', test: () => testProjects('measurements', ['measurements'], 38) },
  { name: 'browser', test: () => testProjects('browser', VISITS, 38) },
  { name: 'other engines', test: testOtherEngines },
  { name: 'WordPress', test: testPlugin },
  { name: 'commerce engine', test: testEngine },
  { name: 'storm', test: () => testProjects('storm', ['storm'], 43) },
];

type Result = readonly [name: string, count: Count, seconds: number];

async function testAll(): Promise<readonly Result[]> {
  if (!(await freshBuild())) return [['build', { passed: 0, failed: 1 }, 0]];
  const results: Result[] = [];
  for (const { name, test } of PARTS) {
    const begun = performance.now();
    const count = await test();
    results.push([name, count, Math.round((performance.now() - begun) / 1000)]);
  }
  return results;
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const parts = await testAll();
console.log('');
for (const [name, { passed, failed, skipped }, seconds] of parts)
  console.log(`${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} not run` : ''}, ${seconds} s`);
// The log of a CI may keep its last lines only.
for (const [name, { failures = [] }] of parts) {
  for (const failure of failures.slice(0, 20)) console.log(`✗ ${name}: ${failure}`);
  if (failures.length > 20) console.log(`✗ ${name}: and ${failures.length - 20} more`);
}
const { passed, failed } = sum(parts.map(([, count]) => count));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
