import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';

export const top = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** A folder inside the repository for the code of one test file. */
export function codeFolder(): { write(name: string, code: string): Promise<string> } {
  let folder: string;
  beforeAll(async () => {
    const cache = join(top, '.cache');
    await mkdir(cache, { recursive: true });
    folder = await mkdtemp(join(cache, 'lint-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return {
    async write(name, code) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, code);
      return file;
    },
  };
}

/** The output of a program that finds faults, or an empty text. */
export async function outputOf(command: string, args: readonly string[]): Promise<string> {
  return run(join(top, 'node_modules/.bin', command), args, { cwd: top }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

/** What the linter says of a component, with one of our own rules. */
export async function lintCode(folder: ReturnType<typeof codeFolder>, rule: string, code: string): Promise<string> {
  const file = await folder.write('Code.tsx', code);
  const rules = { jsPlugins: [join(top, 'tools/checks/lint/plugin.ts')], rules: { [`eiland/${rule}`]: 'error' } };
  const config = await folder.write('oxlintrc.json', JSON.stringify(rules));
  return outputOf('oxlint', ['--config', config, '--no-ignore', file]);
}
