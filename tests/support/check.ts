import { availableParallelism } from 'node:os';
import { type Ending, runCommand } from './run-command.ts';

/** `npm run check`: every judge of the house, side by side; prints what failed and nothing else of it. */
interface Step {
  readonly name: string;
  readonly line: string;
}

/** The longest first, so that the short ones fill the gaps. */
const steps: readonly Step[] = [
  { name: 'unit', line: 'npm run --silent test:unit' },
  { name: 'build, sizes', line: 'npm run --silent build' },
  { name: 'unused', line: 'npm run --silent unused' },
  { name: 'lint', line: 'npm run --silent lint' },
  { name: 'types', line: 'npm run --silent types' },
  { name: 'styles', line: 'npm run --silent styles' },
  { name: 'texts', line: 'npm run --silent texts' },
  { name: 'rooms', line: 'npm run --silent rooms' },
  { name: 'format', line: 'npm run --silent format:check' },
];

async function report({ name, line }: Step): Promise<Ending> {
  const ending = await runCommand(line, { quiet: true });
  console.log(`${ending.code === 0 ? '✓' : '✗'} ${name.padEnd(14)}${ending.seconds.toFixed(1)} s`);
  return ending;
}

const waiting = [...steps];
const failures: { name: string; output: string }[] = [];
async function work(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const { code, output } = await report(step);
    if (code !== 0) failures.push({ name: step.name, output });
  }
}

await Promise.all(Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, work));
for (const { name, output } of failures) console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n${output.trim()}`);
console.log(failures.length === 0 ? '\nAll is well.' : `\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
