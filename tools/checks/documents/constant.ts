import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../../commands/run-command.ts';

/**
 * Reads a number of the code by its name: from `const MAX_CALLS = 10`, or from `calls: 100` in an object. A product such as
 * `60 * SECOND` is computed.
 */
export function constant(path: string, name: string): number {
  const code = readFileSync(join(top, path), 'utf8');
  const [, expression] = new RegExp(`\\b${name}(?:: [^=\\n]+)? ?[=:(] ?([A-Z\\d_.][\\w.* ]*)`).exec(code) ?? [];
  if (expression === undefined) throw new Error(`${path} has no number ${name}.`);
  const factors = expression.split('*').map((factor) => factor.trim());
  return factors
    .map((factor) => (/^[A-Z]/.test(factor) ? constant(path, factor) : Number(factor.replaceAll('_', ''))))
    .reduce((product, factor) => product * factor, 1);
}
