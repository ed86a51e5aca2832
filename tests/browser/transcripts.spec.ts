import { openCheckout } from './checkout.ts';
import { listOf } from './overview.ts';
import { picture, widgetReady } from './return-shop.ts';
import { CONNECTORS, expect, INVERTER, openCart, test } from './shop.ts';
import { Transcript } from './transcript.ts';
import { sessionOf, signIn } from './visitor-session.ts';

test('what is heard in the cart', async ({ page, fill }) => {
  await fill(INVERTER, 2);
  await fill(CONNECTORS, 1);
  const transcript = await Transcript.of(page);
  const cart = await openCart(page);
  transcript.step('One more of a product');
  await transcript.focus(cart.getByRole('button', { name: /^Eén meer/ }).first());
  await page.keyboard.press('Enter');
  await transcript.readAnnouncements(/is bijgewerkt/);
  transcript.step('Type a quantity');
  await transcript.focus(cart.getByRole('textbox', { name: /^Aantal MC4/ }));
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await transcript.readAnnouncements(/is bijgewerkt/);
  await transcript.readFocus();
  transcript.step('Remove a product, and take it back');
  await transcript.focus(cart.getByRole('button', { name: /verwijderen$/ }).last());
  await page.keyboard.press('Enter');
  await transcript.readAnnouncements(/is verwijderd/);
  await transcript.readFocus(cart.getByRole('button', { name: 'Ongedaan maken' }));
  await page.keyboard.press('Enter');
  await transcript.readAnnouncements(/ligt weer in je winkelwagen/);
  transcript.compare('cart');
});

test('what is heard in the checkout when the first step is refused', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  const transcript = await Transcript.of(page);
  const checkout = await openCheckout(page);
  transcript.step('Go on with empty fields');
  await transcript.focus(checkout.getByRole('button', { name: 'Doorgaan naar verzendmethode' }));
  await page.keyboard.press('Enter');
  await transcript.readFocus(checkout.locator('.sw-error-summary h2'));
  transcript.step('Follow the first error');
  await transcript.press('Tab');
  await transcript.press('Enter');
  transcript.compare('checkout-refused');
});

test('what is heard when a list is filtered', async ({ page }) => {
  const transcript = await Transcript.of(page);
  await page.goto('/omvormers');
  const list = await listOf(page);
  await transcript.reset();
  transcript.step('Choose the first brand');
  await transcript.focus(list.getByRole('group', { name: 'Merken' }).getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await transcript.readAnnouncements(/product/);
  await transcript.readFocus();
  transcript.step('Search in a long filter');
  const search = list.getByRole('searchbox', { name: 'Zoek in Vermogen' });
  await transcript.focus(search);
  await search.fill('3,6');
  await transcript.readAnnouncements(/gevonden/);
  await transcript.press('Tab');
  transcript.compare('list-filtered');
});

test('what is heard in a comparison', async ({ page }) => {
  await sessionOf(page).keep(
    'compare',
    [INVERTER, 900, CONNECTORS].map((id) => ({ id, type: 'product' })),
  );
  const transcript = await Transcript.of(page);
  await page.goto('/compare');
  const comparison = await widgetReady(page, 'compare-page');
  await transcript.reset();
  transcript.step('Remove a product');
  await transcript.focus(comparison.getByRole('button', { name: /^Verwijder/ }).first());
  await page.keyboard.press('Enter');
  await transcript.readAnnouncements(/is uit de vergelijking verwijderd/);
  await transcript.readFocus();
  transcript.compare('comparison');
});

test('what is heard in a return', async ({ page }) => {
  const transcript = await Transcript.of(page);
  await page.goto('/demo/return-question-wizard');
  const wizard = await widgetReady(page, 'return-question-wizard');
  transcript.step('Answer the questions of both products');
  for (const isLast of [false, true]) {
    await transcript.focus(wizard.getByRole('radio', { name: 'Ik heb me bedacht' }));
    await transcript.press('Space');
    if (isLast) break;
    await transcript.focus(wizard.getByRole('button', { name: 'Opslaan' }));
    await transcript.press('Enter');
  }
  transcript.step('Check the answers, and change one');
  const check = wizard.getByRole('region', { name: 'Controleer je antwoorden' });
  await transcript.focus(check.getByRole('button', { name: /^Wijzigen/ }).first());
  await page.keyboard.press('Enter');
  await expect(check.getByRole('button', { name: /^Wijzigen/ }).first()).not.toBeFocused();
  await transcript.readFocus();
  transcript.compare('return-questions');
});

test('what is heard while files are added and removed', async ({ page }) => {
  const transcript = await Transcript.of(page);
  await page.goto('/demo/media-field');
  const field = page.locator('[data-name="photos"]');
  await expect(field).toHaveAttribute('data-widget-state', 'ready');
  transcript.step('Add a photo');
  await field.locator('input[type=file]').setInputFiles(picture('dak.png'));
  await expect(field.getByRole('button', { name: 'Verwijderen dak.png' })).toBeVisible();
  await transcript.readAnnouncements(/dak\.png/);
  transcript.step('Remove it');
  await transcript.focus(field.getByRole('button', { name: 'Verwijderen dak.png' }));
  await page.keyboard.press('Enter');
  await transcript.readAnnouncements(/verwijderd/);
  await transcript.readFocus();
  transcript.compare('media-field');
});

test('what is heard in the address book', async ({ page }) => {
  await signIn(page);
  const transcript = await Transcript.of(page);
  await page.goto('/dashboard/addresses');
  const book = await widgetReady(page, 'address-book');
  await transcript.reset();
  transcript.step('Start a new address, and cancel');
  await transcript.focus(book.getByRole('button', { name: 'Adres toevoegen' }));
  await page.keyboard.press('Enter');
  await transcript.readFocus(book.getByRole('heading', { name: 'Nieuw adres' }));
  await transcript.focus(book.getByRole('button', { name: 'Annuleren' }));
  await page.keyboard.press('Enter');
  await transcript.readFocus(book.getByRole('button', { name: 'Adres toevoegen' }));
  transcript.step('Ask to delete an address, and keep it');
  await transcript.focus(book.getByRole('button', { name: 'Verwijderen' }).last());
  await page.keyboard.press('Enter');
  await transcript.readFocus(page.getByRole('dialog').getByRole('heading'));
  await page.keyboard.press('Escape');
  await transcript.readFocus(book.getByRole('button', { name: 'Verwijderen' }).last());
  transcript.compare('address-book');
});

test('what is heard in the search field', async ({ page }) => {
  const transcript = await Transcript.of(page);
  await page.goto('/');
  const field = page.locator('#search');
  transcript.step('Come to the field');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await transcript.readFocus();
  transcript.step('Type');
  await page.keyboard.type('omvormers 5 kw');
  await transcript.readAnnouncements(/suggesties/);
  await transcript.readFocus();
  transcript.step('Through the suggestions');
  for (let times = 0; times < 3; times++) {
    await page.keyboard.press('ArrowDown');
    await transcript.readActive();
  }
  transcript.step('Close them, and empty the field');
  await transcript.press('Escape');
  await transcript.press('Escape');
  transcript.step('Search for what the shop does not have');
  await page.keyboard.type('zzzz');
  await transcript.readAnnouncements(/./);
  await transcript.readFocus();
  transcript.compare('search');
});
