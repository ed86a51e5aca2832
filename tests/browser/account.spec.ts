import type { Page } from '@playwright/test';
import { budgetOf } from '../../tools/checks/sizes/budgets.ts';
import { downloadsOf, printOnly, totalBytes, watchRequests } from './downloads.ts';
import { test as testAlone } from './return-shop.ts';
import { expect, expectAccessible, REPORTED_BY_BROWSER, test } from './shop.ts';
import { signIn } from './visitor-session.ts';

/** Signs a customer in, and opens a page of the account. */
async function enter(page: Page, path: string, widget: string) {
  await signIn(page);
  await page.goto(path);
  const element = page.locator(`[data-widget="${widget}"]`);
  await expect(element).toHaveAttribute('data-widget-state', 'ready');
  return element;
}

test('a customer adds an address by hand, makes it a default, changes and deletes it', async ({ page, pageErrors }) => {
  const book = await enter(page, '/dashboard/addresses', 'address-book');
  await expectAccessible(page);
  await book.getByRole('button', { name: 'Adres toevoegen' }).click();
  await expect(book.getByRole('heading', { name: 'Nieuw adres' })).toBeFocused();
  await book.getByLabel('Adres zelf invullen').check();
  const typed = {
    first_name: 'Noor',
    last_name: 'Bakker',
    street: 'Zonnestraat',
    house_number: '7',
    zip_code: '3500 AA',
    city: 'Utrecht',
    phone: '0612345678',
  };
  for (const [name, value] of Object.entries(typed)) await book.locator(`#sw-address-book-${name}`).fill(value);
  await expectAccessible(page);

  await page.reload();
  await expect(book.locator('#sw-address-book-city')).toHaveValue('Utrecht');
  await book.getByRole('button', { name: 'Opslaan' }).click();
  const card = book.getByRole('listitem').filter({ hasText: 'Noor Bakker' });
  await expect(card).toBeFocused();

  await card.getByRole('button', { name: 'Gebruik als bezorgadres' }).click();
  await expect(card.getByText('Standaardbezorgadres')).toBeVisible();

  await card.getByRole('button', { name: 'Wijzigen' }).click();
  await book.getByLabel('Voornaam').fill('Noortje');
  await book.getByRole('button', { name: 'Opslaan' }).click();
  const changed = book.getByRole('listitem').filter({ hasText: 'Noortje Bakker' });
  await expect(changed).toBeVisible();

  await changed.getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Weet je zeker dat je dit adres wilt verwijderen?' });
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(question).toBeHidden();
  await expect(changed.getByRole('button', { name: 'Verwijderen' })).toBeFocused();
  await changed.getByRole('button', { name: 'Verwijderen' }).click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(changed).toBeHidden();
  pageErrors.expectOnly();
});

test('the address search loads its code on focus, and finds an address', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const book = await enter(page, '/dashboard/addresses', 'address-book');
  await book.getByRole('button', { name: 'Adres toevoegen' }).click();
  expect(loaded.filter((url) => url.includes('AddressCombobox'))).toEqual([]);
  await book.getByLabel('Zoek je adres').fill('1012 LG');
  await page.locator('[role=option]').first().click();
  expect(loaded.filter((url) => url.includes('AddressCombobox')).length).toBeGreaterThan(0);
});

test('the history of credits keeps dates and order numbers on one line, and the cards are alike', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const dashboard = await enter(page, '/dashboard/power_credits', 'credits-dashboard');
  const lines = await dashboard.getByRole('cell', { name: /^[\d-]{8,}$/ }).evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set([1]));
  const values = dashboard.locator('.sw-credits-dashboard__counters').getByRole('definition');
  const sizes = await values.evaluateAll((all) =>
    all.map((value) => getComputedStyle(value.querySelector('.sw-price__now') ?? value.firstElementChild!).fontSize),
  );
  expect(new Set(sizes).size).toBe(1);
});

test('a customer redeems credits once they are confirmed', async ({ page, pageErrors }) => {
  const dashboard = await enter(page, '/dashboard/power_credits', 'credits-dashboard');
  await expectAccessible(page);
  const bought: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/buy') && bought.push(request.postDataJSON()));
  await dashboard.getByRole('button', { name: 'Inwisselen' }).first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, inwisselen' }).dblclick();
  await expect(page.locator('dialog[open]')).toBeHidden();
  await expect(dashboard.getByRole('status')).toContainText('ingewisseld');
  expect(bought).toHaveLength(1);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  pageErrors.expectOnly();
});

test('a customer deletes a reminder at once', async ({ page, pageErrors }) => {
  const list = await enter(page, '/dashboard/stock_reminders', 'stock-reminders');
  await page.request.post('/mail-when-in-stock', {
    headers: { 'X-CSRF-TOKEN': (await page.locator('meta[name=csrf-token]').getAttribute('content'))! },
    data: { type: 'product', id: 4711, name: 'Sanne', email: 'sanne@example.nl' },
  });
  await page.reload();
  await expectAccessible(page);
  const rows = list.getByRole('button', { name: 'Verwijder' });
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await rows.first().click();
  await expect(rows).toHaveCount(before - 1);
  pageErrors.expectOnly();
});

for (const { path, widget, budget } of [
  { path: '/dashboard/addresses', widget: 'address-book', budget: 'address book' },
  { path: '/dashboard/addresses/new', widget: 'address-form', budget: 'address form' },
  { path: '/dashboard/power_credits', widget: 'credits-dashboard', budget: 'credits' },
  { path: '/dashboard/stock_reminders', widget: 'stock-reminders', budget: 'credits' },
])
  test(`the page of ${widget} is within its budget, without the address search`, async ({ page }, { project }) => {
    await printOnly(page, path, widget, 'cart-badge');
    const requests = watchRequests(page);
    await enter(page, path, widget);
    await page.waitForLoadState('networkidle');
    const files = await downloadsOf(requests, { opening: true });
    expect(files.length).toBeGreaterThan(5);
    expect(totalBytes(files)).toBeLessThanOrEqual(budgetOf(budget, project.name === 'light' ? 'light' : 'react'));
    expect(files.filter(({ name }) => name.includes('AddressCombobox'))).toEqual([]);
  });

for (const how of ['500', '419', 'html', 'offline'] as const)
  // A separate shop, in which no other test adds addresses.
  testAlone(
    `${how}: no change works, nothing typed is lost, and the next attempt succeeds`,
    async ({ page, misbehave, behave, pageErrors }) => {
      const book = await enter(page, '/dashboard/addresses', 'address-book');
      await book.getByRole('button', { name: 'Adres toevoegen' }).click();
      const form = book.locator('form');
      await form.getByLabel('Adres zelf invullen').check();
      const typed = {
        first_name: 'Kai',
        last_name: how,
        street: 'Kade',
        house_number: '1',
        zip_code: '3500 AA',
        city: 'Ee',
      };
      for (const [name, value] of Object.entries({ ...typed, phone: '0612345678' }))
        await form.locator(`[name=${name}]`).fill(value);
      await misbehave('/dashboard/addresses/vue/store', how);
      await form.getByRole('button', { name: 'Opslaan' }).click();
      await expect(form.getByRole('alert')).toContainText(
        how === '419' ? 'Je sessie is verlopen.' : 'Er ging iets mis. Probeer het later opnieuw.',
      );
      for (const [name, value] of Object.entries(typed))
        await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
      await behave();
      await form.getByRole('button', { name: 'Opslaan' }).click();
      const card = book.getByRole('listitem').filter({ hasText: `Kai ${how}` });
      await expect(card).toBeFocused();

      await misbehave('/dashboard/addresses/vue/default', how);
      const makeDefault = card.getByRole('button', { name: 'Gebruik als bezorgadres' });
      await makeDefault.click();
      await expect(makeDefault).not.toHaveAttribute('aria-disabled');
      await expect(book.getByRole('alert')).toHaveCount(0);
      await behave();
      await card.getByRole('button', { name: 'Verwijderen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
      await expect(card).toHaveCount(0);
      pageErrors.expectOnly(REPORTED_BY_BROWSER, /answered outside its contract/);
    },
  );
