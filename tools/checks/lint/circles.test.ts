import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFolder, outputOf, top } from './lint-code.support.ts';

const folder = codeFolder();

const { rules } = JSON.parse(readFileSync(join(top, '.oxlintrc.json'), 'utf8')) as { rules: Record<string, unknown> };

/** What the linter says of two files, with the repository's rule about circles. */
async function lintPair(lamp: string, plug: string): Promise<string> {
  const name = 'import/no-cycle';
  const config = JSON.stringify({ plugins: ['import'], rules: { [name]: rules[name] } });
  const files = [await folder.write('lamp.ts', lamp), await folder.write('plug.ts', plug)];
  return outputOf('oxlint', ['--config', await folder.write('oxlintrc.json', config), '--no-ignore', ...files]);
}

const plug = `import { lamp } from './lamp.ts';\nexport const plug = lamp;\n`;

test('two modules that import values of each other are a fault', async () => {
  const lamp = `import { plug } from './plug.ts';\nexport const lamp: unknown = plug;\n`;
  expect(await lintPair(lamp, plug)).toContain('import(no-cycle)');
});

test('a type of a module that imports this one is no fault', async () => {
  const lamp = `import type { plug } from './plug.ts';\nexport type Plug = typeof plug;\nexport const lamp = 1;\n`;
  expect(await lintPair(lamp, plug)).not.toContain('no-cycle');
});
