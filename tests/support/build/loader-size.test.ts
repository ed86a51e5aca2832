import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { CATALOGUE_SIZE, COMMANDS, wholeCatalogue } from './catalogue.ts';
import { minifyAll } from './minify.ts';
import { targets } from './targets.ts';
import { virtualModule } from './virtual-module.ts';

const LIMIT = 2_500;

test('the loader still fits into 2.5 kB when it knows all widgets of the catalogue', async () => {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('../../..', import.meta.url)),
    entryPoints: ['loader/loader.ts'],
    outfile: 'loader.js',
    bundle: true,
    format: 'esm',
    minify: true,
    target: targets,
    write: false,
    define: { VERSION: '"10.0.0"', COMMANDS: JSON.stringify(COMMANDS) },
    plugins: [
      minifyAll,
      virtualModule('eiland:manifest', () => `export const packed = ${JSON.stringify(wholeCatalogue())};`),
    ],
  });
  expect(CATALOGUE_SIZE).toBe(38);
  expect(gzipSync(outputFiles[0]!.text, { level: 9 }).length).toBeLessThanOrEqual(LIMIT);
});
