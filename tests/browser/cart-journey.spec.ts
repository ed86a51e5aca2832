import { openPageWith } from './open-page-with.ts';
import { CONNECTORS, expect, INVERTER, openCart, price, test } from './shop.ts';

const badge = (page: import('@playwright/test').Page) => page.locator('.sw-cart-badge__count:visible');

test('a shopper buys from a category and a product page, and the badge follows', async ({ page, pageErrors }) => {
  await page.goto('/omvormers');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Verder winkelen' }).click();
  await expect(popup).toBeHidden();
  const before = Number(await badge(page).textContent());
  expect(before).toBeGreaterThan(0);

  await page.goto('/growatt-min-3000tl-xh');
  await page.getByRole('spinbutton', { name: 'Aantal' }).fill('2');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(popup.getByText('Growatt MIN 3000TL-XH omvormer', { exact: true })).toBeVisible();
  await expect(popup.getByText('Aantal: 2')).toBeVisible();
  await expect(popup.getByText(price('€ 729,-'))).toBeVisible();
  await expect(popup.getByRole('heading', { name: 'Bijpassende accessoires' })).toBeVisible();

  await popup.getByRole('button', { name: 'MC4-connector set toevoegen' }).click();
  await expect(popup.getByText('MC4-connector set', { exact: true }).first()).toBeVisible();
  await popup.getByRole('link', { name: 'Naar winkelwagen' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'MC4-connector set' }).first()).toBeVisible();
  pageErrors.expectOnly();
});

test('lines are increased, decreased and removed, and a removal is undone', async ({ page, fill, pageErrors }) => {
  await fill(CONNECTORS, 2);
  const cart = await openCart(page);
  await expect(cart.getByText(price('€ 7,90')).first()).toBeVisible();
  await cart.getByRole('button', { name: 'Eén meer MC4-connector set' }).click();
  await expect(badge(page)).toHaveText('3');
  await cart.getByRole('button', { name: 'Eén minder MC4-connector set' }).click();
  await expect(badge(page)).toHaveText('2');
  await cart.getByRole('button', { name: 'MC4-connector set verwijderen' }).click();
  await expect(cart.getByText('De winkelwagen is leeg')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);

  const undo = cart.getByRole('button', { name: 'Ongedaan maken' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('heading', { name: 'MC4-connector set' })).toBeFocused();
  await expect(badge(page)).toHaveText('2');
  pageErrors.expectOnly();
});

test('the space of a removed line closes, and with reduced motion it is closed at once', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  await fill(INVERTER, 1);
  const cart = await openCart(page);
  const list = cart.getByRole('list', { name: 'Artikelen in je winkelwagen' });
  const connectors = list.getByRole('listitem').filter({ hasText: 'MC4-connector set' });
  const remove = cart.getByRole('button', { name: 'MC4-connector set verwijderen' });
  /** Milliseconds of what a script animates. */
  const durations = () =>
    list.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter((animation) => animation.constructor === Animation)
        .map(({ effect }) => effect?.getComputedTiming().duration),
    );
  // Long enough to be seen while it runs.
  await page.evaluate(() => document.documentElement.style.setProperty('--sw-duration', '60s'));
  await remove.click();
  await expect(connectors).toHaveCount(0);
  expect(await durations()).toEqual([60_000]);
  await cart.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(connectors).toHaveCount(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await remove.click();
  await expect(connectors).toHaveCount(0);
  expect(await durations()).toEqual([]);
});

test('a second tab updates badge and cart', async ({ page, context, fill }) => {
  await fill(CONNECTORS, 1);
  const cart = await openCart(page);
  const secondTab = await context.newPage();
  await secondTab.goto('/mc4-set');
  await secondTab.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(secondTab.getByRole('dialog')).toBeVisible();
  await expect(badge(page)).toHaveText('2');
  await expect(cart.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveValue('2');
});

test('the undo button stays while it has the focus, and then disappears', async ({ page, fill }) => {
  await page.clock.install();
  await fill(CONNECTORS, 1);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'MC4-connector set verwijderen' }).click();
  const undo = cart.getByRole('button', { name: 'Ongedaan maken' });
  await expect(undo).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(undo).toBeVisible();
  await page.keyboard.press('Tab');
  await page.mouse.move(0, 0);
  await page.clock.runFor(11_000);
  await expect(undo).toBeHidden();
});

test('after Back the cart is read again', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  const cart = await openCart(page);
  await page.getByRole('link', { name: 'Verder winkelen' }).click();
  await fill(CONNECTORS, 4);
  await page.goBack();
  await expect(cart.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveValue('5');
  await expect(badge(page)).toHaveText('5');
});

test('with goToCart the browser goes to the cart', async ({ page }) => {
  await page.goto('/mc4-set');
  await page.evaluate(() => {
    const detail = { type: 'product', id: 512, qty: 1, goToCart: true, has_tax_exemption: false };
    document.dispatchEvent(new CustomEvent('shop:add-to-cart', { detail }));
  });
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: 'MC4-connector set' })).toBeVisible();
});

test('the popup closes on backdrop, icon and Escape, restores the focus, and is reset after 200 ms', async ({
  page,
}) => {
  await page.goto('/growatt-min-3000tl-xh');
  const buy = page.getByRole('button', { name: 'In winkelwagen' }).first();
  const popup = page.getByRole('dialog');
  for (const leave of [
    () => page.mouse.click(5, 5),
    () => popup.getByRole('button', { name: 'Sluiten' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await buy.click();
    await expect(popup).toBeVisible();
    await leave();
    await expect(popup).toBeHidden();
    await expect(buy).toBeFocused();
    await expect(page.locator('.sw-cart-popup__item')).toHaveCount(0);
  }
});

test('by keyboard alone a shopper buys, opens the cart and changes it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/mc4-set');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await popup.getByRole('link', { name: 'Naar winkelwagen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  const more = page.getByRole('button', { name: 'Eén meer MC4-connector set' });
  await more.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveValue('2');
  await expect(more).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the quantity of gifts and second chances is fixed', async ({ page, fill }) => {
  await fill(INVERTER, 1);
  await fill('sc-88', 1, 'second-chance-product');
  const cart = await openCart(page);
  const gift = cart.getByRole('listitem').filter({ hasText: 'Cadeau' }).first();
  await expect(gift.getByText('Gratis')).toBeVisible();
  await expect(gift.getByRole('button', { name: /verwijderen/ })).toHaveCount(0);
  for (const name of [/^Eén meer/, /^Eén minder/]) await expect(gift.getByRole('button', { name })).toBeDisabled();
  const chance = cart.getByRole('listitem').filter({ hasText: 'tweede kans' }).first();
  await expect(chance.getByRole('button', { name: /^Eén meer/ })).toBeDisabled();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await chance.getByRole('button', { name: /^Eén meer/ }).click({ force: true });
  expect(sent.filter((path) => path.startsWith('/cart/'))).toEqual([]);
});

test('a page that changes the product of a button sells that product, and an invalid one not at all', async ({
  page,
  pageErrors,
}) => {
  await openPageWith(
    page,
    `<p><button data-widget="add-to-cart" data-type="product" data-id="${INVERTER}" data-load="eager">Koop</button></p>`,
  );
  const buy = page.getByRole('button', { name: 'Koop' });
  await expect(buy).toHaveAttribute('data-widget-state', 'ready');
  const orders: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/cart/add') && orders.push(request.postDataJSON()));
  await buy.evaluate((element) => element.removeAttribute('data-id'));
  await buy.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('Er ging iets mis. Probeer het later opnieuw.');
  await buy.evaluate((element, id) => (element.dataset['id'] = String(id)), CONNECTORS);
  await buy.click();
  await expect(page.getByRole('dialog')).toContainText('MC4');
  await expect(alert).toHaveCount(0);
  expect(orders).toMatchObject([{ id: String(CONNECTORS) }]);
  pageErrors.expectOnly(/data-id expects text, found nothing/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop’s own links and forms work', async ({ page }) => {
    await page.goto('/omvormers');
    await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
    await page.goto('/mc4-set');
    await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
    await page.goto('/cart');
    const line = page
      .getByRole('listitem')
      .filter({ hasText: 'MC4-connector set' })
      .filter({ has: page.getByRole('button', { name: /verwijder/i }) });
    await line.getByRole('button', { name: /meer/i }).click();
    await expect(line).toContainText('2');
    await line.getByRole('button', { name: /verwijder/i }).click();
    await expect(line).toHaveCount(0);
  });

  test('a business is asked for its VAT number outside of the Netherlands alone', async ({ page }) => {
    await page.goto('/mc4-set');
    await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
    await page.goto('/checkout');
    const number = page.getByRole('textbox', { name: 'Btw-nummer' });
    await expect(number).toBeHidden();
    await page.getByRole('radio', { name: 'Zakelijk' }).check();
    await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toBeVisible();
    await expect(number).toBeHidden();
    await page.getByRole('combobox', { name: 'Land' }).selectOption('be');
    await expect(number).toBeVisible();
  });
});

test(
  'a press on a button of the shop’s own list counts, although the widget has replaced the list meanwhile',
  { tag: '@without-frames' },
  async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/replay-\w+\.js/, (route) => released.then(() => route.continue()));
    await page.route('**/product-overview/init', (route) => answered.then(() => route.continue()));
    await page.goto('/omvormers');
    const list = page.locator('[data-widget="product-overview"]');
    await expect(list).toHaveAttribute('data-widget-state', 'loading');
    // One below the window waits until it is pressed.
    const button = list.locator('[data-widget="add-to-cart"][data-widget-state="waiting"]').last();
    const isAsked = page.waitForRequest(/\/replay-\w+\.js/);
    await button.evaluate((element: HTMLElement) => element.click());
    await isAsked;
    answer();
    await expect(list).toHaveAttribute('data-widget-state', 'ready');
    await expect(button).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' })).toBeVisible();
  },
);
