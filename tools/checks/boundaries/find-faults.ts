import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path/posix';
import { listFiles } from './list-files.ts';
import { nameFault, placeFault } from './names.ts';
import { type Arrow, readArrows } from './read-imports.ts';
import { type Row, rows } from './table.ts';

export interface Findings {
  /** How many source files were read. */
  readonly read: number;
  /** One line each: where, and what is wrong with it. */
  readonly faults: readonly string[];
}

/** Reads the whole repository below `root` and names every arrow, file name and place that the house does not have. */
export function findFaults(root: string): Findings {
  const files = listFiles(root);
  const sources = new Map<string, Arrow[]>();
  const faults: string[] = [];
  for (const file of files) {
    const wrong = placeFault(file) ?? nameFault(file);
    if (wrong !== undefined) faults.push(`${file}: ${wrong}`);
    if (/\.tsx?$/.test(file)) sources.set(file, readArrows(file, readFileSync(join(root, file), 'utf8')));
  }
  for (const [file, arrows] of sources) {
    const row = rows.find(({ files: those }) => matches(file, those));
    if (row !== undefined) faults.push(...arrowFaults(file, arrows, row), ...reachFaults(file, row, sources));
    else if (placeFault(file) === undefined) faults.push(`${file}: the table of rooms does not speak of this file`);
  }
  return { read: sources.size, faults };
}

function arrowFaults(file: string, arrows: readonly Arrow[], row: Row): string[] {
  return arrows.flatMap((arrow) => {
    const where = `${file}:${arrow.line}`;
    if (isFile(arrow.to) && !/\.\w+(\?\w+)?$/.test(arrow.to))
      return [`${where}: '${arrow.to}' is imported without its extension`];
    if (isAllowed(file, arrow, row)) return [];
    return [`${where}: ${row.who} may not use ${arrow.isType ? 'types of ' : ''}'${arrow.to}'`];
  });
}

function isAllowed(file: string, { to, isType }: Arrow, { uses, types = [] }: Row): boolean {
  const own = file.split('/').slice(0, 2).join('/');
  const allowed = isType ? [...uses, ...types] : uses;
  return allowed.some((pattern) => matches(to, pattern.replace('{own}', own)));
}

/** Follows values only: a type is erased, and what is loaded late is not part of what a page downloads at once. */
function reachFaults(
  file: string,
  { who, neverReaches = [] }: Row,
  sources: ReadonlyMap<string, readonly Arrow[]>,
): string[] {
  if (neverReaches.length === 0) return [];
  const ways = new Map<string, readonly string[]>([[file, [file]]]);
  const faults: string[] = [];
  for (const [at, way] of ways) {
    for (const { to, isType, isLate } of sources.get(at) ?? []) {
      if (isType || isLate || ways.has(to)) continue;
      ways.set(to, [...way, to]);
      const isForbidden = neverReaches.some((name) => to === name || to.startsWith(`${name}/`));
      if (isForbidden && way.length > 1)
        faults.push(`${file}: ${who} may not reach '${to}', but does by ${way.slice(1).join(' → ')}`);
    }
  }
  return faults;
}

function isFile(to: string): boolean {
  return /^(loader|widgets|shared|stories|tests|\.storybook|\.\.)\//.test(to);
}

function matches(path: string, pattern: string): boolean {
  return pattern === '**' || matchesGlob(path, pattern);
}
