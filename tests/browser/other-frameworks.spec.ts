import type { Page } from '@playwright/test';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import { serve } from '../../tools/demo-shop/host/listen.ts';
import type { CallRules } from '../../tools/demo-shop/host/other-framework.ts';
import { seed } from '../../tools/demo-shop/seed/seed.ts';
import { expect as expectSoon, test as base } from './shop.ts';

// Each test has a shop of its own, whose first answers take longer.
const expect = expectSoon.configure({ timeout: 20_000 });

/** A shop that takes calls as another framework does, in both builds. */
const test = base.extend<{ rules: CallRules }>({
  rules: [{}, { option: true }],
  baseURL: async ({ rules }, use, { project }) => {
    const db = await openNode();
    await seed(db, { products: 60 });
    const dist = project.name === 'light' ? ['dist/light', 'dist'] : ['dist'];
    const served = await serve({ port: 0, db, dist, calls: rules });
    await use(served.url);
    await served.close();
    await db.destroy();
  },
});

const FRAMEWORKS: Readonly<Record<string, CallRules>> = {
  'in a folder': { base: '/shop' },
  'of Django': { token: { cookie: 'csrftoken', header: 'X-CSRFToken' }, staleToken: { status: [403] } },
  'of Rails': { staleToken: { status: [422], header: 'X-Stale-Token' } },
  'of ASP.NET, in a folder': {
    base: '/winkel/',
    token: { header: 'RequestVerificationToken' },
    staleToken: { status: [400] },
  },
  'whose pages are cached for everybody': { token: { call: '/token' } },
  'whose token call sets a cookie': { token: { call: '/csrf-cookie', cookie: 'XSRF-TOKEN' } },
};

for (const [name, rules] of Object.entries(FRAMEWORKS)) {
  const trimmed = { ...rules, ...(rules.base && { base: rules.base.replace(/\/$/, '') }) };
  test.describe(`a shop ${name}`, () => {
    test.use({ rules: trimmed });
    test.slow();

    test('a product is bought, and the cart is changed after the token has got old', async ({ page, pageErrors }) => {
      const called: string[] = [];
      page.on('request', (request) => {
        if (request.headers()['x-requested-with']) called.push(new URL(request.url()).pathname);
      });
      await page.goto('/growatt-min-3000tl-xh');
      const badge = page.locator('[data-widget="cart-badge"]').first();
      await expect(badge).toHaveAttribute('data-widget-state', 'ready');
      await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' })).toBeVisible();
      // The shop adds a gift.
      await expect(badge).toContainText('2');

      await page.goto('/cart');
      const cart = page.locator('[data-widget="cart-page"]');
      await expect(cart).toHaveAttribute('data-widget-state', 'ready');
      await makeTokenOld(page, rules);
      await cart
        .getByRole('button', { name: /^Eén meer/ })
        .first()
        .click();
      await expect(badge).toContainText('3');
      for (const path of called) expect(path.startsWith(`${trimmed.base ?? ''}/`), path).toBe(true);
      pageErrors.expectOnly(/Failed to load resource/);
    });

    test('the badge of a page with an old token recovers', async ({ page }) => {
      await page.goto('/');
      await page.route('/', async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(/(name="csrf-token" content=")[^"]+/, '$1old');
        await route.fulfill({ response, body: html });
        await page.unroute('/');
      });
      if (rules.token?.cookie) await makeTokenOld(page, rules);
      await page.reload();
      await expect(page.locator('[data-widget="cart-badge"]').first()).toHaveAttribute('data-widget-state', 'ready');
    });
  });
}

async function makeTokenOld(page: Page, { token }: CallRules): Promise<void> {
  await page.evaluate((cookie) => {
    if (cookie) document.cookie = `${cookie}=old; path=/`;
    else document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')!.content = 'old';
  }, token?.cookie);
}
