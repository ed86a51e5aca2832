import { CONNECTORS, expect, openCart, test } from './shop.ts';

const LINK = /<link[^>]*\/widgets\/base\.css[^>]*>/;

test('a page that does not link base.css shows the same cart', async ({ page, fill }) => {
  await fill(CONNECTORS, 2);
  const looks = async () => {
    const cart = await openCart(page);
    await page.waitForLoadState('networkidle');
    return cart.locator('[class^="sw-cart-page"]').evaluateAll((parts) =>
      parts.map((part) => {
        const { padding, margin, display, fontSize, borderTopWidth, backgroundColor } = getComputedStyle(part);
        return [part.className, padding, margin, display, fontSize, borderTopWidth, backgroundColor].join(' ');
      }),
    );
  };
  const linked = await looks();
  await page.route('**/cart', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(LINK, '') });
  });
  expect(await looks()).toEqual(linked);
  await expect(page.locator('link[href*="base.css"]')).toHaveCount(0);
});
