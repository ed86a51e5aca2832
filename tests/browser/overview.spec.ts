import { count, listOf, names, openList, path } from './overview.ts';
import { expect, expectAccessible, test } from './shop.ts';

test('a shopper filters a list, and undoes it by Back and Forward', async ({ page, pageErrors }) => {
  const list = await openList(page);
  const sidebar = list.getByRole('complementary', { name: 'Filters' });
  const all = (await count(list).textContent())!;
  await sidebar.getByRole('checkbox', { name: /^Growatt, / }).check();
  await expect(page).toHaveURL(/\/omvormers\/brand:growatt$/);
  await expect(count(list)).not.toHaveText(all);
  const growatt = (await count(list).textContent())!;
  await sidebar.getByRole('checkbox', { name: /^Ja, / }).check();
  await expect(page).toHaveURL(/\/omvormers\/brand:growatt\/best_choice:yes$/);

  await page.goBack();
  await expect(count(list)).toHaveText(growatt);
  await expect(sidebar.getByRole('checkbox', { name: /^Ja, / })).not.toBeChecked();
  await page.goBack();
  await expect(count(list)).toHaveText(all);
  await page.goForward();
  await expect(count(list)).toHaveText(growatt);
  await expect(sidebar.getByRole('checkbox', { name: /^Growatt, / })).toBeChecked();
  pageErrors.expectOnly();
});

test('a link with filters shows them, in a new tab as well', async ({ page, context }) => {
  const list = await openList(page, '/omvormers/brand:growatt/sort:price-low');
  await expect(list.getByLabel('Sorteren op')).toHaveValue('price-low');
  const chip = list.getByRole('link', { name: 'Filter verwijderen: Growatt' });
  const [tab] = await Promise.all([context.waitForEvent('page'), chip.click({ modifiers: ['ControlOrMeta'] })]);
  const listInTab = await listOf(tab);
  expect(path(tab)).toBe('/omvormers/sort:price-low');
  await expect(listInTab.getByLabel('Sorteren op')).toHaveValue('price-low');
  expect(path(page)).toBe('/omvormers/brand:growatt/sort:price-low');
});

test('unknown parts of the address are ignored', async ({ page, pageErrors }) => {
  const list = await openList(page, '/omvormers/brand:nobody/foo:%E0%A4%A/sort:best/page:999');
  const all = (await count(list).textContent())!;
  expect(path(page)).toMatch(/^\/omvormers\/brand:nobody\/foo:%E0%A4%A\/page:\d+$/);
  expect(await names(list)).not.toHaveLength(0);
  await list.getByRole('link', { name: 'Pagina 1', exact: true }).click();
  await expect(page).toHaveURL(/\/omvormers$/);
  await expect(count(list)).toHaveText(all);
  pageErrors.expectOnly();
});

test('the next page scrolls to its beginning, by keyboard too', async ({ page }) => {
  const list = await openList(page);
  const first = await names(list);
  const next = list.getByRole('link', { name: 'Volgende pagina' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/page:2$/);
  await expect(list.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(list.getByRole('heading', { level: 2 }).first()).toBeInViewport();
  // The list follows the heading within some frames.
  const repeated = async () => (await names(list)).filter((name) => first.includes(name));
  await expect.poll(repeated).toEqual([]);
  await page.goBack();
  await expect.poll(() => names(list)).toEqual(first);
});

test('prices are applied when the shopper pauses', async ({ page }) => {
  const list = await openList(page, '/omvormers/page:2');
  const from = list.getByLabel('Van', { exact: true });
  await from.fill('500');
  expect(path(page)).toBe('/omvormers/page:2');
  await expect(page).toHaveURL(/\/omvormers\/price:500-$/);
  await list.getByLabel('Tot', { exact: true }).fill('900');
  // The next click keeps what was typed.
  await list.getByRole('checkbox', { name: /^Growatt, / }).check();
  await expect(page).toHaveURL(/\/omvormers\/brand:growatt\/price:500-900$/);
  await expect(list.getByRole('link', { name: /Filter verwijderen: € 500,- tot € 900,-/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/omvormers\/price:500-900$/);
});

test('on a telephone the filters slide in, show the number of results, and slide out in half a second', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const list = await openList(page);
  const open = list.getByRole('button', { name: 'Filters', exact: true });
  await open.click();
  const drawer = list.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('heading', { name: 'Filters' })).toBeFocused();
  await drawer.getByRole('checkbox', { name: /^Growatt, / }).check();
  const show = drawer.getByRole('button', { name: /^Toon \d+ producten$/ });
  const results = /\d+/.exec((await show.textContent())!)![0];
  await expectAccessible(page);
  const hasLeft = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const dialog = document.querySelector('dialog.sw-drawer')!;
        let left = 0;
        dialog.addEventListener('close', () => (left = performance.now()));
        new MutationObserver(() => dialog.childElementCount || resolve(performance.now() - left)).observe(dialog, {
          childList: true,
        });
      }),
  );
  await show.click();
  // The event `close` may arrive late on a busy machine. Content that leaves at once would give a few milliseconds.
  expect(await hasLeft).toBeGreaterThanOrEqual(400);
  await expect(drawer).toBeHidden();
  await expect(count(list)).toHaveText(`${results} producten`);
  await expect(list.getByRole('button', { name: 'Filters (1 gekozen)' })).toBeFocused();
  await list.getByRole('button', { name: 'Filters (1 gekozen)' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('on a telephone a long filter is searched by keyboard; Escape empties the field, and then closes the filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const list = await openList(page, '/assortiment');
  await list.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = list.getByRole('dialog', { name: 'Filters' });
  const search = drawer.getByRole('searchbox', { name: 'Zoek in Merken' });
  await search.fill('staub');
  const brands = drawer.getByRole('group', { name: 'Merken' }).getByRole('checkbox');
  await expect(brands).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/assortiment\/brand:staubli$/);
  await search.focus();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(brands.last()).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

for (const width of [320, 1280])
  test(`a tick moves no option and is announced where it happens, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    const list = await openList(page);
    const open = list.getByRole('button', { name: 'Filters', exact: true });
    if (width < 1000) await open.click();
    const filters = width < 1000 ? list.getByRole('dialog') : list.getByRole('complementary', { name: 'Filters' });
    const box = filters.getByRole('checkbox', { name: /^Growatt, / });
    const top = () => box.evaluate((element) => element.getBoundingClientRect().top);
    await box.scrollIntoViewIfNeeded();
    const before = await top();
    await box.check();
    await expect(filters.getByRole('link', { name: 'Alles wissen' })).toBeVisible();
    expect(await top()).toBe(before);
    const status = (width < 1000 ? filters : list).getByRole('status');
    await expect(status.filter({ hasText: /^\d+ producten/ })).toHaveCount(1);
    // By keyboard, no control ends behind the buttons of the drawer.
    const buttons = width < 1000 ? (await filters.getByRole('button', { name: /^Toon \d/ }).boundingBox())!.y : 600;
    for (let times = 0; times < 8; times++) await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom);
    expect(focused).toBeLessThan(buttons);
    await box.uncheck();
    expect(await page.evaluate(() => document.activeElement!.closest('.sw-product-overview__filters'))).not.toBeNull();
  });

test('on a phone a turned page is seen from its beginning, and the filters that stay in view hide no focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const list = await openList(page);
  const next = list.getByRole('link', { name: 'Volgende pagina' });
  await next.click();
  await expect(list.getByRole('list', { name: 'Producten' }).getByRole('link').first()).toBeInViewport();
  await next.focus();
  for (let times = 0; times < 12; times++) {
    await page.keyboard.press('Shift+Tab');
    const room = await page.evaluate(() => {
      const bar = document.querySelector('.sw-product-overview__toolbar')!.getBoundingClientRect();
      return document.activeElement!.getBoundingClientRect().top - bar.bottom;
    });
    expect(room).toBeGreaterThan(0);
  }
});

test('a shopper who returns from a product finds the same scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const list = await openList(page, '/omvormers/brand:growatt/sort:price-low');
  const product = list.getByRole('list', { name: 'Producten' }).getByRole('link').nth(9);
  const name = (await product.textContent())!;
  await product.scrollIntoViewIfNeeded();
  const before = await product.boundingBox();
  await product.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await listOf(page);
  const again = list.getByRole('link', { name, exact: true });
  await expect(again).toBeInViewport();
  await expect.poll(async () => Math.abs((await again.boundingBox())!.y - before!.y)).toBeLessThan(120);
});

test('a product is added from the list to the cart and to the compare list', async ({ page }) => {
  const list = await openList(page);
  const [first] = await names(list);
  await list.getByRole('button', { name: `In winkelwagen: ${first}` }).click();
  await expect(page.getByRole('dialog').getByText(first!)).toBeVisible();
  await page.keyboard.press('Escape');
  await list.getByRole('checkbox', { name: `Vergelijk ${first}` }).check();
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('compare')))!)).toHaveLength(1);
  await page.reload();
  await expect((await listOf(page)).getByRole('checkbox', { name: `Vergelijk ${first}` })).toBeChecked();
});

test('a failed answer leaves the shop’s own list, whose links lead to the same paths', async ({ page, misbehave }) => {
  await misbehave('/product-overview/init', '500');
  await page.goto('/omvormers');
  const widget = page.locator('[data-widget="product-overview"]');
  await expect(widget).toHaveAttribute('data-widget-state', 'failed');
  await widget
    .getByRole('link', { name: /^Growatt/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/omvormers\/brand:growatt/);
});

for (const language of ['nl', 'de', 'en'] as const) {
  test(`axe finds nothing in the list, wide and narrow (${language})`, async ({ page }) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/omvormers/brand:growatt/price:100-?lang=${language}`);
      await listOf(page);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
