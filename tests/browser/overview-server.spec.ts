import type { Page } from '@playwright/test';
import type { Extra } from '../../tools/demo-shop/extras.ts';
import { expectAnnounced, recordAnnouncements } from './announcements.ts';
import { count, names, openList, path } from './overview.ts';
import { expect, expectAccessible, test } from './shop.ts';

/** Lists that stay on the server. */
async function keepLists(page: Page, ...more: Extra[]) {
  const answer = await page.request.post('/demo/extras', { data: { names: ['server-lists', ...more] } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const CALL = /\/product-overview\//;

test('a shopper filters a list on the server, and undoes it by Back and Forward', async ({ page, pageErrors }) => {
  await keepLists(page);
  await recordAnnouncements(page);
  const list = await openList(page);
  const sidebar = list.getByRole('complementary', { name: 'Filters' });
  const [all, first] = [(await count(list).textContent())!, await names(list)];
  await sidebar.getByRole('checkbox', { name: /^Growatt, / }).check();
  await expect(page).toHaveURL(/\/omvormers\/brand:growatt$/);
  await expect(count(list)).not.toHaveText(all);
  const growatt = (await count(list).textContent())!;
  await expect.poll(async () => (await names(list)).every((name) => name.includes('Growatt'))).toBe(true);
  await expectAnnounced(page, new RegExp(`^${growatt}`));

  await page.goBack();
  await expect(count(list)).toHaveText(all);
  await expect.poll(() => names(list)).toEqual(first);
  await page.goForward();
  await expect(count(list)).toHaveText(growatt);
  await expect(sidebar.getByRole('checkbox', { name: /^Growatt, / })).toBeChecked();
  await expectAccessible(page);
  pageErrors.expectOnly();
});

test('a link with filters needs one call, and its next page none', async ({ page, pageErrors }) => {
  await keepLists(page, 'cached-lists');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (CALL.test(request.url()))
      calls.push(`${request.method()} ${request.postData() ?? new URL(request.url()).search}`);
  });
  const list = await openList(page, '/omvormers/sort:price-high');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  const first = calls.filter((call) => call.startsWith('POST'));
  // A page with frames has the answer already.
  for (const call of first) expect(call).toContain('"path":"/sort:price-high"');
  await expect.poll(() => calls.filter((call) => call.startsWith('GET'))).toHaveLength(1);
  expect(calls.at(-1)).toContain('path=%2Fsort%3Aprice-high%2Fpage%3A2');

  const before = await names(list);
  await list.getByRole('link', { name: 'Volgende pagina' }).click();
  await expect(page).toHaveURL(/\/omvormers\/sort:price-high\/page:2$/);
  await expect.poll(async () => (await names(list)).filter((name) => before.includes(name))).toEqual([]);
  expect(calls.filter((call) => call.includes('page%3A2'))).toHaveLength(1);
  await expect(list.getByRole('heading', { level: 2 }).first()).toBeFocused();
  pageErrors.expectOnly();
});

test('a slow answer keeps the products, and one that fails can be tried again', async ({ page, pageErrors }) => {
  await keepLists(page);
  const list = await openList(page);
  const before = await names(list);
  await page.route('**/product-overview/init', (route) => route.abort());
  const sidebar = list.getByRole('complementary', { name: 'Filters' });
  await sidebar.getByRole('checkbox', { name: /^Growatt, / }).check();
  await expect(list.locator('[aria-busy="true"]')).toBeVisible();
  const alert = list.getByRole('alert');
  await expect(alert).toBeVisible({ timeout: 15_000 });
  await expect(list.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await names(list)).toEqual(before);
  expect(path(page)).toBe('/omvormers/brand:growatt');
  await expectAccessible(page);

  await page.unroute('**/product-overview/init');
  await alert.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.poll(async () => (await names(list)).every((name) => name.includes('Growatt'))).toBe(true);
  await expect(alert).toHaveCount(0);
  pageErrors.expectOnly(/ERR_FAILED/);
});
