import type { Page } from '@playwright/test';
import { expectStep, field, next, openCheckout } from './checkout.ts';
import { expect, expectAccessible, INVERTER, test } from './shop.ts';
import { GUEST } from '../support/guest.ts';

const MESSAGE = 'Zoek je adres en kies het uit de lijst, of vul het zelf in.';
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

const PERSON = ['email', 'first_name', 'last_name', 'phone'] as const;

/** A guest who has found an address, and changes it. */
async function openWithAddress(page: Page) {
  const checkout = await openCheckout(page);
  for (const name of PERSON) await field(checkout, name).fill(GUEST[name]);
  const search = checkout.getByRole('combobox', { name: 'Zoek je adres' });
  await search.fill('1012 LG 1');
  await checkout
    .getByRole('option', { name: /Damrak 1/ })
    .first()
    .click();
  await checkout.getByRole('button', { name: 'Wijzigen' }).click();
  await expect(search).toBeFocused();
  return { checkout, search };
}

async function signIn(page: Page): Promise<void> {
  const html = await (await page.request.get('/cart')).text();
  const [, token = ''] = /name="csrf-token" content="([^"]+)"/.exec(html) ?? [];
  const data = { email: 'sanne@example.nl', password: 'zonneschijn' };
  await page.request.post('/login', { headers: { 'X-CSRF-TOKEN': token }, data });
}

test('text in the search is not lost by a click on the next button, and the address that is chosen then counts', async ({
  page,
  fill,
}) => {
  await fill(INVERTER);
  const { checkout, search } = await openWithAddress(page);
  await search.fill('1012 LG 5');
  await next(checkout).click();
  await expect(checkout.getByRole('link', { name: MESSAGE })).toBeVisible();
  await expectStep(checkout, 'details');
  await search.click();
  await checkout
    .getByRole('option', { name: /Damrak 5/ })
    .first()
    .click();
  await expect(search).toHaveCount(0);
  await next(checkout).click();
  await expectStep(checkout, 'delivery');
  await page.goBack();
  await expectStep(checkout, 'details');
  await next(checkout).click();
  await expectStep(checkout, 'delivery');
});

test('an address that was found for another country stays, and the shopper is asked for one there', async ({
  page,
  fill,
}) => {
  await fill(INVERTER);
  const { checkout, search } = await openWithAddress(page);
  const text = 'Je hebt een ander land gekozen. Zoek je adres opnieuw, of vul het zelf in.';
  const country = field(checkout, 'country');
  const addressGroup = checkout.locator('.sw-address__found');
  await country.selectOption('be');
  await expect(checkout.getByText(text)).toBeVisible();
  await expect(addressGroup).toContainText('Damrak 1');
  await expect(search).toBeVisible();
  await expectAccessible(page);
  // By way of a country without a search.
  await country.selectOption('es');
  await expect(field(checkout, 'street')).toHaveValue('Damrak');
  await country.selectOption('de');
  await expect(checkout.getByText(text)).toBeVisible();
  await country.selectOption('be');
  await checkout.getByRole('checkbox', { name: 'Adres zelf invullen' }).first().check();
  await expect(checkout.getByText(text)).toHaveCount(0);
  await expect(field(checkout, 'zip_code')).toHaveValue('1012 LG');
  await checkout.getByRole('checkbox', { name: 'Adres zelf invullen' }).first().uncheck();
  await country.selectOption('nl');
  await expect(checkout.getByText(text)).toHaveCount(0);
  await expect(addressGroup).toContainText('Damrak 1');
});

test('a saved address replaces what is in the search', async ({ page, fill }) => {
  await fill(INVERTER);
  await signIn(page);
  const checkout = await openCheckout(page);
  const saved = checkout.getByRole('combobox', { name: 'Opgeslagen adres' });
  const search = checkout.getByRole('combobox', { name: 'Zoek je adres' });
  await saved.selectOption({ index: 0 });
  await checkout.getByRole('button', { name: 'Wijzigen' }).click();
  await search.fill('1012 LG 5');
  await saved.selectOption({ index: 1 });
  await expect(search).toHaveCount(0);
  await next(checkout).click();
  await expectStep(checkout, 'delivery');
});

test('a search in a part of the form that disappears is forgotten', async ({ page, fill }) => {
  await fill(INVERTER);
  const { checkout, search } = await openWithAddress(page);
  await search.fill('1012 LG 5');
  // By keyboard: the list of addresses may cover the box.
  await checkout.getByRole('checkbox', { name: 'Adres zelf invullen' }).first().press('Space');
  await expect(checkout.getByText(MESSAGE)).toHaveCount(0);
  await expect(search).toHaveCount(0);
  await next(checkout).click();
  await expectStep(checkout, 'delivery');
});

test('the address that was chosen last is saved, also when it is still being read', async ({ page, fill }) => {
  await fill(INVERTER);
  const { checkout, search } = await openWithAddress(page);
  await page.route(/internationalGetDetails/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await search.fill('1012 LG 5');
  await checkout
    .getByRole('option', { name: /Damrak 5/ })
    .first()
    .click();
  const sent = page.waitForRequest(/\/checkout\/validate/);
  await next(checkout).click();
  expect((await sent).postDataJSON()).toMatchObject({ street: 'Damrak', house_number: '5' });
});

test.describe('a finger', () => {
  test.use(PHONE);

  test('a message about an incomplete e-mail address comes after its tap, and takes no other', async ({
    page,
    fill,
  }) => {
    await fill(INVERTER);
    const checkout = await openCheckout(page);
    await field(checkout, 'email').tap();
    await page.keyboard.type('sanne');
    await field(checkout, 'first_name').tap();
    await expect(checkout.getByText('Vul een geldig e-mailadres in')).toBeVisible();
    const business = checkout.getByRole('radio', { name: 'Zakelijk' }).first();
    await business.tap();
    await expect(business).toBeChecked();
  });
});
