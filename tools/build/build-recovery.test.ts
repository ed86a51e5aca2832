import { expect, test } from 'vitest';
import { createRecoveryCopy } from './build-recovery.ts';

type Exports = Readonly<Record<string, unknown>>;
type Run = (require: (path: string) => Exports, module: { exports: Exports }) => void;

/** Runs a copy as the recovery does. */
async function run(script: string, modules: Readonly<Record<string, Exports>>): Promise<Exports> {
  const copy = await createRecoveryCopy(script);
  const { default: start } = (await import(`data:text/javascript,${encodeURIComponent(copy)}`)) as { default: Run };
  const module = { exports: {} };
  start((path) => modules[path]!, module);
  return module.exports;
}

test('a copy gets its imports as arguments, and exports the same names', async () => {
  const exports = await run(
    `import { a as price } from './chunk-A.js'; import './chunk-B.js'; const draw = () => price(2); export { draw as d };`,
    { './chunk-A.js': { a: (count: number) => count * 5 }, './chunk-B.js': {} },
  );
  expect((exports['d'] as () => number)()).toBe(10);
});

test('imports and exports that change later stay connected', async () => {
  const count = { n: 1 };
  const exports = await run(
    `import { n } from './chunk-A.js'; let last = n; const read = () => (last = n); export { last, read };`,
    { './chunk-A.js': count },
  );
  count.n = 2;
  expect((exports['read'] as () => number)()).toBe(2);
  expect(exports['last']).toBe(2);
});

test('a copy loads code on demand as the script does', async () => {
  expect(
    await createRecoveryCopy(
      `import { a } from './chunk-A.js'; export const late = () => a(() => import('./Viewer-X.js'));`,
    ),
  ).toContain('import("./Viewer-X.js")');
});

test('a script that reads its own address cannot be copied', async () => {
  await expect(createRecoveryCopy('export const at = import.meta.url;')).rejects.toThrow('import.meta');
});
