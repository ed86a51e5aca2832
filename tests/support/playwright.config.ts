import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { ShopOptions } from '../browser/shop.ts';
import { browserArguments, findBrowser } from '../../tools/commands/find-browser.ts';
import { VISITS } from '../../tools/commands/visits.ts';
import getPort from 'get-port';

const top = fileURLToPath(new URL('../..', import.meta.url));
// Each worker reads this file again. The environment gives it the same port.
const port = (process.env.SHOP_PORT ??= String(await getPort()));
const lightPort = (process.env.LIGHT_PORT ??= String(await getPort()));
const framesPort = (process.env.FRAMES_PORT ??= String(await getPort()));
const lightFramesPort = (process.env.LIGHT_FRAMES_PORT ??= String(await getPort()));
const storiesPort = (process.env.STORIES_PORT ??= String(await getPort()));
const executablePath = await findBrowser();

const isCI = Boolean(process.env.CI);
const isLong = process.env.STORM === 'long';

const MEASUREMENTS = /(overview|crowd)-speed\.spec\.ts$/;

/** What shoppers do. The other tests are about the loader, the tools and Storybook, or need no runtime library. */
const JOURNEYS =
  /\/(account-journey|analytics|address-search|agents|cart-commands|cart-journey|cart-failures|changed-order|checkout-journey|clobbered|compare|gallery|kit|media|navigation|order-return|other-(engines-(cart|checkout|lists)|frameworks)|overview(-server)?|product-page|quotation|refusals|search|sessions|withdrawal|wizards)\.spec\.ts$/;

/** Of these, what no view takes part in: requests, tokens, events and commands, which are the same code on both builds. */
const WITHOUT_VIEWS = /\/(agents|analytics|cart-commands|other-frameworks)\.spec\.ts$/;

/** Every story, which are hundreds. */
const STORIES = /\/(stories|screens)\.spec\.ts$/;

/** What only pages with frames have. */
const FRAMES = /\/(inspector-)?frames\.spec\.ts$/;

/**
 * What also runs translated and on pages with frames: the way to an order, translated on React and with frames on the light
 * build. The engines take it translated on both builds, and the frames of every widget are tested on both.
 * `npm run test:storm` takes all journeys to all four.
 */
const TO_AN_ORDER = [/\/(cart|checkout)-journey\.spec\.ts$/];
const REPEATED = isLong ? [JOURNEYS] : TO_AN_ORDER;
const REPEATED_IF_LONG = isLong ? [JOURNEYS] : [];

/** Each shop answers two projects. `@once` uses up what a shop has only once: the piece of an order, a voucher. */
const NOT_TRANSLATED = /axe finds nothing|@once/;

const shopOn = (PORT: string, SHOP_BUILD: string, SHOP_FRAMES = '') => ({
  command: 'node tools/demo-shop/serve.ts',
  cwd: top,
  url: `http://127.0.0.1:${PORT}/`,
  env: { PORT, SHOP_BUILD, SHOP_FRAMES, DATABASE_URL: '', SHOP_DATA: ':memory:' },
  timeout: 30_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
  stderr: 'pipe' as const,
});

/** Browser tests with a demo shop and a database of their own. */
export default defineConfig<ShopOptions>({
  outputDir: join(top, 'test-results'),
  snapshotPathTemplate: join(top, 'tests/browser/screens/{arg}{ext}'),
  fullyParallel: true,
  // Tests mostly wait for answers, retries and transitions.
  workers: 4,
  projects: [
    { name: 'pages', testDir: join(top, 'tests/browser'), testIgnore: [MEASUREMENTS, FRAMES, STORIES] },
    // The same journeys on the light build.
    {
      name: 'light',
      testDir: join(top, 'tests/browser'),
      testMatch: JOURNEYS,
      testIgnore: [MEASUREMENTS, WITHOUT_VIEWS],
      // Markup and styles are the same in both builds.
      grepInvert: /axe finds nothing/,
      use: { baseURL: `http://127.0.0.1:${lightPort}` },
    },
    // Shoppers whose browser translates the pages.
    {
      name: 'translated',
      testDir: join(top, 'tests/browser'),
      testMatch: REPEATED,
      grepInvert: NOT_TRANSLATED,
      use: { isTranslated: true },
    },
    {
      name: 'translated-light',
      testDir: join(top, 'tests/browser'),
      testMatch: REPEATED_IF_LONG,
      grepInvert: NOT_TRANSLATED,
      use: { isTranslated: true, baseURL: `http://127.0.0.1:${lightPort}` },
    },
    // Pages whose first frames the server has drawn.
    ...[
      { name: 'frames', port: framesPort, repeated: REPEATED_IF_LONG },
      { name: 'frames-light', port: lightFramesPort, repeated: REPEATED },
    ].map((project) => ({
      name: project.name,
      testDir: join(top, 'tests/browser'),
      testMatch: [...project.repeated, FRAMES],
      testIgnore: MEASUREMENTS,
      // `@without-frames` is about a first answer that the widget gets itself, or about the shop's own HTML.
      grepInvert: /axe finds nothing|@without-frames/,
      use: { baseURL: `http://127.0.0.1:${project.port}` },
    })),
    // The states that the journeys above do not show.
    { name: 'stories', testDir: join(top, 'tests/browser'), testMatch: STORIES },
    // Nothing else runs beside a measurement.
    { name: 'measurements', testDir: join(top, 'tests'), testMatch: MEASUREMENTS, dependencies: VISITS, workers: 1 },
    // Runs last, because it keeps browser and shop busy.
    {
      name: 'storm',
      testDir: join(top, 'tests/storm'),
      testIgnore: MEASUREMENTS,
      dependencies: ['measurements'],
      timeout: isLong ? 3_600_000 : 180_000,
    },
  ],
  forbidOnly: isCI,
  // A machine of CI may be several times slower than a desk's.
  retries: isCI ? 2 : 0,
  timeout: isCI ? 90_000 : 30_000,
  expect: { timeout: isCI ? 20_000 : 7_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    // Playwright takes those for failures of every test, which is a tenth of the time.
    screenshot: isCI ? 'off' : 'only-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: [
    shopOn(port, 'react'),
    shopOn(lightPort, 'light'),
    shopOn(framesPort, 'react', '1'),
    shopOn(lightFramesPort, 'light', '1'),
    {
      command: `node tools/commands/serve-folder.ts storybook-static ${storiesPort}`,
      cwd: top,
      url: `http://127.0.0.1:${storiesPort}/`,
      stderr: 'pipe',
    },
  ],
});
