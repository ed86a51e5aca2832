import { globSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { aliases } from './aliases.ts';

const ON_REACT = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@preact\/signals-react)\//;

test('with the aliases, no widget contains React or its signals', async () => {
  const { metafile } = await build({
    entryPoints: globSync('widgets/*/*.island.tsx'),
    alias: aliases,
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(files.filter((file) => ON_REACT.test(file))).toEqual([]);
  expect(files.some((file) => file.endsWith('preact/dist/preact.mjs'))).toBe(true);
});
