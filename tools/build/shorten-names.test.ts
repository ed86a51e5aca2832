import type { Metafile, OutputFile } from 'esbuild';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { shortenNames } from './shorten-names.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'chunk-AAAAAAAA.js': ['chunk-BBBBBBBB.js'],
  'chunk-BBBBBBBB.js': [],
  'send-CCCCCCCC.js': ['chunk-AAAAAAAA.js'],
  'alone-DDDDDDDD.js': [],
};

/** The files of a build, with a text of our own for some. */
function build(texts: Readonly<Record<string, string>> = {}) {
  const files = Object.entries(IMPORTS).map(([name, imports]) => {
    const text = imports.map((next) => `import"./${next}";`).join('') + (texts[name] ?? '');
    return { path: `dist/${name}`, contents: new TextEncoder().encode(text), hash: '', text } satisfies OutputFile;
  });
  const outputs = Object.fromEntries(
    Object.entries(IMPORTS).map(([name, imports]) => [
      `dist/${name}`,
      { imports: imports.map((next) => ({ path: `dist/${next}`, kind: 'import-statement' })) },
    ]),
  ) as unknown as Metafile['outputs'];
  const shortened = shortenNames(files, outputs);
  const [first, second, send, alone] = files.map(({ path }) => basename(path));
  const written = (at: number) => new TextDecoder().decode(files[at]!.contents);
  return { first, second, send, alone, written, shortened };
}

test('a file has a short name, in the texts of its importers too', () => {
  const { first, second, send, written, shortened } = build();
  expect(first).toMatch(/^chunk-\d[a-z\d]{1,4}\.js$/);
  expect(written(0)).toBe(`import"./${second}";`);
  expect(Object.keys(shortened)).toContain(`dist/${send}`);
});

test('another text gives other names to the file and to all that import it, and to no other', () => {
  const before = build();
  const after = build({ 'chunk-BBBBBBBB.js': 'written later' });
  expect(after.second).not.toBe(before.second);
  expect(after.first).not.toBe(before.first);
  expect(after.send).not.toBe(before.send);
  expect(after.alone).toBe(before.alone);
});
