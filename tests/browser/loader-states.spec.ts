import type { Page } from '@playwright/test';
import { expect, expectLog, expectState, test } from './loader/fixtures.ts';

const LISTEN = `window.told = [];
for (const name of ['widget-ready', 'widget-failed'])
  document.addEventListener('shop:' + name, ({ detail }) =>
    told.push([name, detail.widget, detail.element.id, detail.error ? String(detail.error) : '', detail.element.dataset.widgetState].join(' ').trim()));`;

const toldOf = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);
const HEAD = '<script src="/listen.js"></script><script type="module" async src="/widgets/loader.js"></script>';

test('an event with name and element says when a widget is ready', async ({ page, site }) => {
  site.answer('/listen.js', { body: LISTEN, headers: { 'Content-Type': 'text/javascript' } });
  site.page('/', '<div id="a" data-widget="plain"></div>', { head: HEAD });
  await page.goto(site.origin);
  await expect.poll(() => toldOf(page)).toEqual(['widget-ready plain a  ready']);
});

test('a widget that failed may still become ready', async ({ page, site }) => {
  site.answer('/listen.js', { body: LISTEN, headers: { 'Content-Type': 'text/javascript' } });
  site.page('/', '<div id="a" data-widget="patient" data-load="eager"></div>', { head: HEAD });
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
  await expectState(page, '#a', 'loading');
  for (const state of ['failed', 'ready']) {
    await page
      .locator('#a')
      .evaluate((element, detail) => element.dispatchEvent(new CustomEvent('become', { detail })), state);
    await expectState(page, '#a', state);
  }
  expect(await toldOf(page)).toEqual(['widget-failed patient a Error: later failed', 'widget-ready patient a  ready']);
});

test('a widget that throws at mount keeps the shop’s HTML, and logs the error', async ({ page, site, trouble }) => {
  site.answer('/listen.js', { body: LISTEN, headers: { 'Content-Type': 'text/javascript' } });
  site.page(
    '/',
    '<div id="a" data-widget="throwing"><a href="/cart">Cart</a></div><div id="b" data-widget="plain"></div>',
    { head: HEAD },
  );
  await page.goto(site.origin);
  await expectState(page, '#a', 'failed');
  await expectState(page, '#b', 'ready');
  await expect(page.getByRole('link', { name: 'Cart' })).toBeVisible();
  expect(await toldOf(page)).toContain('widget-failed throwing a Error: thrown at mount failed');
  expect(trouble.console.splice(0).join()).toContain('thrown at mount');
});

test('performance marks show when a widget waited, loaded and was ready', async ({ page, site }) => {
  site.delay = 50;
  site.page('/', '<div id="a" data-widget="plain"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'ready');
  const entries = await page.evaluate(() =>
    performance
      .getEntries()
      .filter(({ name }) => name.startsWith('shop:'))
      .map(({ entryType, name, duration }) => ({ entryType, name, duration })),
  );
  expect(entries.filter(({ entryType }) => entryType === 'mark').map(({ name }) => name)).toEqual([
    'shop:plain:waiting',
    'shop:plain:loading',
    'shop:plain:ready',
  ]);
});

test('a misspelt widget fails, and the console suggests the right name', async ({ page, site, trouble }) => {
  site.page('/', '<main><div data-widget="cart-popop" class="x"><p>shop</p></div></main>');
  await page.goto(site.origin);
  await expectState(page, '[data-widget]', 'failed');
  await expect(page.getByText('shop')).toBeVisible();
  await expect.poll(() => trouble.console.length).toBe(1);
  expect(trouble.console.splice(0)[0]).toContain(
    'div[data-widget="cart-popop"]: data-widget expects the name of a widget, found "cart-popop". Did you mean "cart-popup"?',
  );
});

test('a name that every object has is not a widget', async ({ page, site, trouble }) => {
  site.page('/', '<div id="a" data-widget="constructor"></div><div id="b" data-widget="plain"></div>');
  await page.goto(site.origin);
  await expectState(page, '#b', 'ready');
  await expectState(page, '#a', 'failed');
  await expect.poll(() => trouble.console.splice(0).length).toBe(1);
});

test('a template error is reported once per element and attribute, and invalid JSON with its position', async ({
  page,
  site,
  trouble,
}) => {
  const list = '[\n  {&quot;id&quot;: 1},\n  {id: 2}\n]';
  site.page('/', `<div id="a" data-widget="complaining" data-qty="many" data-list="${list}"></div>`);
  await page.goto(site.origin);
  await expect.poll(() => trouble.console.length).toBe(2);
  const consoleText = trouble.console.splice(0).join('\n');
  expect(consoleText).toContain('div#a[data-widget="complaining"]: data-qty expects a number, found "many".');
  expect(consoleText).toContain('data-list expects JSON, found "[ {"id": 1}, {id: 2} ]". Invalid at line 3, column 4.');
});

test('of several equal elements, the console names the right one', async ({ page, site, trouble }) => {
  site.page('/', '<div data-widget="plain"></div><div data-widget="plain" data-load="never"></div>');
  await page.goto(site.origin);
  await expect.poll(() => trouble.console.length).toBe(1);
  expect(trouble.console.splice(0)[0]).toContain('div[data-widget="plain"] (number 2 of 2): data-load expects');
});

test('the language is that of the settings, then of the page, and Dutch without texts', async ({ page, site }) => {
  const settings = (locale: string) =>
    `<script type="application/json" data-shop-settings>{ "locale": "${locale}" }</script>`;
  const widget = '<div id="a" data-widget="whole"></div>';
  site.answer('/whole/first', { body: '{}' });
  site.page('/settings', settings('de-AT') + widget, { lang: 'en' });
  const written = '<div data-shop-settings>{ "locale": "en" }</div>';
  site.page('/element', written + settings('de') + widget, { lang: 'nl' });
  site.page('/page', widget, { lang: 'en-GB' });
  site.page('/unknown', widget, { lang: 'fr' });
  site.page('/similar', widget, { lang: 'den' });
  site.page('/underscore', settings('en_GB') + widget, { lang: 'de' });
  site.page('/empty', settings('') + widget, { lang: 'de' });
  for (const [path, locale] of Object.entries({
    settings: 'de',
    element: 'de',
    page: 'en',
    unknown: 'nl',
    similar: 'nl',
    underscore: 'en',
    empty: 'de',
  })) {
    await page.goto(`${site.origin}/${path}`);
    await expectLog(page, ['mount a', `texts hello ${locale} near a`]);
  }
});

test('invalid settings are reported once, and the defaults apply', async ({ page, site, trouble }) => {
  site.answer('/whole/first', { body: '{}' });
  const settings = '<script type="application/json" data-shop-settings>{\n  locale: "en" }</script>';
  const widgets = '<div id="a" data-widget="whole"></div><div id="b" data-widget="plain"></div>';
  site.page('/', settings + widgets, { lang: 'de' });
  await page.goto(site.origin);
  await expectState(page, '#a', 'ready');
  await expectState(page, '#b', 'ready');
  expect(await page.evaluate(() => (window as unknown as { log: string[] }).log)).toContain('texts hello de near a');
  await expect.poll(() => trouble.console.length).toBe(1);
  expect(trouble.console.splice(0)[0]).toContain(
    'script: data-shop-settings expects JSON, found "{ locale: "en" }". Invalid at line 2, column 3.',
  );
});

test('settings can be in a variable of the page', async ({ page, site }) => {
  site.answer('/whole/first', { body: '{}' });
  site.answer('/settings.js', {
    body: `window.shopSettings = { locale: 'en' };`,
    headers: { 'Content-Type': 'text/javascript' },
  });
  site.page('/', '<div id="a" data-widget="whole"></div>', {
    head: '<script src="/settings.js"></script><script type="module" async src="/widgets/loader.js"></script>',
  });
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'texts hello en near a']);
});
