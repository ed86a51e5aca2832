import { fileURLToPath } from 'node:url';
import { registry } from 'eiland:registry';
import { run } from './run.ts';

/** The command `eiland`, bundled with the definitions of all widgets. */
const { code, output } = await run(
  process.argv.slice(2),
  registry,
  VERSION,
  fileURLToPath(new URL('.', import.meta.url)),
);
console.info(output);
process.exitCode = code;
