import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createClient } from '../../tools/doctor/client.ts';
import { checkPage } from '../../tools/doctor/check-page.ts';
import type { Code } from '../../tools/doctor/codes.ts';
import { top } from '../../tools/commands/run-command.ts';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import { seed } from '../../tools/demo-shop/seed/seed.ts';
import { openFaultyShop } from '../support/faulty-shop.ts';
import { readRegistry } from '../support/read-registry.ts';
import { expect, expectAccessible, test } from './shop.ts';

const body = (markup: string) => (html: string) => html.replace('</body>', `${markup}</body>`);
const swap = (from: string, to: string) => (html: string) => html.replace(from, to);

/** Twelve faults of one page, by what the doctor finds. */
const PLANTED: Readonly<Partial<Record<Code, (html: string) => string>>> = {
  'widget-unknown': swap('data-widget="chat-widget"', 'data-widget="chat-wigdet"'),
  'input-wrong': body('<button data-widget="add-to-cart" data-type="product" data-id="1" data-qty="two">Koop</button>'),
  'input-unknown': swap('data-cart-url="/cart"', 'data-card-url="/cart"'),
  'load-wrong': swap('data-widget="cart-popup"', 'data-widget="cart-popup" data-load="later"'),
  'initial-wrong': swap('data-widget="cart-badge"', `data-widget="cart-badge" data-initial='{"count": 3}'`),
  'inside-wrong': body(
    '<div data-widget="page-helpers"><button data-toggle="faq-answer" aria-controls="nergens">Hoe?</button></div>',
  ),
  'json-as-text': body(
    '<div data-widget="concept-store-modal" data-title="Winkel" data-content="Kom"><p>{“label”: “Open”}</p></div>',
  ),
  'code-as-text': body('<p>&lt;div data-widget="faq-block" data-title="Vragen"&gt;&lt;/div&gt;</p>'),
  'widget-twice': body('<div data-widget="cart-popup"></div>'),
  'id-twice': body('<p id="app"></p>'),
  'settings-wrong': (html) => html.replace(/(data-shop-settings>)[^<]*/, '$1{ "locale": "nl", "vatRate": "21 %" }'),
  // Planted in the answer.
  'call-contract': (html) => html,
};

/** Faults that a script adds to the open page, as it creates their elements. */
const LATE = [
  ['div', { 'data-widget': 'product-specz' }],
  ['div', { 'data-widget': 'brand-faq' }],
  ['div', { 'data-widget': 'star-rating', 'data-rating': '8.4', 'data-load': 'soon' }],
  ['div', { 'data-widget': 'cart-popup' }],
  ['p', { id: 'late' }],
  ['p', { id: 'late' }],
] as const;

const printed = LATE.map(
  ([tag, attributes]) =>
    `<${tag} ${Object.entries(attributes)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ')}></${tag}>`,
).join('');

const panel = (page: Page) => page.getByRole('region', { name: 'Eiland inspector' });
const list = (page: Page, title: string) =>
  panel(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('listitem');

test('the panel finds twelve faults of a page, with the words of the command', async ({ page }) => {
  test.slow();
  const db = await openNode();
  await seed(db, { products: 60 });
  const shop = await openFaultyShop(db, 'dist');
  try {
    shop.fault = {
      page: (html) => Object.values(PLANTED).reduce((text, plant) => plant(text), html),
      json: { '/cart/get': (cart: object) => ({ ...cart, vatRate: 'veel' }) },
    };
    const url = new URL('/cart', shop.url);
    const options = { client: createClient(url, { timeout: 20_000 }), mayWrite: false, version: null };
    const report = await checkPage(url, await readRegistry(), options);
    // How fast a shop answers depends on what else the machine does.
    const findings = report.findings.filter(({ code }) => code !== 'call-slow');
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set([...Object.keys(PLANTED), 'preload-missing']));

    await page.goto(`${url.href}?eiland-inspect`);
    await expect(panel(page).getByRole('status')).toContainText('Checked: ');
    const shown = await list(page, 'Doctor').evaluateAll((entries) =>
      entries.map((entry) => [...entry.querySelectorAll('p')].map(({ textContent }) => textContent).join('\n')),
    );
    const labels = { error: 'Error', warning: 'Warning', info: 'Info' };
    const expected = findings.map(
      ({ severity, code, where, what, mend, guide }) =>
        `${labels[severity]} ${code} ${where}\n${what}\n→ ${mend}\n${guide}`,
    );
    expect(shown.filter((text) => !text.includes(' call-slow ')).toSorted()).toEqual(expected.toSorted());
  } finally {
    await shop.close();
    await db.destroy();
  }
});

test('the panel finds what a script has added to an open page, with the words of the command', async ({ page }) => {
  test.slow();
  const db = await openNode();
  await seed(db, { products: 60 });
  const shop = await openFaultyShop(db, 'dist');
  try {
    const url = new URL('/cart', shop.url);
    const options = { client: createClient(url, { timeout: 20_000 }), mayWrite: false, version: null };
    const registry = await readRegistry();
    const before = await checkPage(url, registry, options);
    shop.fault = { page: (html) => body(printed)(html) };
    const { findings } = await checkPage(url, registry, options);
    const known = new Set(before.findings.map(({ what }) => what));
    const added = findings.filter(({ code, what }) => code !== 'call-slow' && !known.has(what));
    expect(added.map(({ code }) => code).toSorted()).toEqual(
      ['id-twice', 'input-wrong', 'load-wrong', 'widget-twice', 'widget-unknown'].toSorted(),
    );

    shop.fault = { json: { '/cart/get': (cart: object) => cart } };
    await page.goto(`${url.href}?eiland-inspect`);
    await expect(panel(page).getByRole('status')).toContainText('Checked: ');
    await page.evaluate((late) => {
      for (const [tag, attributes] of late) {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        document.body.append(element);
      }
    }, LATE);
    await expect(page.locator('[data-widget="brand-faq"]')).toHaveAttribute('data-widget-state', 'failed');
    await panel(page).getByRole('button', { name: 'Check again' }).click();
    await expect(panel(page).getByRole('status')).toContainText('Checked: ');
    for (const { code, what, mend } of added)
      await expect(list(page, 'Doctor').filter({ hasText: code }).filter({ hasText: what })).toContainText(`→ ${mend}`);
  } finally {
    await shop.close();
    await db.destroy();
  }
});

test('the panel shows widgets, events, calls and files, works by keyboard and changes nothing', async ({
  page,
  pageErrors,
}) => {
  test.slow();
  await page.goto('/growatt-min-3000tl-xh');
  await expect(page.locator('[data-widget="cart-badge"]').first()).toHaveAttribute('data-widget-state', 'ready');
  await expect(panel(page)).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { shopWidgets: { inspect(): Promise<void> } }).shopWidgets.inspect());
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(panel(page).getByRole('status')).toContainText('Checked: 0 errors');
  await expectAccessible(page);

  const buy = list(page, 'Widgets').filter({ hasText: 'data-widget="add-to-cart"' }).first();
  await expect(buy).toContainText('data-type');
  await expect(list(page, 'Files').filter({ hasText: /^loader\.js: .*, \d+ ms$/ })).toHaveCount(1);
  await expect(list(page, 'Calls').filter({ hasText: '/cart/init 200' }).first()).toContainText('cart-badge');

  const frame = page.locator('[data-eiland-inspect] .frame');
  await expect(frame).toBeHidden();
  await buy.getByRole('button').focus();
  await expect(frame).toBeVisible();

  const button = page.locator('main [data-widget="add-to-cart"]').first();
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(list(page, 'Bus').filter({ hasText: 'shop:add-to-cart' })).toContainText(
    /"type":"product".*Handled by .*data-widget="cart-popup"/s,
  );
  await expect(list(page, 'Calls').filter({ hasText: /\/cart\/add 200 \d+ ms/ })).toHaveCount(1);
  // The dialog of the popup makes everything else inert.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await panel(page).getByRole('button', { name: 'Copy report' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-eiland-inspect]')).toHaveCount(0);
  pageErrors.expectOnly();
});

test('the bookmarklet of the guide opens the panel where the engine does not load, and copies the report', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/engine-*.js*', (route) => route.abort());
  await page.goto('/cart');
  const guide = readFileSync(join(top, 'stories/guide/inspector.md'), 'utf8');
  const [, bookmarklet] = /```js\njavascript: ([\s\S]*?)```/.exec(guide)!;
  await page.evaluate(bookmarklet!);
  await expect(panel(page).getByRole('status')).toContainText('Checked: ');
  await panel(page).getByRole('button', { name: 'Copy report' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('The report is copied.');
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/\/cart: \d+ widgets, \d+ calls?, the build on React/);
  expect(report).toContain('div[data-widget="cart-page"], failed, eager (default)');
});

test('the panel shows unknown slots, who bought without a popup, and where an answer breaks the contract', async ({
  page,
  fill,
  misbehave,
}) => {
  await fill(512, 1);
  await page.route('**/cart?eiland-inspect', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace('data-widget="cart-popup"', '')
      .replace(/(data-widget="cart-page"[^>]*>)/, '$1<template data-slot="summary-top">Tip</template>');
    await route.fulfill({ response: answer, body: html });
  });
  await page.route('**/cart/plus', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), vatRate: 'veel' } });
  });
  await page.goto('/cart?eiland-inspect');
  const cart = page.locator('[data-widget="cart-page"]');
  await expect(cart).toHaveAttribute('data-widget-state', 'ready');
  await expect(panel(page).getByRole('status')).toContainText('Checked: ');
  await expect(list(page, 'Doctor').filter({ hasText: 'slot-unknown' })).toContainText('found "summary-top".');

  await misbehave('/cart/add', '422');
  const order = { type: 'product', id: 512, qty: 1 };
  await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('shop:add-to-cart', { detail })), order);
  await expect(list(page, 'Bus').filter({ hasText: 'shop:add-to-cart' })).toContainText('Handled by the engine');

  await cart.getByRole('button', { name: 'Eén meer MC4-connector set' }).evaluate((more: HTMLElement) => more.click());
  await expect(list(page, 'Calls').filter({ hasText: '/cart/plus 200' })).toContainText(
    /call-contract: vatRate: expected .+, found "veel"\./,
  );
});

test('the setting forbids the address, and a page without it loads nothing of the panel', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route('**/cart?eiland-inspect', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/(data-shop-settings>\s*\{)/, '$1 "inspect": false,');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/cart?eiland-inspect');
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  await page.waitForLoadState('networkidle');
  expect(requested.some((url) => /\/page-api-/.test(url))).toBe(true);
  expect(requested.filter((url) => url.endsWith('/inspect.js'))).toEqual([]);
});

test('on a page that scripts draw, the panel finds what the command cannot see', async ({ page }) => {
  const db = await openNode();
  await seed(db, { products: 60 });
  const shop = await openFaultyShop(db, 'dist');
  try {
    const draw = `document.querySelector('#root').innerHTML = '<div data-widget="cart-page"></div>';`;
    shop.fault = {
      page: (html) =>
        html.replace(/<body[^]*<\/body>/, '<body><div id="root"></div><script src="/assets/draw.js"></script></body>'),
      replaceAnswers: {
        '/assets/draw.js': () => new Response(draw, { headers: { 'Content-Type': 'text/javascript' } }),
        '/cart/get': () => Response.json({ message: 'Server Error' }, { status: 500 }),
      },
      headers: { '/cart': { 'Content-Security-Policy': null } },
    };
    const url = new URL('/cart', shop.url);
    const options = { client: createClient(url, { timeout: 20_000 }), mayWrite: false, version: null };
    const { findings } = await checkPage(url, await readRegistry(), options);
    expect(findings.map(({ code }) => code)).toContain('page-scripted');

    await page.goto(`${url.href}?eiland-inspect`);
    await expect(panel(page).getByRole('status')).toContainText('Checked: ');
    await expect(list(page, 'Doctor').filter({ hasText: 'call-failed' })).toContainText('POST /cart/get (cart-page)');
    await expect(list(page, 'Doctor').filter({ hasText: 'page-scripted' })).toHaveCount(0);
  } finally {
    await shop.close();
    await db.destroy();
  }
});

test('a click while the panel is loading is kept, and a panel that never comes does not keep the widgets waiting', async ({
  page,
}) => {
  await page.route('**/inspect.js', () => {});
  const request = page.waitForRequest('**/inspect.js');
  await page.goto('/mc4-set?eiland-inspect', { waitUntil: 'commit' });
  await request;
  await page.locator('button[data-widget="add-to-cart"]').first().click();
  await expect(page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' })).toBeVisible();
  await expect(page).toHaveURL(/\/mc4-set\?eiland-inspect$/);
});
