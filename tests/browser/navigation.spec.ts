import type { Page } from '@playwright/test';
import { expect, expectAccessible, INVERTER, REPORTED_BY_BROWSER, test, widgetsSettled } from './shop.ts';

test.use({ hasTouch: true, viewport: { width: 320, height: 700 } });

/** A widget of the demo page, not of the layout around it. */
const sample = (page: Page, name: string, at = 0) => page.locator(`.samples [data-widget="${name}"]`).nth(at);
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Verzendkosten' });

/** Paths of all further requests, without their query. */
function watch(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

test('the first tap on the menu loads and opens it, and it works by keyboard', async ({ page, pageErrors }) => {
  const requested = watch(page);
  await page.goto('/demo/mobile-menu');
  const link = sample(page, 'mobile-menu').locator('> a');
  await expect(sample(page, 'mobile-menu')).toHaveAttribute('data-widget-state', 'waiting');
  const before = await link.boundingBox();
  expect(requested.filter((path) => /mobile-menu-\w+\.js/.test(path))).toEqual([]);
  await link.tap();
  await expect(panel(page).getByRole('heading', { name: 'Menu' })).toBeFocused();
  expect(await link.boundingBox()).toEqual(before);
  await expectAccessible(page);

  await panel(page).getByRole('button', { name: 'Omvormers' }).press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Omvormers' })).toBeFocused();
  const fork = panel(page).getByRole('button', { name: 'Hybride omvormers' });
  await fork.press('Enter');
  await expect(fork).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page).getByRole('link', { name: 'Growatt' })).toBeVisible();
  await expectAccessible(page);
  await fork.press('Space');
  await expect(panel(page).getByRole('link', { name: 'Growatt' })).toHaveCount(0);

  await panel(page).getByRole('button', { name: 'Terug' }).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Omvormers' })).toBeFocused();
  await panel(page)
    .getByRole('button', { name: /^Taal en land/ })
    .tap();
  await expect(panel(page).getByRole('link', { name: 'Nederland' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel(page).getByRole('heading')).toHaveText(['Menu']);
  await panel(page).getByRole('link', { name: 'Klantenservice' }).tap();
  await expect(page).toHaveURL(/\/klantenservice$/);
  pageErrors.expectOnly();
});

test('server-rendered lists are the menu, and a wider window hides it', async ({ page }) => {
  await page.goto('/demo/mobile-menu');
  const printed = sample(page, 'mobile-menu', 1);
  await printed.locator('summary').tap();
  await expect(panel(page)).toBeVisible();
  await expect(printed.locator('details')).not.toHaveAttribute('open');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Omvormers' }).tap();
  await expect(panel(page).getByRole('link', { name: 'Growatt' })).toBeVisible();

  await printed.evaluate((element: HTMLElement) => (element.hidden = true));
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('a button elsewhere opens the menu, and the backdrop closes it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await page.goto('/demo/mobile-menu');
  const button = page.getByRole('button', { name: 'shop:menu-open' });
  await button.click();
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(700, 300);
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('a command opens the menu also when its own button had the focus before', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await page.goto('/demo/mobile-menu');
  await widgetsSettled(page);
  await sample(page, 'mobile-menu', 1).locator('summary').focus();
  await page.getByRole('button', { name: 'shop:menu-open' }).click();
  await expect(panel(page)).toBeVisible();
});

test('shipping costs open from the link of the page, and are requested once', async ({ page, pageErrors }) => {
  const requested = watch(page);
  await page.goto('/demo/shipping-costs');
  const link = sample(page, 'shipping-costs').locator('> a');
  await link.tap();
  await expect(popup(page).getByRole('row').nth(1)).toBeVisible();
  await expect(popup(page).getByRole('rowheader', { name: 'Nederland' }).locator('strong')).toBeVisible();
  await expect(popup(page).getByRole('row', { name: 'Nederland' }).getByText('Gratis verzending')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await link.press('Enter');
  await expect(popup(page).getByRole('row').nth(1)).toBeVisible();
  expect(requested.filter((path) => path === '/shipping-costs')).toHaveLength(1);
  expect(requested).not.toContain('/verzendkosten');
  pageErrors.expectOnly();
});

test('after a failed request, the next opening retries', async ({ page, misbehave, behave, pageErrors }) => {
  await misbehave('/shipping-costs', '500');
  await page.goto('/demo/shipping-costs');
  const button = sample(page, 'shipping-costs', 1).getByRole('button', { name: 'Verzendkosten' });
  await button.click();
  await expect(popup(page).getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await expect(popup(page).getByRole('row')).toHaveCount(0);
  await popup(page).getByRole('button', { name: 'Sluiten' }).click();
  await behave();
  await button.click();
  await expect(popup(page).getByRole('row').nth(1)).toBeVisible();
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

for (const how of ['answers', 'breaks off'] as const)
  test(`another VAT rate is sent, and the page reloads when the shop ${how}`, async ({ page, fill }) => {
    // The 0 % rate is available for a German cart with a product that allows it.
    await fill(INVERTER);
    await page.goto('/demo/vat-toggle?lang=de');
    const list = sample(page, 'vat-toggle').getByRole('combobox', { name: 'MwSt.-Satz' });
    await expect(list).toHaveValue('false');
    await expect(list.getByRole('option')).toHaveText(['0%', '21%']);
    if (how === 'breaks off') await page.route('**/tax-exemption', (route) => route.abort());
    const sent = page.waitForRequest('**/tax-exemption');
    const loaded = page.waitForEvent('load');
    await list.selectOption('0%');
    expect((await sent).postDataJSON()).toEqual({ tax_exemption_selected: true });
    await loaded;
    await expect(list).toHaveValue(String(how === 'answers'));
    await expectAccessible(page);
  });

test('questions open by key, by link and for what a script adds; columns close where there is no room', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/demo/page-helpers');
  const questions = sample(page, 'page-helpers');
  const question = questions.getByRole('button', { name: 'Hoe lang duurt het?' });
  const answer = questions.getByText('Twee werkdagen.');
  await expect(questions).toHaveAttribute('data-widget-state', 'ready');
  await expect(answer).toBeHidden();
  await question.press('Enter');
  await expect(answer).toBeVisible();
  await question.press('Space');
  await expect(answer).toBeHidden();
  await page.evaluate(() => (location.hash = '#hoe-lang'));
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeVisible();
  await expectAccessible(page);

  await questions.evaluate((element) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Later' });
    button.dataset['toggle'] = 'faq-answer';
    button.setAttribute('aria-controls', 'nergens');
    element.append(button);
  });
  await expect
    .poll(() => pageErrors.heard)
    .toEqual([
      expect.stringContaining(
        'aria-controls of the button "Later" expects the id of an element of this page, found "nergens".',
      ),
    ]);

  const column = sample(page, 'page-helpers', 1);
  await expect(column.getByRole('link', { name: 'Contact' })).toBeHidden();
  await column.getByRole('button', { name: 'Klantenservice' }).tap();
  await expect(column.getByRole('link', { name: 'Contact' })).toBeVisible();
  await column.getByRole('button', { name: 'Klantenservice' }).tap();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(column.getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(column.getByRole('button')).toBeDisabled();
});
