import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest, type TestModule } from 'vitest/node';
import { top } from '../../commands/run-command.ts';
import { changedFiles } from './changed-files.ts';
import { fingerprintTests } from './fingerprints.ts';
import { nearestFirst } from './nearest-first.ts';
import { SLOW_TESTS } from './slow-tests.ts';
import { inputReader } from './test-inputs.ts';

/**
 * Runs the test files of one configuration whose result may have changed since they passed: `node check-units.ts
 * tests/support/vitest.config.ts`. With `--seconds 60` it runs as many of them as that time allows, those nearest to the
 * change first, and the next run goes on with the others. `npm test` runs all.
 */
const { positionals, values } = parseArgs({ options: { seconds: { type: 'string' } }, allowPositionals: true });
const config = positionals[0]!;
const endsAt = values.seconds === undefined ? Infinity : Date.now() + Number(values.seconds) * 1000;
const passedFile = join(top, '.cache/units', `${basename(config, '.ts')}.json`);

// The other checks end at a known time, so they go first where both want a core.
if (endsAt < Infinity) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Test files that start together. A slice is long enough to keep all workers busy. */
const SLICE = 24;

const pathOf = (moduleId: string) => relative(top, moduleId).replaceAll('\\', '/');

/** By test file, the fingerprint with which it passed. */
function readPassed(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(passedFile, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Files that changed during the run have another fingerprint after it, and count as not run. */
function writePassed(before: ReadonlyMap<string, string>, ok: readonly string[]) {
  const after = fingerprintTests(top, config, ok);
  const passed = ok.filter((test) => after.get(test) === before.get(test)).sort();
  mkdirSync(dirname(passedFile), { recursive: true });
  writeFileSync(passedFile, JSON.stringify(Object.fromEntries(passed.map((test) => [test, after.get(test)])), null, 1));
}

/** Those that ended in time. A file that is cut off half-way has passed as far as it came, which says nothing. */
const ended: TestModule[] = [];
const onTestModuleEnd = (module: TestModule) => {
  if (Date.now() < endsAt) ended.push(module);
};
const reporters = ['minimal' as const, { onTestModuleEnd }];
const vitest = await createVitest({ config: join(top, config), run: true, watch: false, reporters });
const inputsOf = inputReader(top);
const specifications = await vitest.globTestSpecifications();
const tests = specifications.map(({ moduleId }) => pathOf(moduleId)).filter((test) => !SLOW_TESTS.includes(test));
const fingerprints = fingerprintTests(top, config, tests, inputsOf);
const passed = readPassed();
const isUnchanged = (test: string) => passed[test] === fingerprints.get(test);
const changed = nearestFirst(
  tests.filter((test) => !isUnchanged(test)),
  changedFiles(),
  inputsOf,
);
console.log(`${changed.length} of ${tests.length} test files may have another result; the others passed unchanged.`);

let hasErrors = false;
for (let first = 0; first < changed.length && Date.now() < endsAt; first += SLICE) {
  const isEndless = endsAt === Infinity;
  const clock = isEndless
    ? undefined
    : setTimeout(() => void vitest.cancelCurrentRun('test-failure'), endsAt - Date.now());
  const { unhandledErrors } = await vitest.start(changed.slice(first, first + SLICE).map((test) => join(top, test)));
  clearTimeout(clock);
  hasErrors ||= unhandledErrors.length > 0;
}
await vitest.close();

const ok = ended.filter((module) => module.ok()).map(({ moduleId }) => pathOf(moduleId));
if (!hasErrors) writePassed(fingerprints, [...tests.filter(isUnchanged), ...ok]);
// A run that is cut off is no failure to us.
process.exitCode = hasErrors || ok.length < ended.length ? 1 : 0;
const left = changed.length - ended.length;
if (left > 0)
  console.log(`${left} of ${tests.length} test files are left; the next run goes on with them, npm test runs all.`);
