import { runPlaywright } from './run-playwright.ts';

/** `npm run test:browser`: arguments behind `--` go to Playwright, such as a part of a file name. */
const args = process.argv.slice(2);

// With a part of the tests, the other projects do not run.
process.exitCode = await runPlaywright(args.length > 0 ? ['--no-deps', ...args] : []);
