import { findBrowserWithWindow } from '../../tools/commands/find-browser.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { buildLoader } from './loader/build-loader.ts';
import { aWhile, expect, expectLog, expectState, logOf, test } from './loader/fixtures.ts';
import { Site } from './loader/serve.ts';

function insert(page: Page, id: string, into = 'body'): Promise<void> {
  return page.evaluate(
    ([id, into]) => {
      const element = Object.assign(document.createElement('div'), { id });
      element.dataset['widget'] = 'plain';
      document.querySelector(into)!.append(element);
    },
    [id, into] as const,
  );
}

test('widgets that are inserted later load too, at any depth', async ({ page, site }) => {
  site.page('/', '<main></main>');
  await page.goto(site.origin);
  await insert(page, 'a');
  await expectLog(page, ['mount a']);
  await page.evaluate(() => {
    const section = document.createElement('section');
    section.append(document.createElement('p'), document.querySelector('#a')!.cloneNode());
    section.lastElementChild!.id = 'b';
    section.lastElementChild!.removeAttribute('data-widget-state');
    document.querySelector('main')!.append('text', section);
  });
  await expectLog(page, ['mount a', 'mount b']);
});

test('a widget that is removed unmounts, and mounts again when it is inserted again', async ({ page, site }) => {
  site.page('/', '<div id="a" data-widget="plain"></div>');
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
  await page.evaluate(() => {
    const element = document.querySelector('#a')!;
    (window as { left?: Element }).left = element;
    element.remove();
  });
  await expectLog(page, ['mount a', 'unmount a']);
  expect(await page.evaluate(() => (window as { left?: Element }).left!.hasAttribute('data-widget-state'))).toBe(false);
  await page.evaluate(() => document.body.append((window as { left?: Element }).left!));
  await expectLog(page, ['mount a', 'unmount a', 'mount a']);
});

test('a widget that moves stays mounted', async ({ page, site }) => {
  site.page('/', '<div id="a" data-widget="plain"></div><main></main>');
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
  await page.evaluate(() => document.querySelector('main')!.append(document.querySelector('#a')!));
  await page.evaluate(() => {
    const element = document.querySelector('#a')!;
    element.remove();
    document.body.append(element);
  });
  await aWhile(page);
  expect(await logOf(page)).toEqual(['mount a']);
  await expectState(page, '#a', 'ready');
});

test('a widget that is removed while its code loads is not mounted', async ({ page, site }) => {
  const script = site.hang('/widgets/plain-test.js');
  site.page('/', '<div id="a" data-widget="plain"></div><div id="b" data-widget="plain"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'loading');
  await page.locator('#a').evaluate((element) => element.remove());
  script.answer();
  await expectLog(page, ['mount b']);
});

test('a part of the page that cannot be observed is scanned on request', async ({ page, site }) => {
  site.page('/', '<div id="host"></div>');
  await page.goto(site.origin);
  await expect.poll(() => page.evaluate(() => typeof (window.shopWidgets as { last?: unknown }).last)).toBe('function');
  await page.evaluate(() => {
    const root = document.querySelector('#host')!.attachShadow({ mode: 'open' });
    const element = Object.assign(document.createElement('div'), { id: 'a' });
    element.dataset['widget'] = 'plain';
    root.append(element);
    (window.shopWidgets as { scan(root: Node): void }).scan(root);
  });
  await expectLog(page, ['mount a']);
});

for (const [how, head] of Object.entries({
  'an async module in the head': '<script type="module" async src="/widgets/loader.js"></script>',
  'a deferred module': '<script type="module" src="/widgets/loader.js"></script>',
  'a script that adds it when the page is done': '<script defer src="/late.js"></script>',
}))
  test(`the loader works as ${how}`, async ({ page, site }) => {
    site.answer('/late.js', {
      body: `addEventListener('load', () => setTimeout(() =>
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: window.trustedTypes.createPolicy('shop-widgets', { createScriptURL: (url) => url }).createScriptURL('/widgets/loader.js') })), 100));`,
      headers: { 'Content-Type': 'text/javascript' },
    });
    site.page('/', '<div id="a" data-widget="plain"></div>', { head });
    await page.goto(site.origin);
    await expectLog(page, ['mount a']);
  });

test('the loader works in a script tag after the widgets, from any folder', async ({ page, site }) => {
  site.page('/', '<div id="a" data-widget="styled"></div><script type="module" src="/cdn/v7/loader.js"></script>', {
    head: '',
  });
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'colour rgb(1, 2, 3) a']);
  expect(site.requestsTo(/-test/).every(({ path }) => path.startsWith('/cdn/v7/'))).toBe(true);
});

test('a loader from another origin loads all its files from there', async ({ page, site, files }) => {
  const cdn = new Site(files);
  await cdn.open();
  const head = `<script type="module" async crossorigin src="${cdn.origin}/x/loader.js"></script>`;
  const csp = `default-src 'self'; script-src ${cdn.origin}; style-src ${cdn.origin}; require-trusted-types-for 'script'`;
  site.answer('/whole/first', { body: '{}' });
  site.page('/', '<div id="a" data-widget="whole"></div>', { head, csp });
  await page.goto(site.origin);
  await expectState(page, '#a', 'ready');
  expect(site.requestsTo(/-test/)).toEqual([]);
  expect(cdn.requestsTo(/-test\.css/)).toHaveLength(2);
  await cdn.close();
});

test('the same loader under two addresses mounts every widget once', async ({ page, site }) => {
  const once = '<script type="module" async src="/widgets/loader.js"></script>';
  site.page('/', '<div id="a" data-widget="plain"></div>', {
    head: `${once}${once}<script type="module" src="/widgets/loader.js?v=2"></script>`,
  });
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
  await aWhile(page);
  expect(await logOf(page)).toEqual(['mount a']);
  expect(site.requestsTo(/engine/)).toHaveLength(1);
});

test('a loader of another version leaves the page to the first one, and only scans', async ({ page, site }) => {
  const secondLoader = await buildLoader('2.0.0');
  site.answer('/other/loader.js', {
    body: secondLoader.get('loader.js')!,
    headers: { 'Content-Type': 'text/javascript' },
  });
  site.page('/', '<div id="host"></div><div id="a" data-widget="plain"></div>');
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
  await page.evaluate((address) => import(address), '/other/loader.js');
  await aWhile(page);
  expect(await logOf(page)).toEqual(['mount a']);
  expect(await page.evaluate(() => window.shopWidgets!.version)).toBe('1.0.0');
  expect(site.requestsTo(/\/other\/engine/)).toEqual([]);
});

test('a widget does not mount before all its HTML has arrived', async ({ page, site }) => {
  const head = `<head><script type="module" async src="${site.origin}/widgets/loader.js"></script></head>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.write(
      `<!doctype html><html lang="nl">${head}<body>${' '.repeat(2000)}<div id="a" data-widget="asking" data-id="7"><p>shop</p>`,
    );
    setTimeout(
      () => response.end('<script type="application/json" data-initial>{"late":true}</script></div></body></html>'),
      600,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  await expect(page.getByText('shop')).toBeVisible();
  await expect.poll(() => site.requestsTo(/engine/).length).toBe(1);
  await expectLog(page, ['mount a', 'answer {"late":true} a']);
  server.close();
});

test('a page that Back restores is unchanged, and connected to other tabs', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const executablePath = await findBrowserWithWindow();
  test.skip(executablePath === undefined, 'The headless shell keeps no pages for Back.');
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath !== undefined && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  site.page('/', '<div id="a" data-widget="plain"></div>');
  site.page('/next', '<h1>Next</h1>', { head: '' });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
  await page.evaluate(() =>
    addEventListener(
      'pageshow',
      ({ persisted }) => persisted && ((window as { log?: string[] }).log ??= []).push('back'),
    ),
  );
  await page.goto(`${site.origin}/next`);
  await page.evaluate(() => history.back()).catch(() => {});
  // The page may still be on its way back.
  await expect(async () => expect(await logOf(page)).toEqual(['mount a', 'back'])).toPass();

  const secondTab = await context.newPage();
  await secondTab.goto(site.origin);
  await expectState(secondTab, '#a', 'ready');
  await secondTab.evaluate(() => document.dispatchEvent(new CustomEvent('shop:cart-count', { detail: { count: 7 } })));
  await expect
    .poll(() => page.evaluate(() => (window.shopWidgets as { last(name: string): unknown }).last('cart-count')))
    .toEqual({ count: 7 });
  await browser.close();
});
