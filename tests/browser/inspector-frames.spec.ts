import type { Page } from '@playwright/test';
import { CONNECTORS, expect, expectAccessible, test } from './shop.ts';

/** What the inspector says of the frames that a server has drawn. */

const panel = (page: Page) => page.getByRole('region', { name: 'Eiland inspector' });
const entry = (page: Page, widget: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ hasText: `data-widget="${widget}"` })
    .filter({ has: page.locator('dt', { hasText: /^frame$/ }) });

/** Changes the HTML of a page on its way to the browser. */
async function changePage(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test('a frame that the widget has taken over is one, and the doctor finds nothing in it', async ({ page, fill }) => {
  await fill(CONNECTORS, 2);
  await page.goto('/cart?eiland-inspect');
  await expect(entry(page, 'cart-page')).toContainText('from the server, taken over as it was drawn');
  await expect(entry(page, 'cart-page').locator('pre')).toHaveCount(0);
  await expect(panel(page).getByRole('status')).toContainText('Checked: 0 errors, 0 warnings');
  await page
    .locator('.sw-root')
    .getByRole('button', { name: 'Eén meer MC4-connector set' })
    .evaluate((more: HTMLElement) => more.click());
  await expect(page.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveValue('3');
  await expect(entry(page, 'cart-page')).toContainText('from the server, taken over as it was drawn');
});

test('lines that the widget has changed when it took over are shown', async ({ page, fill }) => {
  await fill(CONNECTORS, 2);
  await changePage(page, '/cart?eiland-inspect', (html) =>
    html.replace(/(data-sw-frame[^]*?>)MC4-connector</, '$1MC5-connector<'),
  );
  await page.goto('/cart?eiland-inspect');
  const cart = entry(page, 'cart-page');
  await expect(cart).toContainText('from the server, changed when the widget took over');
  // React then draws the whole frame anew, with other ids.
  await expect(cart.locator('del').filter({ hasText: /^− +MC5-connector\s*$/ })).toHaveCount(1);
  await expect(cart.locator('ins').filter({ hasText: /^\+ +MC4-connector\s*$/ })).toHaveCount(1);
  await expectAccessible(page);
});

test('the frame of another release is said to be one, by the doctor too', async ({ page, fill }) => {
  await fill(CONNECTORS, 2);
  await changePage(page, '/cart?eiland-inspect', (html) =>
    html.replace(/data-sw-frame="[^"]*"/, 'data-sw-frame="cart-page-old.nl"'),
  );
  await page.goto('/cart?eiland-inspect');
  const cart = entry(page, 'cart-page');
  await expect(cart).toContainText(
    /from the server, replaced: it is of cart-page-old, and the loader has cart-page-\w+/,
  );
  await expect(cart).toContainText('frame-outdated: The frame is of cart-page-old');
});

test('a draft of this tab is the reason for a frame that was replaced', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  await page.goto('/checkout');
  await expect(page.locator('[data-widget="checkout"]')).toHaveAttribute('data-widget-state', 'ready');
  await page.locator('.sw-root [name="first_name"]').fill('Sanne');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await page.goto('/checkout?eiland-inspect');
  await expect(page.locator('.sw-root [name="first_name"]')).toHaveValue('Sanne');
  await expect(entry(page, 'checkout')).toContainText(
    'from the server, replaced: this tab has a draft of what was typed',
  );
});

test('a widget whose file fails has given its frame up', async ({ page, fill }) => {
  await fill(CONNECTORS, 2);
  await page.route(/\/cart-page-\w+(\.copy)?\.js/, (route) => route.abort());
  await page.goto('/cart?eiland-inspect');
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'failed');
  await expect(entry(page, 'cart-page')).toContainText('from the server, given up because the widget has failed');
});

test('a panel that opens late says what it can still know', async ({ page, fill }) => {
  await fill(CONNECTORS, 2);
  await page.goto('/cart');
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  await page.evaluate(() => (window as unknown as { shopWidgets: { inspect(): Promise<void> } }).shopWidgets.inspect());
  await expect(entry(page, 'cart-page')).toContainText('from the server, taken over before the panel was opened');
});
