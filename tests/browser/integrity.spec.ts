import type { Page } from '@playwright/test';
import { dist } from '../../tools/build/dist-manifest.ts';
import { importMap } from '../../tools/doctor/import-map.ts';
import { CONNECTORS, expect, test } from './shop.ts';

/** A page that prints the import map of the release, and demands a hash of every script, as the guide tells it. */
async function printMap(page: Page, path: string): Promise<void> {
  const map = importMap(dist, '/widgets');
  const [, hash] = /script-src ('[^']+')/.exec(map)!;
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': own = '' } = answer.headers();
    const policy = own.replace("script-src 'self'", `script-src 'self' ${hash}`);
    const body = (await answer.text()).replace('<head>', `<head>${map}`);
    await route.fulfill({
      response: answer,
      body,
      headers: {
        ...answer.headers(),
        'content-security-policy': policy,
        'integrity-policy': 'blocked-destinations=(script)',
      },
    });
  });
}

/** Changes a byte at the end of the files whose name matches. Returns how often one was asked for. */
async function alter(page: Page, name: RegExp): Promise<{ count: number }> {
  const altered = { count: 0 };
  await page.route(name, async (route) => {
    altered.count += 1;
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
  });
  return altered;
}

test('with the import map, all files of a cart run', async ({ page, fill, pageErrors }) => {
  await fill(CONNECTORS);
  await printMap(page, '/cart');
  await page.goto('/cart');
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  pageErrors.expectOnly();
});

const KINDS = [
  // With the addresses at which a file that failed is tried again.
  ['widget', /\/cart-page-\w+(\.copy)?\.js(\?.*)?$/],
  ['texts', /\/cart-page-\w+\.nl\.js(\?.*)?$/],
  ['shared file', /\/chunk-\w+(\.copy)?\.js(\?.*)?$/],
  ['recovery', /\/(cart-page|recovery)-\w+(\.copy)?\.js(\?.*)?$/],
] as const;

for (const [kind, files] of KINDS) {
  test(`with the import map, a ${kind} with another byte does not run, and the shop's cart stays`, async ({
    page,
    fill,
  }) => {
    await fill(CONNECTORS);
    await printMap(page, '/cart');
    const altered = await alter(page, files);
    await page.goto('/cart');
    const cart = page.locator('[data-widget="cart-page"]');
    await expect(cart.getByRole('link', { name: /MC4/ }).first()).toBeVisible();
    await expect(cart).toHaveAttribute('data-widget-state', 'failed');
    expect(altered.count).toBeGreaterThan(0);
    await expect(cart.locator('.sw-root')).toHaveCount(0);
    // Files may still be on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('without the import map, the same byte does no harm, and the file runs', async ({ page, fill }) => {
  await fill(CONNECTORS);
  const altered = await alter(page, KINDS[0][1]);
  await page.goto('/cart');
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  expect(altered.count).toBeGreaterThan(0);
});
