import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuildCurrent } from '../build/fresh.ts';
import { runCommand, startCommand, top } from './run-command.ts';

/**
 * `npm run dev`: serves the demo shop, which restarts when its own code changes, and builds the widgets after every
 * change.
 */
const SOURCES = ['loader', 'shared', 'widgets', 'tools/catalogue'];
/** An editor may write several files at once. */
const DEBOUNCE_MS = 150;

const shop = startCommand([
  'node',
  '--watch',
  '--watch-preserve-output',
  'tools/demo-shop/serve.ts',
  '--dev',
  ...process.argv.slice(2),
]);
shop.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal));

let building: Promise<void> | undefined;
let hasChanged = false;

/** One build at a time. A change during a build starts another one. */
function build(): void {
  hasChanged = true;
  building ??= (async () => {
    while (hasChanged) {
      hasChanged = false;
      const startedAt = performance.now();
      const code = await runCommand(['npm', 'run', '--silent', 'build']);
      if (code === 0)
        console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Reload the page.`);
      else console.error('The build failed. The next change starts another one.');
    }
    building = undefined;
  })();
}

async function watchFolder(folder: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  for await (const { filename } of watch(join(top, folder), { recursive: true })) {
    if (filename === null || /\.test\.tsx?$/.test(filename)) continue;
    clearTimeout(timer);
    timer = setTimeout(build, DEBOUNCE_MS);
  }
}

if (!(await isBuildCurrent())) build();
await Promise.all(SOURCES.map(watchFolder));
