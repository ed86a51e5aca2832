import { freshBuild } from './fresh-build.ts';
import { top } from './run-command.ts';

/** `npm start`: builds when something changed since the last build, then serves the demo shop; `--fresh` empties it first. */
process.chdir(top);
if (!(await freshBuild())) process.exit(1);
await import('../storefront/serve.ts');
