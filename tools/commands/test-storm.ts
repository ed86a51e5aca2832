import { parseArgs } from 'node:util';
import { runPlaywright } from './run-playwright.ts';

/**
 * `npm run test:storm`: the long form, and all journeys on translated pages and on pages with frames. `-- --seed 7` makes
 * other random choices, `-- --values 2` replaces each field of an answer by two of the wrong values instead of one,
 * `-- --short` runs the same as `npm test`, and a word, such as `-- faults`, selects the files with that name.
 */
const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    values: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const projects = ['storm', ...(values.short ? [] : ['translated', 'translated-light', 'frames', 'frames-light'])];
process.exitCode = await runPlaywright([...projects.map((name) => `--project=${name}`), '--no-deps', ...positionals], {
  STORM: values.short ? 'short' : 'long',
  STORM_SEED: values.seed,
  STORM_VALUES: values.values,
});
