import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The arguments to run Chromium as any user and in a container. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The headless shell is first: without the browser's own user interface, tests take less than half of the time. */
const NAMES = ['chromium-headless-shell', ...WITH_WINDOW];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const NO_BROWSER =
  'The browser tests need Chromium or Chrome: install one, or run `npx playwright install chromium`, or set CHROME_PATH to one.';

/** Folders in addition to PATH, and whole paths. */
const defaults = { folders: ['/usr/bin'], paths: PATHS, names: NAMES };

/** The path of Chromium or Chrome: CHROME_PATH, else the system's, else Playwright's. */
export async function findBrowser(
  environment: NodeJS.ProcessEnv = process.env,
  { folders, paths, names } = defaults,
): Promise<string | undefined> {
  if (environment.CHROME_PATH) return existsSync(environment.CHROME_PATH) ? environment.CHROME_PATH : undefined;
  const all = [...folders, ...(environment.PATH ?? '').split(delimiter)].filter((folder) => folder !== '');
  const candidates = [...names.flatMap((name) => all.map((folder) => join(folder, name))), ...paths];
  return candidates.find((path) => existsSync(path)) ?? (await findPlaywrightBrowser());
}

/** The path of a browser that keeps pages for Back, which the headless shell does not. */
export function findBrowserWithWindow(): Promise<string | undefined> {
  return findBrowser(process.env, { ...defaults, names: WITH_WINDOW });
}

async function findPlaywrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Finds or installs a browser. Throws an error that says what to do. */
export async function needBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const browser = await findBrowser(environment);
  if (browser !== undefined) return browser;
  if (environment.CHROME_PATH) throw new Error(`CHROME_PATH names no file: ${environment.CHROME_PATH}`);
  console.log('No browser found: installing Chromium …');
  for (const install of [installFromDistribution, installFromPlaywright]) {
    if (!install()) continue;
    const installed = await findBrowser(environment);
    if (installed !== undefined) return installed;
  }
  throw new Error(NO_BROWSER);
}

/** Finds or installs a browser. Says what to do and returns false if there is none. */
export async function ensureBrowser(): Promise<boolean> {
  try {
    await needBrowser();
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

function installFromDistribution(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  if (!succeeds('apt-get', ['update', '-qq'])) return false;
  return ['chromium-headless-shell', 'chromium'].some((name) => succeeds('apt-get', ['install', '-y', '-qq', name]));
}

function installFromPlaywright(): boolean {
  const command = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));
  return succeeds(process.execPath, [command, 'install', 'chromium']);
}

function succeeds(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 300_000 }).status === 0;
}
