import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../../commands/run-command.ts';

/**
 * Reads a number of the code by its name: from `const MAX_CALLS = 10`, or from `calls: 100` in an object. A product such as
 * `60 * SECOND` is computed.
 *
 * @param place a file, or a folder in which exactly one file has the name
 */
export function constant(place: string, name: string): number {
  const declaration = new RegExp(`\\b${name}(?::| =|: \\w+ =|\\() ?([A-Z\\d_.][\\w.* ]*)`);
  const declarations = filesIn(place).flatMap((file) => {
    const [, expression] = declaration.exec(readFileSync(join(top, file), 'utf8')) ?? [];
    return expression === undefined ? [] : { file, expression };
  });
  const [match, ...others] = declarations;
  if (!match || others.length > 0) throw new Error(`${place} has ${declarations.length} numbers ${name}.`);
  return match.expression
    .split('*')
    .map((factor) => factor.trim())
    .map((factor) => (/^[A-Z]/.test(factor) ? constant(match.file, factor) : Number(factor.replaceAll('_', ''))))
    .reduce((product, factor) => product * factor, 1);
}

function filesIn(place: string): string[] {
  if (/\.(?:ts|php)$/.test(place)) return [place];
  return globSync(`${place}/**/*.{ts,tsx}`, { cwd: top, exclude: ['**/*.test.*', '**/*.metadata.ts'] });
}
