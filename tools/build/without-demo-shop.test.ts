// @vitest-environment node
import { build } from 'esbuild';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { top } from '../commands/run-command.ts';

/** The build itself, and the entries of every file that shops and developers get. */
const ENTRIES = [
  'tsup.config.ts',
  'loader/loader.ts',
  'loader/recovery/recover.ts',
  'shared/bus/page-events.ts',
  'tools/build/engine-bundle.ts',
  'tools/catalogue/open-catalogue.tsx',
  'tools/doctor/eiland.ts',
  'tools/inspect/inspect.ts',
  ...globSync('widgets/*/*.{island.tsx,enhancer.ts,metadata.ts}', { cwd: top }),
];

/** Every file of the repository that these entries import, however far away. */
async function importedBy(entryPoints: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: top,
    entryPoints: [...entryPoints],
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    external: ['eiland:*', 'node:*', '*?inline', '*.css'],
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

/** `tools/openapi` runs in a process of its own: `openapi.json` has answers of the demo shop as examples, and no code. */
test('nothing that is built, and no part of the build, contains the demo shop', async () => {
  const imported = await importedBy(ENTRIES);
  expect(imported.length).toBeGreaterThan(500);
  expect(imported.filter((path) => path.startsWith('tools/demo-shop/'))).toEqual([]);
});

test('a program that does contain it is found', async () => {
  expect(await importedBy(['tools/bench/bench-server.ts'])).toContain('tools/demo-shop/app.ts');
});
