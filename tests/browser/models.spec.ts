import type { Page } from '@playwright/test';
import { buildPage } from '../models/build-page.ts';
import { CONNECTORS, expect, test } from './shop.ts';

/** Opens a page of the shop with a body of our own. Its token and its session are those that the shop prints. */
async function openPage(page: Page, name: string, path = '/cart'): Promise<void> {
  const script = await buildPage(name);
  await page.route('**/models-page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const [token] = /<meta name="csrf-token"[^>]*>/.exec(await response.text()) ?? [];
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = `<!doctype html><html lang="en"><head><title>Models</title>${token}
<script type="module" src="/models-page.js"></script></head><body><main></main></body></html>`;
    await route.fulfill({ status: response.status(), headers, contentType: 'text/html', body });
  });
  await page.goto(path);
}

for (const name of ['plain-cart', 'vue-cart', 'svelte-cart'])
  test(`a cart in ${name} changes and removes lines, and says what the shop refuses`, async ({
    page,
    fill,
    misbehave,
    behave,
    pageErrors,
  }) => {
    await fill(CONNECTORS, 2);
    await fill(430, 1);
    await openPage(page, name);
    const line = (text: RegExp) => page.getByRole('listitem').filter({ hasText: text });
    const connectors = line(/connector/i);
    await expect(connectors.getByRole('status')).toHaveText('2');
    const more = connectors.getByRole('button', { name: /^More/ });
    await more.click();
    await expect(connectors.getByRole('status')).toHaveText('3');
    await expect(more).toBeFocused();

    await misbehave('/cart/plus', '429');
    await more.click();
    await expect(page.getByText('Not changed: too-many-attempts')).toBeVisible();
    await expect(connectors.getByRole('status')).toHaveText('3');
    await behave();

    const lines = await page.getByRole('listitem').count();
    await connectors.getByRole('button', { name: /^Remove/ }).click();
    await expect(connectors).toHaveCount(0);
    await expect(page.getByRole('listitem')).toHaveCount(lines - 1);
    await expect(page.getByText(/^Total \d+$/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem')).toHaveCount(lines - 1);
    pageErrors.expectOnly(/Failed to load resource/);
  });

test('a list in svelte-list is filtered, keeps its selection in the address, and buys', async ({
  page,
  pageErrors,
}) => {
  await openPage(page, 'svelte-list', '/assortiment');
  const status = page.getByRole('status');
  await expect(status).toContainText(/^\d+ products/);
  const [all] = (await status.textContent())!.split(' ');
  const first = page.getByRole('group', { name: 'brand' }).getByRole('checkbox').first();
  await first.check();
  await expect(page).toHaveURL(/\/assortiment\/brand:[\w-]+$/);
  await expect(status).not.toContainText(`${all} products`);
  await page.goBack();
  await expect(status).toContainText(`${all} products`);
  await expect(first).not.toBeChecked();
  await page.getByRole('button', { name: /^Buy/ }).first().click();
  await expect(status).toContainText(/[1-9]\d* in the cart/);
  pageErrors.expectOnly();
});
