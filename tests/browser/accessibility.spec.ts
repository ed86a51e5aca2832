import { LOCALES } from '../../shared/i18n/languages.ts';
import { CONNECTORS, expect, expectAccessible, INVERTER, openCart, widgetsSettled, test } from './shop.ts';

const PAGES = [
  '/',
  '/omvormers',
  '/growatt-min-3000tl-xh',
  '/login',
  '/zoeken?q=kabel',
  '/klantenservice',
  '/algemene-voorwaarden',
  '/demo',
  '/demo/add-to-cart',
  '/demo/star-rating',
  '/demo/checkout',
  '/demo/recommended-combination',
  '/demo/cart-badge',
  '/demo/enhancers',
  '/demo/moments',
  '/er-is-hier-niets',
];

/** A page has the same structure in all languages, so each language covers a third of the pages. */

for (const [index, path] of PAGES.entries()) {
  const language = LOCALES[index % 3]!;
  test(`axe finds nothing on ${path} in ${language}`, async ({ page }) => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
    await widgetsSettled(page);
    await expectAccessible(page);
  });
}

for (const [index, width] of [320, 768, 1280].entries()) {
  test(`at ${width} px axe finds nothing on the cart and the popup, and nothing is cut off`, async ({ page, fill }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await openCart(page);
    await expectAccessible(page);
    await fill(INVERTER, 2);
    await fill('sc-88', 1, 'second-chance-product');
    for (const language of LOCALES) {
      const cart = await openCart(page, `/cart?lang=${language}`);
      await expect(cart.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (language === LOCALES[index]) await expectAccessible(page);
    }
    await page.goto('/growatt-min-3000tl-xh?lang=nl');
    await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    const cut = await page.getByRole('dialog').evaluate(
      (dialog) =>
        [...dialog.querySelectorAll('button, a, p, h2, h3, h4')].filter((part) => {
          const box = part.getBoundingClientRect();
          const frame = (part.closest('article') ?? dialog).getBoundingClientRect();
          return box.width > 1 && (box.left < frame.left - 1 || box.right > frame.right + 1);
        }).length,
    );
    expect(cut).toBe(0);
  });
}

test('at 400 % zoom the popup scrolls as a whole, and its buttons are not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/growatt-min-3000tl-xh');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  const panel = await popup.locator('.sw-dialog__panel').boundingBox();
  expect(panel!.height).toBeGreaterThan(200);
  const body = popup.locator('.sw-dialog__body');
  expect(await body.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  for (const button of await popup.locator('.sw-dialog__actions .sw-button').all()) {
    await button.focus();
    const { y, height } = (await button.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(256);
  }
});

test('every widget has the language of the page', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  for (const [language, heading, words] of [
    ['nl', 'Winkelwagen', '1 artikel in je winkelwagen'],
    ['de', 'Warenkorb', '1 Artikel in Ihrem Warenkorb'],
    ['en', 'Shopping cart', '1 item in your cart'],
  ] as const) {
    const cart = await openCart(page, `/cart?lang=${language}`);
    await expect(cart.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(words).first()).toBeAttached();
  }
});

test('narrow windows load the small pictures', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/growatt-min-3000tl-xh');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  const picture = page.getByRole('dialog').locator('.sw-cart-popup__item img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-m\.(svg|jpg)$/);
  await page.setViewportSize({ width: 641, height: 800 });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .not.toMatch(/-m\.(svg|jpg)$/);
});
