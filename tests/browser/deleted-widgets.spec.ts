import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository, runCheck } from '../../tools/new/copy-repository.ts';
import { expect, test } from './shop.ts';

/** One in the engine's file, one with calls, one that handles commands of others, and one with many files. */
const DELETED = ['cart-badge', 'stock-reminders', 'compare-bar', 'quotation'];

test('widgets can be removed by deleting folder, story and page: types and build still succeed', async () => {
  test.setTimeout(240_000);
  const copy = copyRepository();
  try {
    for (const name of DELETED)
      for (const path of globSync(
        [`widgets/${name}`, `stories/widgets/${name}.*`, `tests/storefront/pages/demo/widgets/${name}.ts`],
        { cwd: copy },
      ))
        rmSync(join(copy, path), { recursive: true });
    expect(await runCheck(copy, ['typescript/bin/tsc', '--noEmit']), 'types').toBe('');
    expect(await runCheck(copy, ['tsup/dist/cli-default.js', '--silent']), 'build').toBe('');
  } finally {
    rmSync(copy, { recursive: true });
  }
});
