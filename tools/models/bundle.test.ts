import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { packagesIn } from '../build/licences.ts';

test('the bundle contains no view: no React, no texts, no styles', async () => {
  const { metafile } = await build({
    entryPoints: ['tools/models/models.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    metafile: true,
  });
  const packages = packagesIn(metafile).filter((path) => path.startsWith('node_modules/'));
  expect([...new Set(packages)].sort()).toEqual([
    'node_modules/@preact/signals-core',
    'node_modules/ky',
    'node_modules/zod',
  ]);
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((path) => /\.(tsx|css|json)$/.test(path))).toEqual([]);
  expect(inputs.filter((path) => path.startsWith('widgets/')).length).toBeGreaterThan(30);
});
