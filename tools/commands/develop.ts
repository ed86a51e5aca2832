import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { isFresh } from '../build/fresh.ts';
import { runCommand, startCommand, top } from './run-command.ts';

/**
 * `npm run dev`: serves the demo shop, which starts again when its own code changes, and builds the widgets after
 * every change. A build that fails says why and waits for the next change.
 */
const SOURCES = ['loader', 'shared', 'widgets', 'tools/catalogue'];
/** An editor writes several files at once; they are one change. */
const SETTLE_MS = 150;

const shop = startCommand([
  'node',
  '--watch',
  '--watch-preserve-output',
  'tests/storefront/serve.ts',
  ...process.argv.slice(2),
]);
shop.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal));

let building: Promise<void> | undefined;
let isAskedAgain = false;

/** One build at a time; a change during a build asks for one more. */
function build(): void {
  isAskedAgain = true;
  building ??= (async () => {
    while (isAskedAgain) {
      isAskedAgain = false;
      const began = performance.now();
      const code = await runCommand(['npm', 'run', '--silent', 'build']);
      if (code === 0) console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s; reload the page.`);
      else console.error('This build failed; the next change is built again.');
    }
    building = undefined;
  })();
}

async function watchFolder(folder: string): Promise<void> {
  let settled: NodeJS.Timeout | undefined;
  for await (const { filename } of watch(join(top, folder), { recursive: true })) {
    if (filename === null || /\.test\.tsx?$/.test(filename)) continue;
    clearTimeout(settled);
    settled = setTimeout(build, SETTLE_MS);
  }
}

if (!(await isFresh())) build();
await Promise.all(SOURCES.map(watchFolder));
