import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser, needBrowser } from './find-browser.ts';

const NOWHERE = { folders: [], paths: [], names: ['chromium-headless-shell', 'chromium'] };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function addProgram(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

test('CHROME_PATH takes precedence', async () => {
  const own = addProgram('my-chrome');
  addProgram('chromium');
  expect(await findBrowser({ CHROME_PATH: own, PATH: folder })).toBe(own);
});

test('a browser in PATH is found when the default folders have none', async () => {
  const browser = await findBrowser({ PATH: folder }, NOWHERE);
  const chromium = addProgram('chromium');
  expect(browser).not.toBe(chromium);
  expect(await findBrowser({ PATH: folder }, NOWHERE)).toBe(chromium);
});

test('the headless shell takes precedence over the browser with a window', async () => {
  addProgram('chromium');
  const shell = addProgram('chromium-headless-shell');
  expect(await findBrowser({ PATH: folder }, NOWHERE)).toBe(shell);
});

test('an invalid CHROME_PATH is reported, and nothing is installed', async () => {
  const nowhere = join(folder, 'nowhere');
  await expect(needBrowser({ CHROME_PATH: nowhere })).rejects.toThrow(`CHROME_PATH names no file: ${nowhere}`);
});
