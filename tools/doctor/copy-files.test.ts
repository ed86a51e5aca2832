import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFiles } from './copy-files.ts';

let top: string;
const read = (path: string) => readFileSync(join(top, path), 'utf8');

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(top, folder), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(top, folder, file), text);
}

const BUILT = {
  'release.html': 'release',
  'widgets.json': JSON.stringify({ files: [{ file: 'loader.js' }], widgets: [{ files: [{ file: 'cart.js' }] }] }),
  'widgets.schema.json': '{}',
  'licences.txt': 'MIT',
  'loader.js': 'new',
  'cart.js': 'cart',
  'server.js': 'for programs',
};

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'eiland-copy-'));
});

afterEach(() => rmSync(top, { recursive: true }));

test('the copy has the files of pages with the compressed ones beside them, and the release page', () => {
  writeAll('dist', { ...BUILT, 'loader.js.br': 'new, br', 'loader.js.gz': 'new, gz' });
  expect(copyFiles(join(top, 'dist'), join(top, 'public/1.2.3'))).toBe(6);
  expect(read('public/1.2.3/loader.js.br')).toBe('new, br');
  expect(read('public/1.2.3/loader.js.gz')).toBe('new, gz');
  expect(read('public/1.2.3/release.html')).toBe('release');
  expect(existsSync(join(top, 'public/1.2.3/server.js'))).toBe(false);
});

test('a compressed file never stays beside another release of its file', () => {
  writeAll('dist', BUILT);
  writeAll('public', { 'loader.js': 'old', 'loader.js.br': 'old, br', 'chunk-1.js.br': 'of an earlier release' });
  copyFiles(join(top, 'dist'), join(top, 'public'));
  expect(read('public/loader.js')).toBe('new');
  expect(existsSync(join(top, 'public/loader.js.br'))).toBe(false);
  expect(existsSync(join(top, 'public/chunk-1.js.br'))).toBe(true);
});
