import type { Page } from '@playwright/test';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import type { Db } from '../../tools/demo-shop/db/schema.ts';
import { serve } from '../../tools/demo-shop/host/listen.ts';
import { seed } from '../../tools/demo-shop/seed/seed.ts';
import {
  hasRun,
  findUnsafeElements,
  REPORTED_WHILE_READING,
  RUNS_AT_ONCE,
  SAMPLES,
  watchPolicy,
} from './hostile-markup.ts';
import { expect, REPORTED_BY_BROWSER, test as base } from './shop.ts';

/** A separate shop with one sample in the description of each product. */
const test = base.extend<object, { hostile: { url: string; ids: string[] } }>({
  hostile: [
    async ({}, use) => {
      const db = await openNode();
      await seed(db, { products: 60 });
      const ids = await describeLike(db, SAMPLES);
      const served = await serve({ port: 0, db });
      await use({ url: served.url, ids });
      await served.close();
      await db.destroy();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hostile }, use) => use(hostile.url),
});

async function describeLike(db: Db, samples: readonly string[]): Promise<string[]> {
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('type', '=', 'product')
    .where('stock', '>', 0)
    .where('price_on_request', '=', 0)
    .where('category_id', 'is not', null)
    .limit(samples.length)
    .execute();
  expect(products).toHaveLength(samples.length);
  for (const [index, { id }] of products.entries()) {
    const text = `<b>Regel ${index}</b> ${samples[index]}`;
    const short_detail = JSON.stringify({ nl: text, de: text, en: text });
    await db.updateTable('products').set({ short_detail }).where('id', '=', id).execute();
  }
  return products.map(({ id }) => id);
}

/** The cart with a line for every sample, once all of their texts have been sanitised. */
async function openHostileCart(page: Page, ids: readonly string[], fill: (id: string) => Promise<void>) {
  for (const id of ids) await fill(id);
  await page.goto('/cart');
  const texts = page.locator('.sw-cart-page__description');
  await expect(texts.locator('b').filter({ hasText: /^Regel \d+$/ })).toHaveCount(ids.length);
  return texts;
}

test('every sample runs its script without the sanitiser', async ({ page }) => {
  for (const sample of RUNS_AT_ONCE) {
    await page.goto('about:blank');
    await page.setContent(`<!doctype html><body>${sample}`);
    await expect.poll(() => hasRun(page), { message: sample }).toBe(true);
  }
});

test('no sample runs in the cart, its text stays, and no script reaches the policy', async ({
  page,
  hostile,
  fill,
  pageErrors,
}) => {
  const stopped = await watchPolicy(page);
  const texts = await openHostileCart(page, hostile.ids, fill);
  await page.waitForLoadState('networkidle');
  expect(await findUnsafeElements(page)).toEqual([]);
  for (const link of await texts.getByText('link', { exact: true }).all()) await link.click();
  expect(await hasRun(page)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/cart');
  expect((await stopped()).filter((what) => !REPORTED_WHILE_READING.test(what))).toEqual([]);
  pageErrors.expectOnly(REPORTED_BY_BROWSER, REPORTED_WHILE_READING);
});

test('no sample runs on a page without a policy', async ({ page, hostile, fill }) => {
  await page.route('**/cart', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  const texts = await openHostileCart(page, hostile.ids, fill);
  await page.waitForLoadState('networkidle');
  expect(await findUnsafeElements(page)).toEqual([]);
  for (const link of await texts.getByText('link', { exact: true }).all()) await link.click();
  expect(await hasRun(page)).toBe(false);
});

test('no sample runs in the popup', async ({ page, hostile, pageErrors }) => {
  const stopped = await watchPolicy(page);
  await page.goto('/growatt-min-3000tl-xh');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  await expect(popup.getByText(/^Regel \d+$/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(hostile.ids).toContain('512');
  expect(await findUnsafeElements(page)).toEqual([]);
  expect(await hasRun(page)).toBe(false);
  expect(await stopped()).toEqual([]);
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});
