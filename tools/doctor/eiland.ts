import { fileURLToPath } from 'node:url';
import { registry } from 'eiland:registry';
import { runRender } from '../render-process/run-render.ts';
import { run } from './run.ts';

/** The command `eiland`, bundled with the definitions of all widgets. */
const built = new URL('.', import.meta.url);
const [name, ...rest] = process.argv.slice(2);
if (name === 'render') {
  // It prints pages, and may run for months.
  process.exitCode = await runRender(rest, VERSION, built);
} else {
  const { code, output } = await run(process.argv.slice(2), registry, VERSION, fileURLToPath(built));
  console.info(output);
  process.exitCode = code;
}
