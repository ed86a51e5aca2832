import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './shop.ts';

const PAGE = '/rma/bestelling/bestelling-7f3a9c1e5b';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a customer sends a return of an order, corrects a refused field, and gets a receipt', async ({
  page,
  pageErrors,
}) => {
  await page.goto(PAGE);
  const form = page.locator('[data-widget="return-order-form"]');
  await expect(form).toHaveAttribute('data-widget-state', 'ready');
  await form.getByRole('button', { name: /^Toevoegen JA Solar/ }).click();
  await form.getByRole('button', { name: /^Eén meer JA Solar/ }).click();
  await form.getByRole('textbox', { name: 'Toelichting' }).fill('Geen opbrengst');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Retour aanmelden' }).click();

  await expect(form.getByRole('heading', { name: 'Controleer je gegevens' })).toBeFocused();
  await expect(form.getByRole('spinbutton')).toHaveValue('2');
  await expect(form.getByRole('textbox', { name: 'Toelichting' })).toHaveValue('Geen opbrengst');
  await expectAccessible(page);
  await form.getByRole('combobox', { name: 'Reden' }).selectOption({ index: 1 });
  await form.getByRole('combobox', { name: 'Gewenste oplossing' }).selectOption({ index: 1 });
  await form.locator('input[type=file]').setInputFiles({ name: 'stuk.png', mimeType: 'image/png', buffer: PIXEL });

  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(PAGE));
  await form.getByRole('button', { name: 'Retour aanmelden' }).click();
  const { 'content-type': type = '' } = (await posted).headers();
  expect(type).toContain('multipart/form-data');
  await expect(page).toHaveURL(/\/rma\/bedankt\//);
  pageErrors.expectOnly(/Failed to load resource/);
});

/** The printed fields of a line are in the place of the button that adds it. */
const unfold = (page: Page) => page.locator('summary', { hasText: 'Toevoegen Growatt MIN' }).click();

/** Returns one inverter: refused at first, because its solution is missing. Returns the text of the receipt. */
async function returnInverter(page: Page, hasScripts: boolean): Promise<string> {
  await page.goto('/rma/bestelling/bestelling-c04d82f6aa');
  const field = (key: string) => page.locator(`[name="rmaLines[1109001][${key}]"]`);
  const choosePicture = () =>
    field('image').setInputFiles({ name: 'hoek é.png', mimeType: 'image/png', buffer: PIXEL });
  const send = () => page.getByRole('button', { name: 'Retour aanmelden' }).click();
  if (hasScripts) await page.getByRole('button', { name: /^Toevoegen Growatt MIN/ }).click();
  else {
    await unfold(page);
    await field('amount').selectOption('1');
  }
  await field('rma_reason_id').selectOption('2');
  await field('reason').fill('Hoek "links" &\n<onder> gebarsten');
  await choosePicture();
  await send();
  await expect(page.getByText('Kies een oplossing.').first()).toBeVisible();
  await expect(field('rma_solution_id')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('amount')).toHaveValue('1');
  await expect(field('rma_reason_id')).toHaveValue('2');
  await expect(field('reason')).toHaveValue('Hoek "links" &\n<onder> gebarsten');
  await field('rma_solution_id').selectOption('1');
  await choosePicture();
  await send();
  await expect(page).toHaveURL(/\/rma\/bedankt\//);
  // With styles, because without them a line may be split in two.
  await page.waitForLoadState();
  return (await page.getByRole('main').innerText()).replace(/R-\d+/, 'R-');
}

test('with and without JavaScript the same return is stored, and a refusal keeps all values', async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const receipt = await returnInverter(await plain.newPage(), false);
  await plain.close();
  expect(receipt).toContain('Hoek "links" & <onder> gebarsten');
  expect(receipt).toContain('1 bestand toegevoegd');
  expect(await returnInverter(page, true)).toBe(receipt);
});

test('a customer whose session has expired finds the typed values after Back', async ({ page }) => {
  await page.goto(PAGE);
  const form = page.locator('[data-widget="return-order-form"]');
  await form.getByRole('button', { name: /^Toevoegen Growatt MIN/ }).click();
  await form.locator('[name$="[rma_reason_id]"]').selectOption('2');
  await form.locator('[name$="[rma_solution_id]"]').selectOption('1');
  await form.locator('textarea').fill('Hoek gebarsten');
  await page.route(`**${await form.locator('form').getAttribute('action')}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 419, body: 'Page Expired' }) : route.fallback(),
  );
  await form.getByRole('button', { name: 'Retour aanmelden' }).click();
  await expect(page.getByText('Page Expired')).toBeVisible();
  await page.goBack();
  // The server markup has fields as well, until the widget has rendered.
  await expect(form.locator('.sw-root textarea')).toHaveValue('Hoek gebarsten');
});

test('the last piece is removed only after confirmation', async ({ page }) => {
  await page.goto(`${PAGE}?lang=en`);
  const form = page.locator('[data-widget="return-order-form"]');
  await form.getByRole('button', { name: /^Add Growatt MIN/ }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to remove this RMA line?' });
  const less = form.getByRole('button', { name: /^One less/ });
  await less.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(less).toBeFocused();
  await expect(form.getByRole('spinbutton')).toHaveValue('1');
  await less.click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(form.getByRole('spinbutton')).toHaveCount(0);
  await expect(form.getByRole('heading', { level: 2 }).last()).toBeFocused();
});

test('a customer chooses products with their quantities, and continues', async ({ page, pageErrors }) => {
  const sent: unknown[] = [];
  await page.route('**/rma', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { redirectUrl: '/demo' } });
  });
  await page.goto('/demo/return-picker');
  const picker = page.locator('[data-widget="return-picker"]').first();
  await expect(picker.getByRole('button', { name: 'Volgende' })).toBeDisabled();
  // A click on the picture checks the box, like a click on the card.
  await picker
    .locator('.sw-return-picker__image')
    .first()
    .click({ position: { x: 20, y: 20 }, force: true });
  await expect(picker.getByRole('checkbox', { name: 'Growatt MIN 3000TL-XH' })).toBeChecked();
  await picker.getByRole('button', { name: 'Eén meer Growatt MIN 3000TL-XH' }).click();
  await expect(picker.getByRole('checkbox', { name: 'MC4' })).toBeDisabled();
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(/\/demo$/);
  expect(sent).toEqual([{ products: { 1112001: 2 } }]);
  pageErrors.expectOnly();
});

test(
  'a return that was filled in before the code loaded keeps its picture and all values',
  { tag: '@once' },
  async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/widgets\/return-order-form-\w+\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/rma/bestelling/bestelling-c04d82f6aa', { waitUntil: 'domcontentloaded' });
    const form = page.locator('[data-widget="return-order-form"]');
    await expect(form).toHaveAttribute('data-widget-state', 'loading');
    const field = (key: string) => page.locator(`[name="rmaLines[1109001][${key}]"]`);
    await unfold(page);
    await field('amount').selectOption('1');
    await field('image').setInputFiles({ name: 'hoek.png', mimeType: 'image/png', buffer: PIXEL });
    await field('rma_reason_id').selectOption('2');
    await field('reason').fill('Gebarsten');
    release();
    await expect(form).toHaveAttribute('data-widget-state', 'ready');
    await expect(field('reason')).toHaveValue('Gebarsten');
    await expect(field('rma_reason_id')).toHaveValue('2');
    const chosen = () => field('image').evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
    await expect.poll(chosen).toBe('hoek.png');
  },
);
