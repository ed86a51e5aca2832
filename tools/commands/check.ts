import { availableParallelism } from 'node:os';
import { type Result, runQuietly } from './run-command.ts';

/**
 * `npm run check`: all checks in parallel. Prints the output of those that fail. Of the unit tests it runs those that may
 * have another result since they passed; `npm test` runs all.
 */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

/** A script of package.json. */
const npm = (script: string) => ['npm', 'run', '--silent', script];

/** The slowest come first. */
const steps: readonly Step[] = [
  { name: 'unit', command: npm('test:changed') },
  { name: 'unit, light', command: npm('test:changed:light') },
  { name: 'build, sizes', command: ['node', 'tools/commands/fresh-build.ts'] },
  { name: 'unused', command: npm('unused') },
  { name: 'lint', command: npm('lint') },
  { name: 'types', command: npm('types') },
  { name: 'styles', command: npm('styles') },
  { name: 'texts', command: npm('texts') },
  { name: 'floor', command: npm('floor') },
  { name: 'boundaries', command: npm('boundaries') },
  { name: 'format', command: npm('format:check') },
];

async function runStep({ name, command }: Step): Promise<Result> {
  const startedAt = performance.now();
  const result = await runQuietly(command);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${result.code === 0 ? '✓' : '✗'} ${name.padEnd(14)}${seconds} s`);
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
