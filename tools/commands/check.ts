import { availableParallelism } from 'node:os';
import { type Ending, runQuietly } from './run-command.ts';

/** `npm run check`: every judge of the house, side by side; prints what failed and nothing else of it. */
interface Step {
  readonly name: string;
  readonly words: readonly string[];
}

/** A script of package.json. */
const npm = (script: string) => ['npm', 'run', '--silent', script];

/** The longest first, so that the short ones fill the gaps. */
const steps: readonly Step[] = [
  { name: 'unit', words: [...npm('test:unit'), '--', '--reporter=dot'] },
  { name: 'build, sizes', words: ['node', 'tools/commands/fresh-build.ts'] },
  { name: 'unused', words: npm('unused') },
  { name: 'lint', words: npm('lint') },
  { name: 'types', words: npm('types') },
  { name: 'styles', words: npm('styles') },
  { name: 'texts', words: npm('texts') },
  { name: 'rooms', words: npm('rooms') },
  { name: 'format', words: npm('format:check') },
];

async function judge({ name, words }: Step): Promise<Ending> {
  const began = performance.now();
  const ending = await runQuietly(words);
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
