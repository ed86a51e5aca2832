import { expect, expectAccessible, price, test } from './shop.ts';

const place = '[data-widget="quotation"]';

test('a customer asks for the amounts without tax, and the link of acceptance keeps its signature', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/demo/quotation?lang=de');
  const quotation = page.locator(place).first();
  await expect(quotation).toHaveAttribute('data-widget-state', 'ready');
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

test('a quotation that cannot be read renders nothing', async ({ page }) => {
  await page.route('**/quotation/off-20255', (route) => route.abort());
  await page.goto('/demo/quotation');
  const quotation = page.locator('[data-id="off-20255"]');
  await expect(quotation).toHaveAttribute('data-widget-state', 'failed');
  await expect(quotation).toHaveText('OFF-20255');
});
