import type { Locator } from '@playwright/test';
import { storedReturn, LINES, nextButton, pickProducts, picture, widgetReady, test, VIDEO } from './return-shop.ts';
import { expect, expectAccessible, REPORTED_BY_BROWSER } from './shop.ts';

/** Chooses a solution and fills in its details. */
async function solve(wizard: Locator, name: string, texts: Readonly<Record<string, string>> = {}): Promise<void> {
  await wizard.getByRole('radio', { name, exact: true }).check();
  for (const [field, text] of Object.entries(texts)) await wizard.locator(`[name=${field}]`).fill(text);
}

test('from picker to confirmation: three products, three solutions, two pictures, a video and a mended address', async ({
  page,
  clip,
  pageErrors,
  db,
}) => {
  test.setTimeout(60_000);
  await pickProducts(page, /^Growatt MIN/, /^JA Solar/, /^Growatt ARK/);
  // Nothing is chosen at first, and the browser asks for what is missing.
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(/\/rma\/problem-selection$/);
  for (const name of ['Growatt MIN', 'Growatt ARK'])
    await page.getByLabel(`Wat is er met ${name}`).selectOption({ index: 1 });
  await page.getByLabel('Wat is er met JA Solar 430 Wp').selectOption('Ik heb me bedacht');
  await page.getByRole('button', { name: 'Volgende' }).click();

  await expect(page).toHaveURL(/\/rma\/oplossing$/);
  const wizard = await widgetReady(page, 'return-solution-wizard');
  await expect(wizard.getByRole('link', { name: 'Probleem' })).toHaveAttribute('href', '/rma/problem-selection');
  await solve(wizard, 'Repareren', { serial_number: 'GR-302', remark: 'Geeft geen stroom meer' });
  const pickers = wizard.locator('input[type=file]');
  await pickers.first().setInputFiles([picture('een.png'), picture('twee.png')]);
  await expect(wizard.getByRole('button', { name: 'Verwijderen twee.png' })).toBeVisible();
  await pickers.last().setInputFiles(clip);
  await expectAccessible(page);
  await nextButton(wizard).click();
  await expect(wizard.getByRole('button', { name: /^JA Solar/, expanded: true })).toBeFocused();
  await solve(wizard, 'Retourneren');
  await nextButton(wizard).click();
  await solve(wizard, 'Ruilen', { serial_number: 'ARK-7' });
  await nextButton(wizard).click();

  await expect(wizard.getByRole('heading', { name: 'Kloppen je gegevens nog steeds?' })).toBeFocused();
  await page.goBack();
  await expect(wizard.getByRole('heading', { name: 'Wat wil je met je producten?' })).toBeFocused();
  await wizard.getByRole('complementary').getByRole('button', { name: 'Volgende' }).click();
  const check = wizard.getByRole('region', { name: 'Controleer je antwoorden' });
  await expect(check).toContainText('een.png, twee.png');
  await check.getByRole('button', { name: /^Wijzigen Video’s, Growatt MIN/ }).click();
  await expect(
    wizard.getByRole('group', { name: /^Growatt MIN/ }).locator('#sw-return-solution-wizard-videos :focus'),
  ).toHaveCount(1);
  await nextButton(wizard).click();
  await expect(wizard.getByRole('heading', { name: 'Kloppen je gegevens nog steeds?' })).toBeFocused();
  await wizard.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  await expect(wizard.getByLabel('E-mailadres')).toBeFocused();
  await wizard.getByLabel('Postcode').fill('1791 AA');
  await wizard.getByLabel('Adres', { exact: true }).fill('Damrak');
  const submit = wizard.getByRole('button', { name: 'Retour indienen' });
  await expect(submit).toBeEnabled({ timeout: 30_000 });
  await submit.click();
  await expect(wizard.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
  await expect(wizard.getByLabel('Adres', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await wizard.getByLabel('Postcode').fill('1012 LG');
  await wizard.getByLabel('Adres', { exact: true }).fill('Damrak 1A');
  await submit.click();

  await page.waitForURL(/\/rma\/bedankt\//);
  await expect(page.locator('main .return-list > li')).toHaveCount(3);
  const { row, lines, files } = await storedReturn(db);
  expect(page.url()).toContain(row.id);
  expect(row).toMatchObject({
    kind: 'solutions',
    person_id: null,
    email: 'sanne@example.nl',
    address: 'Damrak 1A',
    zip_code: '1012 LG',
    city: 'Amsterdam',
    locale: 'nl',
  });
  const empty = { answers: '[]', serial_number: '', remark: '' };
  expect(lines).toHaveLength(3);
  expect(lines).toMatchObject([
    {
      ...empty,
      position: 0,
      order_line_id: LINES.inverters,
      amount: 2,
      reason: '1',
      solution: '1',
      serial_number: 'GR-302',
      remark: 'Geeft geen stroom meer',
    },
    { ...empty, position: 1, order_line_id: LINES.panels, amount: 1, reason: '5', solution: '3' },
    {
      ...empty,
      position: 2,
      order_line_id: LINES.battery,
      amount: 1,
      reason: '1',
      solution: '2',
      serial_number: 'ARK-7',
    },
  ]);
  const image = { order_line_id: LINES.inverters, type: 'image', mime_type: 'image/png' };
  expect(files).toEqual([
    { ...image, file_name: 'een.png', size: picture('').buffer.length, saved_at: row.created_at },
    { ...image, file_name: 'twee.png', size: picture('').buffer.length, saved_at: row.created_at },
    {
      order_line_id: LINES.inverters,
      type: 'video',
      file_name: 'storing.mp4',
      mime_type: 'video/mp4',
      size: VIDEO,
      saved_at: row.created_at,
    },
  ]);
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

test('from picker to receipt by questions on three levels, with one change of mind', async ({
  page,
  pageErrors,
  db,
}) => {
  test.setTimeout(60_000);
  await pickProducts(page, /^Growatt MIN/, /^JA Solar/);
  await page.getByRole('link', { name: /Beantwoord een paar vragen/ }).click();
  await expect(page).toHaveURL(/\/rma\/vragen$/);
  const wizard = await widgetReady(page, 'return-question-wizard');
  const choose = (answer: string) => wizard.getByRole('radio', { name: answer, exact: true }).click();
  await choose('Het is beschadigd');
  await expect(wizard.getByText(/^Bewaar de verpakking/)).toBeVisible();
  await choose('Aan het product');
  await choose('Korting, en ik houd het');
  await expectAccessible(page);
  await wizard.getByRole('button', { name: 'Wijzigen Wat is er aan de hand?' }).click();
  await expect(wizard.getByText('Waar zit de schade?')).toHaveCount(0);
  await expect(wizard.getByText(/^Bewaar de verpakking/)).toHaveCount(0);
  await expect(nextButton(wizard)).toHaveCount(0);
  await choose('Het werkt niet goed');
  await expect(wizard.getByRole('link', { name: 'Handleiding' })).toBeVisible();
  await choose('Een foutcode');
  await choose('Repareren');
  await nextButton(wizard).click();
  await expect(wizard.getByLabel('Serienummer')).toBeFocused();
  await wizard.getByLabel('Serienummer').fill('GR-302');
  await wizard.locator('input[type=file]').first().setInputFiles(picture('scherm.png'));
  await expect(wizard.getByRole('button', { name: 'Verwijderen scherm.png' })).toBeVisible();
  await expect(nextButton(wizard)).toHaveText('Opslaan');
  await nextButton(wizard).click();
  await choose('Ik heb me bedacht');
  await expect(nextButton(wizard)).toHaveText('Volgende');
  await nextButton(wizard).click();

  await page.waitForURL(/\/rma\/bedankt\//);
  const { row, lines, files } = await storedReturn(db);
  expect(page.url()).toContain(row.id);
  expect(row).toMatchObject({ kind: 'questions', email: 'sanne@example.nl', address: 'Damrak 1A' });
  expect(lines.map(({ answers, ...line }) => ({ ...line, answers: JSON.parse(answers) }))).toMatchObject([
    {
      order_line_id: LINES.inverters,
      amount: 2,
      reason: '1',
      solution: null,
      serial_number: 'GR-302',
      answers: [
        { question: 1, answer: 11 },
        { question: 2, answer: 21 },
        { question: 4, answer: 41 },
      ],
    },
    { order_line_id: LINES.panels, amount: 1, reason: '5', serial_number: '', answers: [{ question: 1, answer: 14 }] },
  ]);
  expect(lines).toHaveLength(2);
  expect(files).toMatchObject([{ order_line_id: LINES.inverters, type: 'image', file_name: 'scherm.png' }]);
  expect(files).toHaveLength(1);
  pageErrors.expectOnly();
});

test('the browser’s keys and a telephone of 320 px are enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/demo/return-question-wizard');
  const wizard = await widgetReady(page, 'return-question-wizard');
  await wizard.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(wizard.getByText('Wat zie je?')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
