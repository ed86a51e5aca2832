import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../boundaries/list-files.ts';
import { inputReader, type TestInputs } from './test-inputs.ts';

/** What every test depends on. */
const SHARED = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'];

/** Variables that change what a test does. */
const VARIABLES = ['CI', 'DATABASE_URL', 'LANG', 'LC_ALL', 'TZ'];

/**
 * A fingerprint of each test file: of everything that its result depends on. While it stays, a result stays. A test that
 * opens files or starts programs has the fingerprint of the whole repository.
 */
export function fingerprintTests(
  root: string,
  config: string,
  tests: readonly string[],
  inputsOf: (test: string) => TestInputs = inputReader(root),
): ReadonlyMap<string, string> {
  const contents = new Map<string, string>();
  const contentOf = (path: string) => {
    const hash = contents.get(path) ?? hashOf([readOptional(join(root, path))]);
    contents.set(path, hash);
    return hash;
  };
  const ofFiles = (paths: readonly string[]) => hashOf([...paths].sort().flatMap((path) => [path, contentOf(path)]));
  const all = [...listFiles(root), ...globSync(['.*.json', '.npmrc', '.{ci,github}/**'], { cwd: root })].sort();
  const preact = all.filter((path) => path.startsWith('shared/preact/'));
  const base = hashOf([
    process.version,
    process.platform,
    process.arch,
    ...VARIABLES.map((name) => process.env[name] ?? ''),
    ofFiles([...SHARED, ...inputsOf(config).files, ...preact, 'tests/support/wait-longer.ts']),
  ]);
  const everything = ofFiles(all);
  return new Map(
    tests.map((test) => {
      const { files, isClosed } = inputsOf(test);
      return [test, hashOf([base, isClosed ? ofFiles(files) : everything])];
    }),
  );
}

function readOptional(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch {
    return 'missing';
  }
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
