import type { Locator, Page, Route } from '@playwright/test';
import { isFree } from './is-free.ts';
import { expect, expectAccessible, REPORTED_BY_BROWSER, test, widgetsSettled } from './shop.ts';

const CALL = '**/search/suggest?*';

const field = (page: Page) => page.locator('#search');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option');
const widget = (page: Page) => page.locator('header [data-widget="product-search"]');
const isCode = (url: string) => /\/(?:product-search|search-panel)-[^/]+\.(?:js|css)$/.test(url);

/** Types as a shopper does, and waits for suggestions. */
async function search(page: Page, text: string): Promise<Locator> {
  await field(page).click();
  await page.keyboard.type(text);
  await expect(options(page).first()).toBeVisible();
  return options(page);
}

/** Stores searches before the page opens. */
const searchedBefore = (page: Page, ...queries: string[]) =>
  page.addInitScript((stored) => localStorage.setItem('recent_searches', stored), JSON.stringify(queries));
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('recent_searches'));

test('a page loads nothing of the widget until the field has the focus, and the list not before it is needed', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => isCode(request.url()) && files.push(request.url()));
  await page.goto('/');
  await widgetsSettled(page);
  await page.mouse.move(600, 80);
  expect(files).toEqual([]);
  await field(page).focus();
  await expect(widget(page)).toHaveAttribute('data-widget-state', 'ready');
  await expect(field(page)).toHaveRole('combobox');
  expect(files.filter((file) => file.includes('search-panel'))).toEqual([]);
  await page.keyboard.type('om');
  await expect(options(page).first()).toBeVisible();
  expect(files.some((file) => file.includes('search-panel'))).toBe(true);
});

test('what is typed before the code is there stays, with the focus and the caret, and gets suggestions', async ({
  page,
  pageErrors,
}) => {
  const waiting: Route[] = [];
  await page.route(/\/product-search-[^/]+\.js$/, (route) => void waiting.push(route));
  await page.goto('/');
  await widgetsSettled(page);
  await field(page).click();
  await page.keyboard.type('omvrmer');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  await expect(widget(page)).toHaveAttribute('data-widget-state', 'loading');
  await field(page).evaluate((input) => ((input as { isOwn?: boolean }).isOwn = true));
  await Promise.all(waiting.splice(0).map((route) => route.continue()));
  await expect(widget(page)).toHaveAttribute('data-widget-state', 'ready');
  await page.keyboard.type('o');
  await expect(field(page)).toHaveValue('omvormer');
  await expect(field(page)).toBeFocused();
  expect(await field(page).evaluate((input) => (input as { isOwn?: boolean }).isOwn)).toBe(true);
  await expect(options(page).first()).toBeVisible();
  pageErrors.expectOnly();
});

test('a search that is sent before the code is there is sent at once', async ({ page }) => {
  await page.route(/\/product-search-[^/]+\.js$/, () => {});
  await page.goto('/');
  await widgetsSettled(page);
  await field(page).click();
  await page.keyboard.type('kabel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zoeken\?q=kabel$/);
});

test('a shopper goes to a product by keyboard, and Back leads to the page without the list', async ({ page }) => {
  await page.goto('/');
  await search(page, 'growatt min 3000');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id'))!);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/growatt-min-3000tl-xh$/);
  expect(await stored(page)).toBe('["growatt min 3000"]');
  await page.goBack();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await search(page, 'omvormer');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('omvormer');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test('Enter without an option shows the results, which are filtered, and the search comes back on the next page', async ({
  page,
}) => {
  await page.goto('/');
  await search(page, '5kW omvormers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Resultaten voor “5kW omvormers”' })).toBeVisible();
  const list = page.locator('[data-widget="product-overview"]');
  await expect(list).toHaveAttribute('data-widget-state', 'ready');
  await list.getByRole('checkbox', { name: /^Growatt/ }).check();
  await expect(page).toHaveURL('/zoeken/brand:growatt?q=5kW+omvormers');
  await page.reload();
  await expect(list.getByRole('checkbox', { name: /^Growatt/ })).toBeChecked();
  await page.goto('/');
  await field(page).click();
  await expect(options(page)).toHaveText(['5kW omvormers', 'Zoekgeschiedenis wissen']);
});

test('a link opens in another tab with the modifier of the browser', async ({ page, context }) => {
  await page.goto('/');
  const list = await search(page, 'growatt min 3000');
  const [tab] = await Promise.all([context.waitForEvent('page'), list.first().click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL(/\/growatt-min-3000tl-xh$/);
  await expect(page).toHaveURL(/\/$/);
});

test('of slow answers out of order, the one for the latest text is shown', async ({ page }) => {
  const answers = new Map<string, Route>();
  await page.route(CALL, (route) => void answers.set(new URL(route.request().url()).searchParams.get('q')!, route));
  const fulfil = (text: string) =>
    answers
      .get(text)!
      .fulfill({ json: { products: [{ name: `Bij ${text}`, url: '/x' }] } })
      // The browser has aborted the request.
      .catch(() => {});
  await page.goto('/');
  await field(page).click();
  await page.keyboard.type('om');
  await expect.poll(() => answers.has('om')).toBe(true);
  await page.keyboard.type('vo');
  await expect.poll(() => answers.has('omvo')).toBe(true);
  await expect(page.getByText('Bezig met zoeken…')).toBeVisible();
  await fulfil('omvo');
  await expect(options(page)).toHaveText(['Bij omvo']);
  await fulfil('om');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('om');
  await expect.poll(() => answers.get('om')!.request().failure()?.errorText ?? '').toContain('ABORTED');
});

test('offline, the field is that of the shop, and later suggests again', async ({ page, context, pageErrors }) => {
  await page.goto('/');
  await widgetsSettled(page);
  await search(page, 'omvormer');
  await context.setOffline(true);
  await field(page).fill('kabel');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await context.setOffline(false);
  await page.keyboard.type('s');
  await expect(options(page).first()).toBeVisible();
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

test('a page whose code does not load keeps a form that searches', async ({ page, pageErrors }) => {
  await page.route(/\/product-search-[^/]+\.js/, (route) => route.abort());
  await page.goto('/');
  await widgetsSettled(page);
  await field(page).click();
  await page.keyboard.type('kabel');
  await expect(widget(page)).toHaveAttribute('data-widget-state', 'failed', { timeout: 20_000 });
  await expect(field(page)).toHaveValue('kabel');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(/\/zoeken\?q=kabel$/);
  pageErrors.expectOnly(REPORTED_BY_BROWSER, /product-search/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 540, 1280])
    test(`the buttons that apply do not touch their fields, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/omvormers', '/growatt-min-3000tl-xh']) {
        await page.goto(path);
        const order = page.getByRole('main').locator('form:has(select[name="sort"], select[name="order"])');
        const select = (await order.getByRole('combobox').boundingBox())!;
        const button = (await order.getByRole('button', { name: 'Toepassen' }).boundingBox())!;
        const between = Math.max(button.y - select.y - select.height, button.x - select.x - select.width);
        expect(between, path).toBeGreaterThanOrEqual(8);
      }
    });

  test('the form searches, forgives units, and names categories where it finds nothing', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('omvormer 5 kw');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultaten voor “omvormer 5 kw”');
    await expect(page.getByText(/^\d+ producten$/)).toBeVisible();
    await page
      .getByRole('link', { name: /^Growatt\b/ })
      .first()
      .click();
    await expect(page).toHaveURL('/zoeken/brand:growatt?q=omvormer+5+kw');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultaten voor “omvormer 5 kw”');
    await field(page).fill('niets van dit alles');
    await page.keyboard.press('Enter');
    const categories = page.getByRole('navigation', { name: 'Bekijk onze categorieën' });
    await categories.getByRole('link', { name: 'Zonnepanelen' }).click();
    await expect(page).toHaveURL('/zonnepanelen');
  });
});

for (const [width, height] of [
  [320, 568],
  [768, 900],
  [1280, 800],
] as const)
  test(`axe finds nothing in the list, at ${width} px`, async ({ page, pageErrors }) => {
    await page.setViewportSize({ width, height });
    await searchedBefore(page, 'omvormer hybride', 'solarkabel');
    await page.goto('/');
    await widgetsSettled(page);
    await field(page).click();
    await expect(options(page)).toHaveCount(3);
    await expectAccessible(page);
    await search(page, 'omvormer');
    await expect(page.getByRole('option', { name: /resultaten bekijken$/ })).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);
    await field(page).fill('qqqq');
    await expect(page.getByText('Geen suggesties voor “qqqq”').first()).toBeVisible();
    await expectAccessible(page);
    pageErrors.expectOnly();
  });

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('the list has the width of the window, options are high enough, and a tap beside it closes it', async ({
    page,
  }) => {
    await searchedBefore(page, 'omvormer hybride');
    await page.goto('/');
    await widgetsSettled(page);
    await field(page).tap();
    const removal = page.getByRole('button', { name: '“omvormer hybride” vergeten' });
    await expect(removal).toBeVisible();
    await page.keyboard.type('omvormer');
    await expect(page.getByRole('option', { name: /^Growatt/ }).first()).toBeVisible();
    const panel = await page.locator('.sw-product-search__panel').boundingBox();
    expect([panel!.x, panel!.width]).toEqual([0, 320]);
    expect(panel!.y + panel!.height).toBeLessThanOrEqual(568);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const target of [removal, ...(await options(page).all())]) {
      const { width, height } = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    // To the last option and back, only the list scrolls.
    await page.keyboard.press('ArrowUp');
    // A part of a pixel may be outside.
    await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Eerder gezocht')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // The option and its button are one line.
    const [option, button] = [await options(page).first().boundingBox(), await removal.boundingBox()];
    expect([button!.y, button!.height]).toEqual([option!.y, option!.height]);
    await page.touchscreen.tap(4, 40);
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field(page)).toHaveValue('omvormer');
  });

  test('a shopper removes a search, and the keyboard stays', async ({ page }) => {
    await searchedBefore(page, 'solarkabel', 'growatt');
    await page.goto('/');
    await widgetsSettled(page);
    await field(page).tap();
    await page.getByRole('button', { name: '“solarkabel” vergeten' }).tap();
    await expect(options(page)).toHaveText(['growatt', 'Zoekgeschiedenis wissen']);
    await expect(field(page)).toBeFocused();
    await page.getByRole('option', { name: 'Zoekgeschiedenis wissen' }).tap();
    await expect(options(page)).toHaveCount(0);
    expect(await stored(page)).toBeNull();
  });
});

test('the list stays usable when text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 720 });
  await searchedBefore(page, 'omvormer hybride van een merk dat lang is');
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await field(page).click();
  const removal = page.getByRole('button', { name: /vergeten$/ });
  await expect(removal).toBeVisible();
  const [option, button] = [await options(page).first().boundingBox(), await removal.boundingBox()];
  expect([button!.y, button!.height]).toEqual([option!.y, option!.height]);
  await search(page, 'omvormer');
  const panel = await page.locator('.sw-product-search__panel').boundingBox();
  expect([panel!.x, panel!.width]).toEqual([0, 480]);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toBeInViewport();
  await expect.poll(() => isFree(page.getByRole('option', { selected: true }))).toBe(true);
});

test('in forced colours, the option with the focus has a ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const list = await search(page, 'omvormer');
  await page.keyboard.press('ArrowDown');
  await expect(list.first()).toHaveCSS('outline-style', 'solid');
  await expect(list.nth(1)).toHaveCSS('outline-style', 'none');
});
