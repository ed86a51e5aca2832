import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './shop.ts';

const NUMBER = '2026-11120';
const HERE = 'Overeenkomst hier ontbinden';
const CONFIRM = 'Ontbinding bevestigen';
const RECEIVED = 'We hebben je verklaring ontvangen';

async function openForm(page: Page, query = '') {
  await page.goto(`/withdrawal${query}`);
  const widget = page.locator('[data-widget="withdrawal"]');
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  return widget;
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('[name="email"]').last().fill('sanne@example.nl');
  await page.locator('[name="password"]').fill('zonneschijn');
  await page.locator('[name="password"]').press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
}

/** The e-mails of this visitor. */
async function mailsOf(page: Page): Promise<string[]> {
  // The page does not follow a mail that is still being written.
  await expect(async () => {
    await page.goto('/demo/outbox');
    await expect(page.getByText('Wordt geschreven')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  return page.getByRole('main').locator('pre').allTextContents();
}

test('a guest withdraws by the keyboard alone, and gets the same text on screen, as a file and by e-mail', async ({
  page,
  pageErrors,
}, { project }) => {
  const widget = await openForm(page);
  await expect(page.getByRole('heading', { level: 1, name: HERE })).toBeVisible();
  await expectAccessible(page);
  await widget.getByRole('textbox', { name: 'Bestelnummer' }).focus();
  // Order number, part, name and e-mail address; then the button.
  for (const text of [NUMBER, '', `Sanne ${project.name}`, 'sanne@example.nl']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(widget.getByRole('button', { name: CONFIRM, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(widget.getByRole('heading', { name: RECEIVED })).toBeFocused();
  await expectAccessible(page);
  const shown = (await widget.locator('.sw-withdrawal__text').innerText()).trim();
  expect(shown).toContain(`Bestelling: ${NUMBER}`);
  const download = page.waitForEvent('download');
  await widget.getByRole('link', { name: 'Opslaan als bestand' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^H-\d+\.txt$/);
  expect((await readFile(await file.path(), 'utf8')).trim()).toBe(shown);
  expect((await mailsOf(page)).map((mail) => mail.trim())).toEqual([shown]);
  pageErrors.expectOnly();
});

test('without JavaScript the same statement is the same withdrawal, and a refusal keeps what was typed', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const name = `Noor ${project.name}`;
  const widget = await openForm(page);
  for (const [field, text] of Object.entries({ order_number: NUMBER, name, email: 'noor@example.nl' }))
    await widget.locator(`[name="${field}"]`).fill(text);
  await widget.getByRole('button', { name: CONFIRM }).click();
  await expect(widget.getByRole('heading', { name: RECEIVED })).toBeVisible();
  const shown = (await widget.locator('.sw-withdrawal__text').innerText()).trim();

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto('/withdrawal');
  await plain.getByLabel('Bestelnummer').fill(NUMBER);
  await plain.getByLabel('Naam').fill(name);
  const email = plain.getByRole('main').getByLabel('E-mailadres');
  await email.fill('noor');
  await plain.getByRole('button', { name: CONFIRM, exact: true }).click();
  await expect(plain.getByRole('alert')).toContainText('Vul een geldig e-mailadres in');
  await expect(plain.getByLabel('Bestelnummer')).toHaveValue(NUMBER);
  await email.fill('noor@example.nl');
  await plain.getByRole('button', { name: CONFIRM, exact: true }).click();
  await expect(plain.getByRole('heading', { level: 1, name: RECEIVED })).toBeVisible();
  expect((await plain.locator('.sw-withdrawal__text').innerText()).trim()).toBe(shown);
  const download = plain.waitForEvent('download');
  await plain.getByRole('link', { name: 'Opslaan als bestand' }).click();
  expect((await readFile(await (await download).path(), 'utf8')).trim()).toBe(shown);
  // The second submission caused no mail.
  expect(await mailsOf(plain)).toEqual([]);
  await context.close();
});

test('the function is found in the footer of every page and at an order, and a customer withdraws from a part', async ({
  page,
}) => {
  for (const path of ['/', '/growatt-min-3000tl-xh', '/cart', '/checkout']) {
    await page.goto(path);
    const link = page.getByRole('contentinfo').getByRole('link', { name: HERE });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(link).toBeVisible();
    }
    await expect(link).toHaveAttribute('href', '/withdrawal');
  }
  await signIn(page);
  await page.goto(`/dashboard/orders/${NUMBER}`);
  await page.getByRole('link', { name: `Bestelling ${NUMBER}: overeenkomst hier ontbinden` }).click();
  const widget = page.locator('[data-widget="withdrawal"]');
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  await expect(widget.getByRole('radio', { name: `Bestelling ${NUMBER}` })).toBeChecked();
  await expect(widget.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(widget.getByText(`de hele bestelling ${NUMBER}`)).toBeVisible();
  await widget.getByRole('checkbox', { name: /Growatt MIN/ }).check();
  await widget.getByRole('combobox', { name: /Growatt MIN/ }).selectOption('1');
  await expect(widget.getByText(`een deel van bestelling ${NUMBER}`)).toBeVisible();
  await expectAccessible(page);
  await widget.getByRole('button', { name: CONFIRM, exact: true }).click();
  await expect(widget.getByRole('heading', { name: RECEIVED })).toBeFocused();
  await expect(widget.locator('.sw-withdrawal__text')).toContainText(/Wat: 1 × .*Growatt MIN/);
});

test('a customer without JavaScript withdraws from pieces of an order', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await signIn(page);
  await page.goto('/withdrawal');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const order = page.locator('.sw-choice').filter({ hasText: `Bestelling ${NUMBER}` });
  await order.getByRole('radio').check();
  await order.getByRole('checkbox', { name: /JA Solar/ }).check();
  await order.getByRole('combobox', { name: /JA Solar/ }).selectOption('3');
  await page.getByRole('button', { name: CONFIRM, exact: true }).click();
  await expect(page.locator('.sw-withdrawal__text')).toContainText(/Wat: 3 × .*JA Solar/);
  await context.close();
});

test('what was typed before the code loaded is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/widgets\/(light\/)?withdrawal-\w+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/withdrawal', { waitUntil: 'domcontentloaded' });
  const widget = page.locator('[data-widget="withdrawal"]');
  await expect(widget).toHaveAttribute('data-widget-state', 'loading');
  await widget.locator('[name="order_number"]').fill(NUMBER);
  await widget.locator('[name="name"]').fill('Sanne');
  release();
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  await expect(widget.locator('[name="order_number"]')).toHaveValue(NUMBER);
  await expect(widget.locator('[name="name"]')).toHaveValue('Sanne');
});

test('after a failure the statement is sent again, and counts once', async ({ page, misbehave, behave }, {
  project,
  retry,
}) => {
  const widget = await openForm(page, `?order=${NUMBER}`);
  await expect(widget.locator('[name="order_number"]')).toHaveValue(NUMBER);
  await widget.locator('[name="name"]').fill(`Kim ${project.name} ${retry}`);
  await widget.locator('[name="email"]').fill('kim@example.nl');
  await misbehave('/withdrawal', '500');
  await widget.getByRole('button', { name: CONFIRM }).click();
  await expect(widget.getByText('dezelfde verklaring telt maar één keer')).toBeVisible();
  await expectAccessible(page);
  await behave();
  await widget.getByRole('button', { name: CONFIRM }).click();
  await expect(widget.getByRole('heading', { name: RECEIVED })).toBeFocused();
  expect(await mailsOf(page)).toHaveLength(1);
});
