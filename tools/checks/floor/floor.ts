import { createRequire } from 'node:module';
import type bcd from '@mdn/browser-compat-data';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { targets } from '../../build/targets.ts';

// The package is one JSON file.
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as typeof bcd;

/** The oldest supported version by browser: `chrome131` is `{ chrome: 131 }`. Edge follows Chrome. */
export const floor = readTargets(targets);

function readTargets(names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    names.map((name) => {
      const [, browser, version] = /^([a-z]+)([\d.]+)$/.exec(name)!;
      return [browser!, Number(version)];
    }),
  );
}

/** The browsers of the floor that lack a feature, each with the version that brought it. Empty when all have it. */
export function missingIn({ support }: Pick<CompatStatement, 'support'>): string[] {
  return Object.entries(floor).flatMap(([browser, version]) => {
    const statement = support[browser as keyof typeof support];
    const all = (Array.isArray(statement) ? statement : [statement]) as (SimpleSupportStatement | undefined)[];
    if (all.some((statement) => statement && hasBy(statement, version))) return [];
    const added = all.find((statement) => statement && isPlain(statement))?.version_added;
    return [`${browser} ${version} (${typeof added === 'string' ? `since ${added}` : 'never'})`];
  });
}

/** Support with a prefix, another name or a setting is none. */
const isPlain = (statement: SimpleSupportStatement) =>
  !statement.prefix && !statement.alternative_name && !statement.flags;

function hasBy(statement: SimpleSupportStatement, version: number): boolean {
  if (!isPlain(statement) || typeof statement.version_added !== 'string') return false;
  if (statement.version_added === 'preview') return false;
  return Number(statement.version_added.replace('≤', '')) <= version;
}

/** The statement of a feature, such as `javascript.builtins.Array.toSorted`. */
export function statementOf(...path: readonly string[]): CompatStatement | undefined {
  let at: Identifier | undefined = data as unknown as Identifier;
  for (const key of path) at = at && Object.hasOwn(at, key) ? at[key] : undefined;
  return at?.__compat;
}
