import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFolder, outputOf, top } from './lint-code.support.ts';

const NAME = 'import/no-cycle';

interface Config {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly (Pick<Config, 'rules'> & { readonly files: readonly string[] })[];
}

const folder = codeFolder();
const { rules, overrides } = JSON.parse(readFileSync(join(top, '.oxlintrc.json'), 'utf8')) as Config;
const config = JSON.stringify({
  plugins: ['import'],
  rules: { [NAME]: rules[NAME] },
  overrides: overrides.flatMap(({ files, rules: own }) => (NAME in own ? { files, rules: { [NAME]: own[NAME] } } : [])),
});

/** What the linter says of two files in a folder, with the repository's rule about circles. */
async function lintPair(directory: string, lamp: string): Promise<string> {
  const plug = `import { lamp } from './lamp.ts';\nexport const plug = lamp;\n`;
  const files = [await folder.write(`${directory}/lamp.ts`, lamp), await folder.write(`${directory}/plug.ts`, plug)];
  return outputOf('oxlint', ['--config', await folder.write('oxlintrc.json', config), '--no-ignore', ...files]);
}

const ofValues = `import { plug } from './plug.ts';\nexport const lamp: unknown = plug;\n`;
const ofTypes = `import type { plug } from './plug.ts';\nexport type Plug = typeof plug;\nexport const lamp = 1;\n`;

test.each(['loader', 'shared', 'widgets', 'tools'])(
  'in %s, two modules that import values of each other are a fault',
  async (directory) => {
    expect(await lintPair(directory, ofValues)).toContain('import(no-cycle)');
  },
);

test.each(['loader', 'shared', 'widgets'])(
  'in %s, a type of a module that imports this one is a fault',
  async (directory) => {
    expect(await lintPair(directory, ofTypes)).toContain('import(no-cycle)');
  },
);

test('in tools, a type of a module that imports this one is no fault', async () => {
  expect(await lintPair('tools', ofTypes)).not.toContain('no-cycle');
});
