import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { top } from '../../commands/run-command.ts';
import { fingerprintTests } from './fingerprints.ts';
import { SLOW_TESTS } from './slow-tests.ts';

/**
 * Runs the test files of one configuration whose result may have changed since they passed: `node check-units.ts
 * tests/support/vitest.config.ts`. `npm test` runs all.
 */
const config = process.argv[2]!;
const passedFile = join(top, '.cache/units', `${basename(config, '.ts')}.json`);

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
function writePassed(
  before: ReadonlyMap<string, string>,
  modules: readonly TestModule[],
  unchanged: readonly string[],
) {
  const ok = [...unchanged, ...modules.filter((module) => module.ok()).map(({ moduleId }) => pathOf(moduleId))];
  const after = fingerprintTests(top, config, ok);
  const passed = ok.filter((test) => after.get(test) === before.get(test)).sort();
  mkdirSync(dirname(passedFile), { recursive: true });
  writeFileSync(passedFile, JSON.stringify(Object.fromEntries(passed.map((test) => [test, after.get(test)])), null, 1));
}

const vitest = await createVitest({ config: join(top, config), run: true, watch: false, reporters: ['dot'] });
const specifications = await vitest.globTestSpecifications();
const tests = specifications.map(({ moduleId }) => pathOf(moduleId)).filter((test) => !SLOW_TESTS.includes(test));
const fingerprints = fingerprintTests(top, config, tests);
const passed = readPassed();
const isUnchanged = (test: string) => passed[test] === fingerprints.get(test);
const changed = tests.filter((test) => !isUnchanged(test));
console.log(`${changed.length} of ${tests.length} test files may have another result; the others passed unchanged.`);
if (changed.length > 0) {
  const { testModules, unhandledErrors } = await vitest.start(changed.map((test) => join(top, test)));
  if (unhandledErrors.length === 0) writePassed(fingerprints, testModules, tests.filter(isUnchanged));
  if (unhandledErrors.length > 0 || !testModules.every((module) => module.ok())) process.exitCode = 1;
}
await vitest.close();
