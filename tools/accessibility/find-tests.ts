import { existsSync, readFileSync } from 'node:fs';
import type { TestReference } from './criteria.ts';

/** References to tests that do not exist. */
export function missingTests(references: readonly TestReference[]): TestReference[] {
  const titles = new Map(
    [...new Set(references.map(({ file }) => file))].map((file) => [file, titlesIn(file)] as const),
  );
  return references.filter(({ file, title }) => !titles.get(file)!.has(title));
}

/** The titles of tests as written in a file. */
function titlesIn(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const code = readFileSync(file, 'utf8');
  return new Set(
    [...code.matchAll(/^\s*test(?:\.each\([^\n]*\))?\(\s*(['"`])((?:(?!\1)[^\n\\])+)\1/gm)].map(
      ([, , title]) => title!,
    ),
  );
}
