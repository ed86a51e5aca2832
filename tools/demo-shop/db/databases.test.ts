import { describe, expect, test } from 'vitest';
import { openShop } from '../open-shop.ts';
import { journeys } from './journeys.ts';
import { openBrowser } from './open-browser.ts';
import { openNode } from './open-node.ts';

describe.each([
  { name: 'SQLite in Node', open: openNode },
  { name: 'SQLite in WebAssembly', open: openBrowser },
])('on $name', ({ open }) => {
  test.each(journeys)('$what', { timeout: 20_000 }, async ({ walk, expected }) => {
    const shop = await openShop({ open: () => open() });
    expect(await walk(shop)).toEqual(expected);
    await shop.close();
  });
});
