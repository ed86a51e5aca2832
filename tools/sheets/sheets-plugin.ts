import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const MODULE = 'eiland:sheets';
const FOLDER = '.cache/sheets';

/** Makes the sheets while Storybook is built or started, for the guide. */
export function sheetsPlugin(): Plugin {
  return {
    name: 'sheets',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      await promisify(execFile)(process.execPath, ['tools/sheets/write-sheets.ts', FOLDER]);
      const sheets = globSync('*.md', { cwd: FOLDER })
        .sort()
        .map((file) => [basename(file, '.md'), readFileSync(join(FOLDER, file), 'utf8')]);
      return `export default ${JSON.stringify(Object.fromEntries(sheets))};`;
    },
  };
}
