import { freshBuild } from './fresh-build.ts';
import { top } from './run-command.ts';

/** `npm start`: builds after a change, then serves the demo shop. `--help` lists the options. */
process.chdir(top);
// The help needs no build.
if (!process.argv.includes('--help') && !(await freshBuild())) process.exit(1);
await import('../demo-shop/serve.ts');
