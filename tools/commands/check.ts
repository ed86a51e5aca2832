import { availableParallelism } from 'node:os';
import { runQuietly } from './run-command.ts';

/**
 * `npm run check`: all checks in parallel. Prints the output of those that fail. Of the unit tests it runs those that may
 * have another result since they passed, as far as the time allows; `npm test` runs all.
 */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

/** Seconds after the start at which no more unit tests begin: an answer that comes later is not waited for. */
const UNITS_END = 50;
const LIGHT_END = 80;

/** A script of package.json. */
const npm = (script: string) => ['npm', 'run', '--silent', script];

/** The slowest come first. */
const steps: Step[] = [
  { name: 'build, sizes', command: ['node', 'tools/commands/fresh-build.ts'] },
  { name: 'lint', command: npm('lint') },
  { name: 'types', command: npm('types') },
  { name: 'unused', command: npm('unused') },
  { name: 'format', command: npm('format:check') },
  { name: 'boundaries', command: npm('boundaries') },
  { name: 'texts', command: npm('texts') },
  { name: 'styles', command: npm('styles') },
  { name: 'floor', command: npm('floor') },
];

const failures: { name: string; output: string }[] = [];
let hasLeft = false;

async function runStep({ name, command }: Step): Promise<void> {
  const startedAt = performance.now();
  const { code, output } = await runQuietly(command);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const rest = /^\d+ of \d+ test files are left.*$/m.exec(output)?.[0] ?? '';
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(14)}${seconds.padStart(4)} s  ${rest}`.trimEnd());
  if (code !== 0) failures.push({ name, output });
  hasLeft ||= rest !== '';
}

/** One after the other, because each takes all cores that the other checks leave. */
async function runUnits(): Promise<void> {
  const runs = [
    { name: 'unit', script: 'test:changed', end: UNITS_END },
    { name: 'unit, light', script: 'test:changed:light', end: LIGHT_END },
  ];
  for (const { name, script, end } of runs) {
    // `performance.now()` counts from the start of this program.
    const seconds = Math.max(1, end - performance.now() / 1000).toFixed(0);
    await runStep({ name, command: [...npm(script), '--', '--seconds', seconds] });
  }
}

async function runOthers(): Promise<void> {
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) await runStep(step);
}

const lanes = Math.max(1, Math.min(3, availableParallelism() - 1));
await Promise.all([runUnits(), ...Array.from({ length: lanes }, runOthers)]);
for (const { name, output } of failures) console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n${output.trim()}`);
const passed = hasLeft ? '\nAll checks passed, as far as the time allowed.' : '\nAll checks passed.';
console.log(failures.length === 0 ? passed : `\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
