import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser, needBrowser } from './find-browser.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function place(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

test('the browser that CHROME_PATH names goes before all others', async () => {
  const own = place('my-chrome');
  place('chromium');
  expect(await findBrowser({ CHROME_PATH: own, PATH: folder })).toBe(own);
});

test('a browser on the path is found where the usual folder has none of its name', async () => {
  const found = await findBrowser({ PATH: folder }, { folders: [], places: [] });
  const chromium = place('chromium');
  expect(found).not.toBe(chromium);
  expect(await findBrowser({ PATH: folder }, { folders: [], places: [] })).toBe(chromium);
});

test('a CHROME_PATH that names nothing is said in one sentence, and nothing is installed', async () => {
  const nowhere = join(folder, 'nowhere');
  await expect(needBrowser({ CHROME_PATH: nowhere })).rejects.toThrow(`CHROME_PATH names no file: ${nowhere}`);
});
