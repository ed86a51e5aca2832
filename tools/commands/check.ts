import { availableParallelism } from 'node:os';
import { type Result, runQuietly } from './run-command.ts';

/**
 * `npm run check`: all checks in parallel. Prints the output of those that fail. Of the unit tests it runs those that may
 * have another result since they passed, as far as the time allows; `npm test` runs all.
 */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** It ends by itself when the time for unit tests is over, and says last what it has left. */
  readonly isTimed?: boolean;
}

/** Seconds after the start at which no more unit tests run: an answer that comes later is not waited for. */
const UNITS_END = 80;
/** Seconds that they have at least, on a machine where the other checks take all the time. */
const UNITS_LEAST = 8;

/** A script of package.json. */
const npm = (script: string) => ['npm', 'run', '--silent', script];

/** The slowest come first; what is timed takes what the others leave. */
const steps: readonly Step[] = [
  { name: 'unit', command: npm('test:changed'), isTimed: true },
  { name: 'build, sizes', command: ['node', 'tools/commands/fresh-build.ts'] },
  { name: 'unused', command: npm('unused') },
  { name: 'lint', command: npm('lint') },
  { name: 'types', command: npm('types') },
  { name: 'styles', command: npm('styles') },
  { name: 'texts', command: npm('texts') },
  { name: 'floor', command: npm('floor') },
  { name: 'boundaries', command: npm('boundaries') },
  { name: 'format', command: npm('format:check') },
  { name: 'unit, light', command: npm('test:changed:light'), isTimed: true },
];

/** `performance.now()` counts from the start of this program. */
function timed(command: readonly string[]): string[] {
  const left = UNITS_END - performance.now() / 1000;
  return [...command, '--', '--seconds', Math.max(UNITS_LEAST, left).toFixed(0)];
}

async function runStep({ name, command, isTimed = false }: Step): Promise<Result> {
  const startedAt = performance.now();
  const result = await runQuietly(isTimed ? timed(command) : command);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const left = isTimed ? (/^\d+ of \d+ test files are left.*$/m.exec(result.output)?.[0] ?? '') : '';
  console.log(`${result.code === 0 ? '✓' : '✗'} ${name.padEnd(14)}${seconds.padStart(4)} s  ${left}`.trimEnd());
  return result;
}

const waiting = [...steps];
const failures: { name: string; output: string }[] = [];
async function work(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const { code, output } = await runStep(step);
    if (code !== 0) failures.push({ name: step.name, output });
  }
}

await Promise.all(Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, work));
for (const { name, output } of failures) console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n${output.trim()}`);
console.log(
  failures.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failures.map(({ name }) => name).join(', ')}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
