import type { Page } from '@playwright/test';
import type { Extra } from '../../tools/demo-shop/extras.ts';
import { openList } from './overview.ts';
import { expect, expectAccessible, price, test } from './shop.ts';

/** What lists say of the products of another shop. */
async function answerLike(page: Page, ...extras: Extra[]) {
  const answer = await page.request.post('/demo/extras', { data: { names: extras } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const CONNECTORS = '/kabels-connectoren/sort:price-low';

test('a product with variants leads to its page, from a list and from the comparison', async ({ page, pageErrors }) => {
  await answerLike(page, 'variants', 'no-ratings');
  const list = await openList(page, CONNECTORS);
  const first = list.getByRole('article').first();
  await expect(first).toContainText(price('vanaf €'));
  await expect(first.getByRole('button')).toHaveCount(0);
  await expect(list.locator('.sw-stars')).toHaveCount(0);
  await expectAccessible(page);

  await first.getByRole('checkbox', { name: /^Vergelijk / }).check();
  await page.goto('/compare');
  const table = page.getByRole('table', { name: 'Producten naast elkaar' });
  await expect(table).toContainText(price('vanaf €'));
  await expect(table.getByRole('rowheader', { name: 'Beoordeling' })).toHaveCount(0);
  await table.getByRole('link', { name: /^Kies uitvoering/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/compare/);
  pageErrors.expectOnly();
});

/** A list with products that are sold out. */
const WITH_SOLD_OUT = '/omvormers';

async function openPageOfSoldOut(page: Page, text: string) {
  const list = await openList(page, WITH_SOLD_OUT);
  for (;;) {
    const match = list.getByText(text, { exact: true }).first();
    if (await match.isVisible()) return { list, match };
    await list.getByRole('link', { name: 'Volgende pagina' }).click();
  }
}

test('a shop that sends no mail says “Uitverkocht”', async ({ page, pageErrors }) => {
  await answerLike(page, 'no-reminders');
  const { list, match } = await openPageOfSoldOut(page, 'Uitverkocht');
  await expect(match.locator('xpath=ancestor::article').getByRole('button')).toHaveCount(0);
  await expect(list.getByRole('button', { name: /^Mail mij/ })).toHaveCount(0);
  await expectAccessible(page);
  pageErrors.expectOnly();
});

test(
  'a page without the form for the mail has no button that leads nowhere',
  { tag: '@without-frames' },
  async ({ page, pageErrors }) => {
    await page.route(WITH_SOLD_OUT, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const without = html.replaceAll(/<div[^>]*data-widget="back-in-stock-modal"[^>]*>\s*<\/div>/g, '');
      expect(without).not.toBe(html);
      await route.fulfill({ response, body: without });
    });
    const { list } = await openPageOfSoldOut(page, 'Uitverkocht');
    await expect(list.getByRole('button', { name: /^Mail mij/ })).toHaveCount(0);
    pageErrors.expectOnly();
  },
);

test('a page with the form has the button, as before', async ({ page }) => {
  const { match } = await openPageOfSoldOut(page, 'Mail mij bij voorraad');
  await match.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
