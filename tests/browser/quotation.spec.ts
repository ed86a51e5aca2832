import { widgetReady } from './return-shop.ts';
import { expect, expectAccessible, price, test } from './shop.ts';

const place = '[data-widget="quotation"]';

test('a customer asks for the amounts without tax, and the link of acceptance keeps its signature', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/demo/quotation?lang=de');
  const quotation = await widgetReady(page, 'quotation');
  const total = quotation.locator('.sw-quotation__sum--total');
  const before = await total.innerText();
  const accept = quotation.getByRole('link', { name: 'In den Warenkorb' });
  const address = (await accept.getAttribute('href'))!;
  expect(address).toContain('signature=');
  await quotation.getByRole('checkbox').check();
  await expect(total).not.toHaveText(before);
  await expect(accept).toHaveAttribute('href', `${address}&tax_exemption_accepted=1`);
  await expect(quotation.getByText(price('Von der MwSt. befreit'))).toBeVisible();
  await expectAccessible(page);
  await quotation.getByRole('checkbox').uncheck();
  await expect(accept).toHaveAttribute('href', address);
  pageErrors.expectOnly();
});

test('on paper the table is whole, and nothing is left that can only be clicked', async ({ page }) => {
  await page.goto('/demo/quotation');
  const quotation = page.locator(place).first();
  await expect(quotation.getByRole('link', { name: 'Afwijzen' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(quotation.getByRole('link', { name: /In winkelwagen|Afwijzen|downloaden/ })).toHaveCount(0);
  await expect(quotation.getByRole('columnheader', { name: 'Stukprijs' })).toBeVisible();
});

test('on paper it is a document: customer, date, last day and the sum of each line', async ({ page }) => {
  await page.goto('/demo/quotation');
  const quotation = await widgetReady(page, 'quotation');
  await page.emulateMedia({ media: 'print' });
  // Between the margins of a sheet of A4, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1000 });
  const day = /^\d{2}-\d{2}-\d{4}$/;
  for (const [term, value] of [
    ['Klant', /\w/],
    ['Datum', day],
    ['Geldig tot en met', day],
  ] as const)
    await expect(quotation.locator('dl > div').filter({ hasText: term }).getByRole('definition')).toHaveText(value);
  await expect(quotation.getByRole('columnheader', { name: 'Samen' })).toBeVisible();
  await expect(quotation.getByRole('link', { name: /In winkelwagen|Afwijzen|downloaden/ })).toHaveCount(0);
  const cut = await quotation
    .locator('.sw-quotation *')
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.closest('.sw-visually-hidden') && part.getBoundingClientRect().right > 719)
        .map((part) => `${part.localName}.${part.className}`),
    );
  expect(cut).toEqual([]);
});

test('a quotation that cannot be read renders nothing', { tag: '@without-frames' }, async ({ page }) => {
  await page.route('**/quotation/off-20255', (route) => route.abort());
  await page.goto('/demo/quotation');
  const quotation = page.locator('[data-id="off-20255"]');
  await expect(quotation).toHaveAttribute('data-widget-state', 'failed');
  await expect(quotation).toHaveText('OFF-20255');
});
