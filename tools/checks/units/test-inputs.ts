import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path/posix';
import { readModule } from '../boundaries/read-imports.ts';

/** What the result of a test file depends on. */
export interface TestInputs {
  /** Paths from the root: the file itself, and what it imports at any depth; the fewer imports lie between, the sooner. */
  readonly files: readonly string[];
  /** The files are all that it can read. Otherwise it opens files or starts programs, and may depend on any file. */
  readonly isClosed: boolean;
}

interface Module {
  /** Paths from the root. */
  readonly imports: readonly string[];
  readonly isClosed: boolean;
}

/** Modules of Node that read no file and start no program. A database of `node:sqlite` is the test's own. */
const CLOSED_BUILTINS = /^node:(crypto|events|os|path|path\/posix|sqlite|stream|stream\/\w+|timers|url|util|zlib)$/;

/** These names of `node:fs` do not tell a test anything about a file. */
const WRITING = ['mkdirSync'];

/** Packages that work on what they are handed. Any other may read files. */
const CLOSED_PACKAGES =
  /^(@dnd-kit|@preact|@testing-library|dompurify|downshift|dropzone|entities|fast-check|hono|i18next|kysely|ky|photoswipe|preact|react|react-dom|react-i18next|vitest|zod)(\/|$)/;

/** Reads what test files depend on. Every module is read once. */
export function inputReader(root: string): (test: string) => TestInputs {
  const modules = new Map<string, Module>();
  function moduleAt(path: string): Module {
    const module = modules.get(path) ?? readFile(root, path);
    modules.set(path, module);
    return module;
  }
  return (test) => {
    const files = new Set([test]);
    let isClosed = true;
    for (const file of files) {
      const module = moduleAt(file);
      isClosed &&= module.isClosed;
      for (const path of module.imports) files.add(path);
    }
    return { files: [...files], isClosed };
  };
}

function readFile(root: string, path: string): Module {
  if (!existsSync(join(root, path))) return { imports: [], isClosed: false };
  const source = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.css')) return { imports: sheetsIn(source, dirname(path)), isClosed: true };
  if (!/\.tsx?$/.test(path)) return { imports: [], isClosed: true };
  const { imports, globs, importsComputed } = readModule(path, source);
  const values = imports.filter(({ isType }) => !isType);
  const [files, packages] = [values.filter(isOfRepository), values.filter((value) => !isOfRepository(value))];
  return {
    imports: [
      ...files.map(({ to }) => to.replace(/\?.*/, '')),
      ...globs.flatMap((patterns) => filesOf(patterns, dirname(path), root)),
    ],
    isClosed: !importsComputed && packages.every(({ to, names }) => isClosedPackage(to, names)),
  };
}

function sheetsIn(css: string, folder: string): string[] {
  return [...css.matchAll(/@import\s+(?:url\()?['"]([^'"]+)/g)].map(([, sheet]) => normalize(join(folder, sheet!)));
}

/** An import of a file has a path from the root, with its extension; a package has none. */
function isOfRepository({ to }: { readonly to: string }): boolean {
  return /^(loader|shared|stories|tests|tools|widgets|\.storybook)\//.test(to);
}

function isClosedPackage(name: string, imported: readonly string[]): boolean {
  if (name === 'node:fs') return imported.length > 0 && imported.every((word) => WRITING.includes(word));
  return CLOSED_BUILTINS.test(name) || CLOSED_PACKAGES.test(name);
}

/** The files of an `import.meta.glob`. */
function filesOf(patterns: readonly string[], folder: string, root: string): string[] {
  const [excluded, included] = [
    patterns.filter((pattern) => pattern.startsWith('!')),
    patterns.filter((pattern) => !pattern.startsWith('!')),
  ];
  const fromRoot = (pattern: string) => normalize(join(folder, pattern));
  return globSync(included.map(fromRoot), {
    cwd: root,
    exclude: excluded.map((pattern) => fromRoot(pattern.slice(1))),
  }).map((path) => relative('.', path.replaceAll('\\', '/')));
}
