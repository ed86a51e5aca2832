import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  'loader/**',
  'shared/**',
  'widgets/**',
  'tools/{accessibility,build,catalogue,checks/sizes,doctor,inspect,npm-package,openapi,page-styles,page-types,render,tokens,widgets-json,wordpress}/**',
  // The API description contains examples from the demo shop.
  'tools/demo-shop/{db,routes,rules,seed}/**',
  'tools/demo-shop/*.ts',
  'tsconfig.json',
  'tsup.config.ts',
  'package-lock.json',
];

/** The last file of the build is newer than all sources, and than their folders, which change with a deletion. */
export async function isBuildCurrent(): Promise<boolean> {
  try {
    const built = statSync(join(top, 'dist', 'manifest.json')).mtimeMs;
    const sources = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: top }));
    return sources.length > 0 && sources.every((path) => statSync(join(top, path)).mtimeMs < built);
  } catch {
    return false;
  }
}

if (import.meta.main) process.exitCode = (await isBuildCurrent()) ? 0 : 1;
