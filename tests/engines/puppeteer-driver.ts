import { setTimeout } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserArguments, findBrowser } from '../../tools/commands/find-browser.ts';
import type { Driver, Engine } from './driver.ts';

const TIMEOUT = 15_000;
const WIDTH = 1280;
const HEIGHT = 900;

/** Chromium by its own protocol. */
export const chromium: Engine = {
  name: 'Chromium',
  packages: 'chromium',
  find: () => findBrowser(),
  start: (executablePath) =>
    launch({
      executablePath,
      browser: 'chrome',
      args: browserArguments,
      defaultViewport: { width: WIDTH, height: HEIGHT },
    }),
};

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The stock Firefox by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  find: async () => {
    const { FIREFOX_PATH } = process.env;
    return FIREFOX_PATH ? FIREFOX_PATH : FIREFOX.find((path) => existsSync(path));
  },
  // Older versions do not know the command that sets a viewport.
  start: (executablePath) =>
    launch({
      executablePath,
      browser: 'firefox',
      args: [`--width=${WIDTH}`, `--height=${HEIGHT}`],
      defaultViewport: null,
    }),
};

async function launch(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({ headless: true, timeout: 300_000, protocolTimeout: 300_000, ...options });
  return createDriver(browser, await browser.newPage());
}

function createDriver(browser: Browser, first: Page): Promise<Driver> | Driver {
  let page = first;

  async function find(selector: string): Promise<ElementHandle> {
    const handle = await page.waitForSelector(selector, { visible: true, timeout: TIMEOUT });
    return handle!;
  }

  return browser.version().then((version) => ({
    version: version.replace('/', ' '),
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 30_000 });
    },
    run: (code, ...args) => page.evaluate(code as never, ...args) as never,
    async click(selector) {
      await (await find(selector)).click();
    },
    async type(selector, text) {
      await (await find(selector)).type(text);
    },
    press: (key) => page.keyboard.press(key),
    async choose(selector, paths) {
      const field = await page.waitForSelector(selector, { timeout: TIMEOUT });
      await (field as ElementHandle<HTMLInputElement>).uploadFile(...paths);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async openWindow(url) {
      page = await browser.newPage();
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    async closeWindow() {
      await page.close();
      page = first;
      await page.bringToFront();
    },
    async close() {
      // A browser that got stuck does not answer this.
      await Promise.race([browser.close(), setTimeout(5_000, undefined, { ref: false })]);
      browser.process()?.kill('SIGKILL');
    },
  }));
}
