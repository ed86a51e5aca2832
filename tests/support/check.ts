import { availableParallelism } from 'node:os';
import { type Ending, runQuietly } from './run-command.ts';

/** `npm run check`: every judge of the house, side by side; prints what failed and nothing else of it. */
interface Step {
  readonly name: string;
  /** A script of package.json. */
  readonly script: string;
}

/** The longest first, so that the short ones fill the gaps. */
const steps: readonly Step[] = [
  { name: 'unit', script: 'test:unit' },
  { name: 'build, sizes', script: 'build' },
  { name: 'unused', script: 'unused' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'styles', script: 'styles' },
  { name: 'texts', script: 'texts' },
  { name: 'rooms', script: 'rooms' },
  { name: 'format', script: 'format:check' },
];

async function judge({ name, script }: Step): Promise<Ending> {
  const began = performance.now();
  const ending = await runQuietly(['npm', 'run', '--silent', script]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${ending.code === 0 ? '✓' : '✗'} ${name.padEnd(14)}${seconds} s`);
  return ending;
}

const waiting = [...steps];
const failures: { name: string; output: string }[] = [];
async function work(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const { code, output } = await judge(step);
    if (code !== 0) failures.push({ name: step.name, output });
  }
}

await Promise.all(Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, work));
for (const { name, output } of failures) console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n${output.trim()}`);
console.log(failures.length === 0 ? '\nAll is well.' : `\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
