import { CONNECTORS, expect, openCart, test } from './shop.ts';

const PAGES = [
  '/',
  '/omvormers',
  '/growatt-min-3000tl-xh',
  '/cart',
  '/demo',
  '/demo/cart-page',
  '/demo/add-to-cart',
  '/demo/star-rating',
  '/demo/cart-badge',
  '/demo/cart-popup',
  '/demo/checkout',
  '/demo/recommended-combination',
  '/demo/enhancers',
  '/demo/late',
  '/demo/moments',
];

for (const path of PAGES) {
  test(`${path} logs nothing to the console, under the strict policy`, async ({ page, pageErrors, fill }) => {
    await fill(CONNECTORS, 1);
    const answer = await page.goto(path);
    const policy = answer!.headers()['content-security-policy'];
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    pageErrors.expectOnly();
  });
}

test('on a hostile page the widgets work, and so does the page', async ({ page, fill, pageErrors }) => {
  await fill(CONNECTORS, 1);
  const cart = await openCart(page, '/demo/hostile');
  await cart.getByRole('button', { name: 'Eén meer MC4-connector set' }).click();
  await expect(cart.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveValue('2');
  await expect(page.locator('.sw-cart-badge__count:visible').first()).toHaveText('2');
  // No button of the widgets submits the form around them.
  expect(new URL(page.url()).search).toBe('');

  const reactButton = page.getByRole('button', { name: /^React:/ });
  await reactButton.click();
  await expect(reactButton).toHaveText('React: 1');

  await page.locator('[data-widget="add-to-cart"]').first().click();
  await expect(page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' })).toBeVisible();
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  pageErrors.expectOnly();
});

test('a second loader mounts nothing twice and requests nothing twice', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await openCart(page, '/demo/hostile');
  await page.waitForLoadState('networkidle');
  expect(sent.filter((path) => path === '/cart/get')).toHaveLength(1);
  expect(sent.filter((path) => path === '/cart/init')).toHaveLength(1);
  await expect(page.locator('[data-widget="cart-page"] > .sw-root')).toHaveCount(1);
});

test('template errors are reported in the console, and the shop’s HTML stays', async ({ page, pageErrors }) => {
  await page.goto('/demo/mistakes');
  await expect(page.locator('[data-widget="cart-bagde"]')).toHaveAttribute('data-widget-state', 'failed');
  await page.waitForLoadState('networkidle');
  const consoleText = () => pageErrors.heard.join('\n');
  await expect.poll(consoleText).toMatch(/cart-bagde.*cart-badge/s);
  for (const word of ['data-url', 'data-type', 'data-qty', 'veel', 'data-load', 'someday'])
    await expect.poll(consoleText).toContain(word);
  await expect.poll(consoleText).toMatch(/line 5, column|line 5 column|5:\d/);
  await expect(page.locator('[data-widget="cart-page"]').getByRole('link')).toBeVisible();
});
