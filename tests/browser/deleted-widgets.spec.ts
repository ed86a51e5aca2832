import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyHouse, judge } from '../../tools/new/copy-repository.ts';
import { expect, test } from './shop.ts';

/** One that is in the engine's file, one with calls of its own, one to whom others speak, and one of many parts. */
const DELETED = ['cart-badge', 'stock-reminders', 'compare-bar', 'quotation'];

test('widgets are removed by deleting their folder, story and page: the rest has types and a build', async () => {
  test.setTimeout(240_000);
  const house = copyHouse();
  try {
    for (const name of DELETED)
      for (const path of globSync(
        [`widgets/${name}`, `stories/widgets/${name}.*`, `tests/storefront/pages/demo/widgets/${name}.ts`],
        { cwd: house },
      ))
        rmSync(join(house, path), { recursive: true });
    expect(await judge(house, ['typescript/bin/tsc', '--noEmit']), 'types').toBe('');
    expect(await judge(house, ['tsup/dist/cli-default.js', '--silent']), 'build').toBe('');
  } finally {
    rmSync(house, { recursive: true });
  }
});
