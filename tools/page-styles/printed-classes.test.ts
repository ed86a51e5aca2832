import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundlePageStyles, bundleStyles } from '../build/build-styles.ts';
import { classesIn } from './classes.ts';

/** In the pages of the demo shop; one that ends in a hyphen has the rest from a value. */
const CLASS = /(?<![\w-])sw-[a-z][\w-]*(?<![-_])(?![\w-]|\$\{)/g;

test('each class of the widgets that the demo shop prints has a rule', async () => {
  const known = new Set(classesIn((await bundleStyles('shared/ui/base.css')) + (await bundlePageStyles())));
  const files = globSync('tools/demo-shop/pages/**/*.ts', { exclude: ['**/*.test.ts'] });
  const printed = files.flatMap((file) => {
    const names = new Set(readFileSync(file, 'utf8').match(CLASS));
    return [...names].map((name) => ({ file, name }));
  });
  expect(printed.length).toBeGreaterThan(300);
  expect(printed.filter(({ name }) => !known.has(name))).toEqual([]);
});
