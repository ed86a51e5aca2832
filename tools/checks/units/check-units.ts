import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { top } from '../../commands/run-command.ts';
import { changedFiles } from './changed-files.ts';
import { fingerprintTests } from './fingerprints.ts';
import { nearestFirst } from './nearest-first.ts';
import { SLOW_TESTS } from './slow-tests.ts';
import { inputReader } from './test-inputs.ts';

/**
 * Runs the test files of one configuration whose result may have changed since they passed: `node check-units.ts
 * tests/support/vitest.config.ts`. With `--seconds 60` no test begins later than that, those nearest to the change come
 * first, and the next run goes on with the others. `npm test` runs all.
 */
const { positionals, values } = parseArgs({ options: { seconds: { type: 'string' } }, allowPositionals: true });
const config = positionals[0]!;
const seconds = values.seconds === undefined ? Infinity : Number(values.seconds);
const passedFile = join(top, '.cache/units', `${basename(config, '.ts')}.json`);

// The other checks end at a known time, so they go first where both want a core.
if (seconds < Infinity) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Test files that start together. A slice is long enough to keep all workers busy. */
const SLICE = 24;
/** Seconds that a test which runs when the time is over may still take. */
const GRACE = 6;

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

let isOver = false;
let hasFailed = false;
/** Those that ended in time. What a file that is cut off has passed says nothing; what it has failed does. */
const ended: TestModule[] = [];
function onTestModuleEnd(module: TestModule) {
  hasFailed ||= !module.ok();
  if (!isOver) ended.push(module);
}

const positions = new Map<string, number>();
class NearestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const position = ({ moduleId }: TestSpecification) => positions.get(pathOf(moduleId))!;
    return Promise.resolve(files.sort((a, b) => position(a) - position(b)));
  }
}

const vitest = await createVitest(
  { config: join(top, config), run: true, watch: false, reporters: ['minimal', { onTestModuleEnd }] },
  { test: { sequence: { sequencer: NearestFirst } } },
);
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
for (const [at, test] of changed.entries()) positions.set(test, at);
console.log(`${changed.length} of ${tests.length} test files may have another result; the others passed unchanged.`);

function finish() {
  const ok = ended.filter((module) => module.ok()).map(({ moduleId }) => pathOf(moduleId));
  if (!hasErrors && ok.length > 0) writePassed(fingerprints, [...tests.filter(isUnchanged), ...ok]);
  const left = changed.length - ended.length;
  // Vitest takes a run that is cut off for a failure.
  if (isOver) process.exitCode = 0;
  if (hasErrors || hasFailed || (left > 0 && !isOver)) process.exitCode = 1;
  if (left > 0) console.log(`${left} of ${tests.length} test files are left: run again, or npm test`);
}

let hasErrors = false;
let stop: ReturnType<typeof setTimeout> | undefined;
const clock =
  seconds < Infinity
    ? setTimeout(() => {
        isOver = true;
        void vitest.cancelCurrentRun('test-failure');
        stop = setTimeout(() => {
          finish();
          process.exit();
        }, GRACE * 1000);
      }, seconds * 1000)
    : undefined;
for (let first = 0; first < changed.length; first += SLICE) {
  if (isOver) break;
  const slice = changed.slice(first, first + SLICE);
  const { unhandledErrors } = await vitest.start(slice.map((test) => join(top, test)));
  hasErrors ||= unhandledErrors.length > 0;
}
clearTimeout(clock);
clearTimeout(stop);
await vitest.close();
finish();
