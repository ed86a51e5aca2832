import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../../commands/run-command.ts';

/**
 * Reads a number of the code by its name: from `const MAX_CALLS = 10`, or from `calls: 100` in an object. A product such as
 * `60 * SECOND` is computed. The name occurs once in the folder, in any of its files.
 */
export function constant(folder: string, name: string): number {
  const declaration = new RegExp(`\\b${name}(?:: [^=\\n]+)? ?[=:(] ?([A-Z\\d_.][\\w.* ]*)`);
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: top, exclude: ['**/*.test.*', '**/*.metadata.ts'] });
  const declarations = files.flatMap((file) => declaration.exec(readFileSync(join(top, file), 'utf8')) ?? []);
  if (declarations.length !== 2) throw new Error(`${folder} has ${declarations.length / 2} numbers ${name}.`);
  const factors = declarations[1]!.split('*').map((factor) => factor.trim());
  return factors
    .map((factor) => (/^[A-Z]/.test(factor) ? constant(folder, factor) : Number(factor.replaceAll('_', ''))))
    .reduce((product, factor) => product * factor, 1);
}
