import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path/posix';
import { listFiles } from './list-files.ts';
import { nameFault, placeFault } from './names.ts';
import { type Import, readImports } from './read-imports.ts';
import { type Row, rows } from './table.ts';

export interface Findings {
  /** The number of source files. */
  readonly read: number;
  /** One line each: the place and the fault. */
  readonly faults: readonly string[];
}

/** Code of pages, which recovers what it loads on demand. */
const IN_PAGES = '{loader,shared,widgets}/**';
const TESTS = '**/*.{test,spec,support}.{ts,tsx}';

/** Reads the whole repository, and finds imports, file names and folders that the rules do not allow. */
export function findFaults(root: string): Findings {
  const files = listFiles(root);
  const sources = new Map<string, readonly Import[]>();
  const faults: string[] = [];
  for (const file of files) {
    const wrong = placeFault(file) ?? nameFault(file);
    if (wrong !== undefined) faults.push(`${file}: ${wrong}`);
    if (/\.tsx?$/.test(file)) sources.set(file, readImports(file, readFileSync(join(root, file), 'utf8')));
  }
  for (const [file, imports] of sources) {
    const row = rows.find(({ files: pattern }) => matches(file, pattern));
    if (row !== undefined) faults.push(...importFaults(file, imports, row), ...reachFaults(file, row, sources));
    else if (placeFault(file) === undefined) faults.push(`${file}: no row of the boundary table matches this file`);
  }
  return { read: sources.size, faults };
}

function importFaults(file: string, imports: readonly Import[], row: Row): string[] {
  return imports.flatMap((imported) => {
    const where = `${file}:${imported.line}`;
    if (isFile(imported.to) && !/\.\w+(\?\w+)?$/.test(imported.to))
      return [`${where}: '${imported.to}' is imported without its extension`];
    if (!isAllowed(file, imported, row))
      return [`${where}: ${row.who} must not use ${imported.isType ? 'types of ' : ''}'${imported.to}'`];
    if (imported.isDynamic && !imported.isRecovered && matches(file, IN_PAGES) && !matches(file, TESTS))
      return [`${where}: '${imported.to}' is loaded on demand without importWithRecovery and its own name`];
    return [];
  });
}

function isAllowed(file: string, { to, isType }: Import, { uses, types = [] }: Row): boolean {
  const own = file.split('/').slice(0, 2).join('/');
  const allowed = isType ? [...uses, ...types] : uses;
  return allowed.some((pattern) => matches(to, pattern.replace('{own}', own)));
}

/** Follows static imports of values. Types are erased, and a page downloads dynamic imports later. */
function reachFaults(
  file: string,
  { who, neverReaches = [] }: Row,
  sources: ReadonlyMap<string, readonly Import[]>,
): string[] {
  if (neverReaches.length === 0) return [];
  const paths = new Map<string, readonly string[]>([[file, [file]]]);
  const faults: string[] = [];
  for (const [at, path] of paths) {
    for (const { to, isType, isDynamic } of sources.get(at) ?? []) {
      if (isType || isDynamic || paths.has(to)) continue;
      paths.set(to, [...path, to]);
      const isForbidden = neverReaches.some((name) => to === name || to.startsWith(`${name}/`));
      if (isForbidden && path.length > 1)
        faults.push(`${file}: ${who} must not reach '${to}', but does through ${path.slice(1).join(' → ')}`);
    }
  }
  return faults;
}

function isFile(to: string): boolean {
  return /^(loader|widgets|shared|stories|tests|tools|\.storybook|\.\.)\//.test(to);
}

function matches(path: string, pattern: string): boolean {
  return pattern === '**' || matchesGlob(path, pattern);
}
