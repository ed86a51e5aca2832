import type { Page } from '@playwright/test';
import { escapeAttribute, openPageWith } from './open-page-with.ts';
import { expect, test } from './shop.ts';

const widget = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`);
const set = (page: Page, name: string, attribute: string, value: string) =>
  widget(page, name).evaluate((element, entry) => element.setAttribute(...entry), [attribute, value] as const);

test('the reviews follow the product of the page, and those of the other one are gone', async ({
  page,
  pageErrors,
}) => {
  const printed = '<ol><li itemprop="review"><p itemprop="reviewBody">Over het eerste product.</p></li></ol>';
  await openPageWith(
    page,
    `<div data-widget="product-reviews" data-load="eager" data-product-id="4711" data-type="product" data-initial="{}">${printed}</div>`,
  );
  await expect(widget(page, 'product-reviews')).toContainText('Over het eerste product.');
  const request = page.waitForRequest(/\/512\/reviews/);
  await set(page, 'product-reviews', 'data-product-id', '512');
  await request;
  await expect(widget(page, 'product-reviews')).not.toContainText('Over het eerste product.');
  await expect(widget(page, 'product-reviews')).toHaveAttribute('data-widget-state', 'ready');
  pageErrors.expectOnly();
});

const country = (code: string, name: string) => ({ alpha_2_code: code, name });
const countries = (...list: object[]) => JSON.stringify(list);

test('a form keeps what was typed, what is being typed, and the focus', async ({ page, pageErrors }) => {
  const first = countries(country('nl', 'Nederland'));
  await openPageWith(
    page,
    `<div data-widget="address-form" data-load="eager" data-countries="${escapeAttribute(first)}"></div>`,
  );
  const form = widget(page, 'address-form');
  await form.getByLabel('Voornaam').fill('Sam');
  await form.getByLabel('Achternaam').pressSequentially('de Gro');
  await form.evaluate((element) => (element.firstElementChild!.className += ' before'));
  await set(page, 'address-form', 'data-countries', countries(country('nl', 'Nederland'), country('be', 'België')));
  await expect(form.locator('.before')).toHaveCount(0);
  await expect(form.getByLabel('Land')).toContainText('België');
  await page.keyboard.type('ot');
  await expect(form.getByLabel('Achternaam')).toHaveValue('de Groot');
  await expect(form.getByLabel('Voornaam')).toHaveValue('Sam');
  pageErrors.expectOnly();
});

test('what is ordered is the variant and the quantity that a page without a framework shows', async ({
  page,
  pageErrors,
}) => {
  await openPageWith(
    page,
    `<select aria-label="Uitvoering"><option value="4711">Omvormer</option><option value="512">Connectoren</option></select>
    <button data-widget="add-to-cart" data-type="product" data-id="4711" data-qty="1">Koop</button>`,
  );
  await expect(widget(page, 'add-to-cart')).toHaveAttribute('data-widget-state', 'ready');
  await page.getByLabel('Uitvoering').evaluate((chooser: HTMLSelectElement) =>
    chooser.addEventListener('change', () => {
      const { dataset } = chooser.nextElementSibling as HTMLElement;
      dataset['id'] = chooser.value;
      dataset['qty'] = '3';
    }),
  );
  await page.getByLabel('Uitvoering').selectOption('Connectoren');
  const request = page.waitForRequest('**/cart/add');
  await page.getByRole('button', { name: 'Koop' }).click();
  expect((await request).postDataJSON()).toMatchObject({ id: '512', qty: 3 });
  pageErrors.expectOnly();
});

test('a change that is not valid is reported, and the widget stays as it is', async ({ page, pageErrors }) => {
  await openPageWith(
    page,
    '<button data-widget="add-to-cart" data-type="product" data-id="512" data-stepper></button>',
  );
  const button = widget(page, 'add-to-cart');
  await expect(button).toHaveAttribute('data-widget-state', 'ready');
  await set(page, 'add-to-cart', 'data-stepper', 'misschien');
  await expect.poll(() => pageErrors.heard.join('\n')).toMatch(/data-stepper expects .*found "misschien"/);
  await expect(button).toHaveAttribute('data-widget-state', 'ready');
  pageErrors.expectOnly(/data-stepper/);
});

for (const path of ['/', '/omvormers', '/cart'])
  test(`nothing is loaded for changes on ${path}, where there are none`, async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(files.filter((file) => /apply-changes|page-api/.test(file))).toEqual([]);
    expect(files.some((file) => /loader\.js/.test(file))).toBe(true);
  });
