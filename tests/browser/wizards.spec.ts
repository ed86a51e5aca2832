import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { MP4, PNG } from '../storefront/uploads.ts';
import { expect, expectAccessible, REPORTED_BY_BROWSER, test as base } from './shop.ts';

const VIDEO = 30 * 1024 * 1024;

const test = base.extend<{ clip: string }>({
  clip: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'returns-'));
    const path = join(folder, 'storing.mp4');
    const file = await open(path, 'w');
    await file.write(MP4);
    await file.truncate(VIDEO);
    await file.close();
    await use(path);
    await rm(folder, { recursive: true });
  },
});

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG) });

async function openWizard(page: Page, url: string, name: string): Promise<Locator> {
  await page.goto(url);
  const wizard = page.locator(`[data-widget="${name}"]`).first();
  await expect(wizard).toHaveAttribute('data-widget-state', 'ready');
  return wizard;
}

/** Chooses a solution and writes what it asks for. */
async function solve(wizard: Locator, name: string): Promise<void> {
  await wizard.getByText(name, { exact: true }).click();
  for (const [field, text] of [
    ['serial_number', 'SN-1'],
    ['remark', 'Geeft geen stroom meer'],
  ] as const) {
    const control = wizard.locator(`[name=${field}]`);
    if (await control.isVisible()) await control.fill(text);
  }
}

const onward = (wizard: Locator) => wizard.locator('form').getByRole('button', { name: /^(Opslaan|Volgende)$/ });

test('three products go back with different solutions, two pictures and a video', async ({
  page,
  clip,
  complaints,
}) => {
  test.setTimeout(60_000);
  const wizard = await openWizard(page, '/demo/return-solution-wizard', 'return-solution-wizard');
  await solve(wizard, 'Repareren');
  const pickers = wizard.locator('input[type=file]');
  await pickers.first().setInputFiles([picture('een.png'), picture('twee.png')]);
  await expect(wizard.getByRole('button', { name: 'Verwijderen twee.png' })).toBeVisible();
  await pickers.last().setInputFiles(clip);
  await expectAccessible(page);
  await onward(wizard).click();
  await expect(wizard.getByRole('button', { name: /^JA Solar/, expanded: true })).toBeFocused();
  await solve(wizard, 'Ruilen');
  await onward(wizard).click();
  await solve(wizard, 'Retourneren');
  await onward(wizard).click();

  await expect(wizard.getByRole('heading', { name: 'Kloppen je gegevens nog steeds?' })).toBeFocused();
  await page.goBack();
  await expect(wizard.getByRole('heading', { name: 'Wat wil je met je producten?' })).toBeFocused();
  await wizard.getByRole('complementary').getByRole('button', { name: 'Volgende' }).click();
  await wizard.getByRole('button', { name: 'Wijzigen' }).click();
  await expect(wizard.getByLabel('E-mailadres')).toBeFocused();
  for (const [name, text] of [
    ['E-mailadres', 'sanne@example.nl'],
    ['Adres', 'Damrak 1A'],
    ['Postcode', '1791 AA'],
    ['Plaats', 'Amsterdam'],
  ] as const)
    await wizard.getByLabel(name, { exact: true }).fill(text);
  const submit = wizard.getByRole('button', { name: 'Retour indienen' });
  await expect(submit).toBeEnabled({ timeout: 30_000 });
  await submit.click();
  await expect(wizard.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await wizard.getByLabel('Postcode').fill('1012 LG');
  const request = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/rma/oplossing'));
  await submit.click();
  const { products, customerDetails } = (await request).postDataJSON();
  expect(customerDetails).toMatchObject({ email: 'sanne@example.nl', zip_code: '1012 LG' });
  expect(products).toMatchObject([
    {
      serial_number: 'SN-1',
      images: [{ file_name: 'een.png' }, { file_name: 'twee.png' }],
      videos: [{ file_name: 'storing.mp4', size: VIDEO }],
    },
    { images: [], videos: [] },
    { images: [], videos: [] },
  ]);

  await page.waitForURL(/\/rma\/bedankt\//);
  const lines = page.locator('main .return-list > li');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText(/Repareren[\s\S]*SN-1[\s\S]*Geeft geen stroom meer[\s\S]*3/);
  await expect(lines.nth(1)).toContainText('Ruilen');
  await expect(lines.nth(2)).toContainText('Retourneren');
  complaints.expectOnly(REPORTED_BY_BROWSER);
});

test('questions lead to a return, with one change of mind', async ({ page, complaints }) => {
  const wizard = await openWizard(page, '/demo/return-question-wizard', 'return-question-wizard');
  const choose = (answer: string) => wizard.getByText(answer, { exact: true }).click();
  await page.route('**/rma/vragen', (route) => route.fulfill({ json: { redirectUrl: '/klantenservice' } }));
  await choose('Beschadigd');
  await choose('Aan het glas');
  await choose('Ruilen');
  await expectAccessible(page);
  await wizard.getByRole('button', { name: /^Wijzigen Waar zit de schade/ }).click();
  await expect(wizard.getByText('Wat wil je?')).toHaveCount(0);
  await choose('Aan de kabel');
  await expect(wizard.getByRole('link', { name: 'Handleiding' })).toBeVisible();
  await choose('Geld terug');
  await onward(wizard).click();
  await choose('Geld terug');
  const request = page.waitForRequest('**/rma/vragen');
  await onward(wizard).click();
  const { products } = (await request).postDataJSON();
  expect(products).toMatchObject([
    { id: 31, questionOrder: [1, 2, 3], answered_questions: { 1: { id: 11 }, 2: { id: 22 }, 3: { id: 32 } } },
    { id: 32, questionOrder: [3], final_question_answered: true },
  ]);
  await page.waitForURL(/klantenservice/);
  complaints.expectOnly();
});

test('the browser’s keys and a telephone of 320 px are enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wizard = await openWizard(page, '/demo/return-question-wizard', 'return-question-wizard');
  await wizard.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(wizard.getByText('Waar zit de schade?')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
