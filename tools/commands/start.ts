import { freshBuild } from './fresh-build.ts';
import { top } from './run-command.ts';

/** `npm start`: builds when something changed since the last build, then serves the demo shop; `--help` says with which options. */
process.chdir(top);
// Who only asks what can be said does not wait for a build.
if (!process.argv.includes('--help') && !(await freshBuild())) process.exit(1);
await import('../../tests/storefront/serve.ts');
