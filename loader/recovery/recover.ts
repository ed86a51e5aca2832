import { imports, names } from 'eiland:recovery';

/**
 * Loads scripts again that failed at their own address. The loader loads this module after such a failure.
 *
 * Firefox remembers the address of a module that failed, also of one that another module imports, until the page is
 * reloaded. The build therefore writes a copy of each script with imports, which gets them as arguments. A script is
 * replaced only where the browser refuses an address that answers again, so that no page runs a script twice.
 */

type Exports = Readonly<Record<string, unknown>>;

/** A copy is a CommonJS module in a function. */
interface Copy {
  readonly default: (require: (path: string) => Exports, module: { exports: Exports }) => void;
}

/** By file name. Failures are removed. */
const scripts: Record<string, Promise<Exports>> = {};

/** Milliseconds between two requests that check whether the file is served again. */
const PAUSE_MS = 500;

/** Each attempt has an address of its own. */
let attempts = 0;

const urlOf = (file: string): string => new URL(file, import.meta.url).href;
const load = <Module = Exports>(file: string): Promise<Module> => import(urlOf(file)) as Promise<Module>;

/**
 * Loads a script and everything that it imports.
 *
 * @param name a file name, or the name of the module in the source
 */
export function recover(name: string): Promise<Exports> {
  const file = names[name] ?? name;
  return (scripts[file] ??= loadFresh(file).catch((error: unknown) => {
    delete scripts[file];
    throw error;
  }));
}

async function loadFresh(file: string): Promise<Exports> {
  const imported = await Promise.all((imports[file] ?? []).map(recover));
  try {
    return await load(file);
  } catch {
    await expectAnswer(file);
    return load(file).catch(() => loadCopy(file, imported));
  }
}

/**
 * Throws when the shop refuses the file twice. A policy may forbid this request: then the script itself is the test.
 */
async function expectAnswer(file: string, isLast = false): Promise<void> {
  const answer = await fetch(urlOf(file)).catch(() => undefined);
  if (!answer || answer.ok) return;
  if (isLast) throw new Error(`${urlOf(file)} answered ${answer.status}.`);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return expectAnswer(file, true);
}

async function loadCopy(file: string, imported: readonly Exports[]): Promise<Exports> {
  const needed = imports[file];
  const query = `?${++attempts}`;
  if (!needed) return load(file + query);
  const { default: run } = await load<Copy>(file.replace(/js$/, 'copy.js') + query);
  const module = { exports: {} };
  run((path) => imported[needed.indexOf(path.slice('./'.length))]!, module);
  return module.exports;
}
