import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LARGE } from '../doctor/check-served-files.ts';
import { compressFiles } from './compress-files.ts';

const SCRIPT = 'export const cable = 4;\n'.repeat(LARGE);

let top: string;
let folder: string;
let earlier: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'eiland-compress-'));
  [folder, earlier] = [join(top, 'dist'), join(top, 'earlier')];
  for (const path of [folder, earlier]) mkdirSync(path);
});

afterEach(() => rmSync(top, { recursive: true }));

const decoded = () => [
  brotliDecompressSync(readFileSync(join(folder, 'cart.js.br'))).toString(),
  gunzipSync(readFileSync(join(folder, 'cart.js.gz'))).toString(),
];

test('a large file has compressed ones beside it, and a small one has none', async () => {
  writeFileSync(join(folder, 'cart.js'), SCRIPT);
  writeFileSync(join(folder, 'texts.js'), 'export default {};\n');
  await compressFiles(folder, ['cart.js', 'texts.js']);
  expect(readdirSync(folder)).toEqual(['cart.js', 'cart.js.br', 'cart.js.gz', 'texts.js']);
  expect(decoded()).toEqual([SCRIPT, SCRIPT]);
});

test('compressed files of an earlier build are taken where the file is the same, and only there', async () => {
  writeFileSync(join(folder, 'cart.js'), SCRIPT);
  writeFileSync(join(earlier, 'cart.js'), SCRIPT);
  for (const ending of ['br', 'gz'])
    writeFileSync(join(earlier, `cart.js.${ending}`), `of the earlier build, ${ending}`);
  await compressFiles(folder, ['cart.js'], earlier);
  expect(readFileSync(join(folder, 'cart.js.br'), 'utf8')).toBe('of the earlier build, br');
  expect(readFileSync(join(folder, 'cart.js.gz'), 'utf8')).toBe('of the earlier build, gz');

  writeFileSync(join(earlier, 'cart.js'), SCRIPT.replace('4', '5'));
  await compressFiles(folder, ['cart.js'], earlier);
  expect(decoded()).toEqual([SCRIPT, SCRIPT]);
});
