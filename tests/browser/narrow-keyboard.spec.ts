import type { Locator, Page } from '@playwright/test';
import { field, openCheckout, toShipping } from './checkout.ts';
import { isFree } from './is-free.ts';
import { CONNECTORS, expect, INVERTER, openCart, test, widgetsSettled } from './shop.ts';
import { spaceText } from './text-spacing.ts';

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.use({ viewport: { width: 320, height: 568 } });

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(place).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [10] });
}

test('the list of an address search is in view, and no bar covers it', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page);
  await tabTo(page, field(checkout, 'email'));
  await tabTo(page, checkout.getByRole('combobox', { name: 'Zoek je adres' }));
  await page.keyboard.type('1012 LG 1');
  const options = checkout.getByRole('listbox', { name: 'Zoek je adres' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  for (const at of [0, 3]) await expect.poll(() => isFree(options.nth(at))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(checkout.getByRole('button', { name: /^Doorgaan naar/ })).toBeInViewport({ ratio: 1 });
});

test('no control of the checkout has the focus behind its bar with text spacing', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page, '/checkout?lang=de');
  await widgetsSettled(page);
  await spaceText(page);
  await tabTo(page, field(checkout, 'email'));
  const next = checkout.getByRole('button', { name: /^Weiter zu/ });
  const focused = page.locator(':focus');
  const passed: string[] = [];
  while (!(await next.evaluate((button) => button === document.activeElement))) {
    const name = await focused.evaluate((control: HTMLInputElement) => control.name || control.id);
    expect(await isFree(focused), name).toBe(true);
    passed.push(name);
    await page.keyboard.press('Tab');
  }
  expect(passed).toContain('phone');
});

test('the comparison bar appears below the box that has the focus, and covers no link after it', async ({ page }) => {
  await page.goto('/omvormers?lang=de');
  await widgetsSettled(page);
  const box = page.getByRole('checkbox', { name: /vergleichen$/ }).first();
  await box.focus();
  // As a browser that scrolls no further than it has to.
  await box.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 4));
  await page.keyboard.press('Space');
  const bar = page.getByRole('button', { name: /^Produkte vergleichen/ });
  await expect(bar).toBeVisible();
  await expect.poll(() => isFree(box)).toBe(true);

  const chat = page.getByRole('link', { name: 'Brauchen Sie Hilfe?' });
  for (const isOpen of [false, true]) {
    if (isOpen) await bar.press('Enter');
    await expect(bar).toHaveAttribute('aria-expanded', String(isOpen));
    await chat.focus();
    await expect.poll(() => isFree(chat), `open: ${isOpen}`).toBe(true);
  }
});

test('a column of the comparison comes into view with what has the focus in it', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('compare', JSON.stringify([4711, 900, 2002].map((id) => ({ id, type: 'product' })))),
  );
  await page.goto('/compare');
  const table = page.getByRole('table', { name: 'Producten naast elkaar' });
  const links = table.getByRole('link');
  await expect(links).toHaveCount(3);
  for (const at of [0, 1, 2]) {
    await tabTo(page, links.nth(at));
    await expect
      .poll(() =>
        links.nth(at).evaluate((link) => {
          const frame = link.closest('[role="region"]')!.getBoundingClientRect();
          const { left, right } = link.getBoundingClientRect();
          return left >= frame.left && right <= frame.right;
        }),
      )
      .toBe(true);
  }
  await expect(links.nth(2).locator('..')).toHaveCSS('outline-style', 'solid');
});

test('the ring of a choice goes around what it shows, and crosses no text', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  await page.goto('/demo/return-solution-wizard');
  const radio = page.getByRole('radio').first();
  await radio.focus();
  await page.keyboard.press('Space');
  const card = page.locator('.sw-choice--checked');
  await expect(card.locator('.sw-choice__inside')).toBeVisible();
  await expect(card).toHaveCSS('outline-style', 'solid');
});

test('a refused quantity says why in the window, however far the line is from the top', async ({
  page,
  fill,
  misbehave,
}) => {
  await fill(INVERTER, 1);
  await fill(CONNECTORS, 1);
  const cart = await openCart(page);
  await widgetsSettled(page);
  await misbehave('/cart/plus', '500');
  await tabTo(page, cart.getByRole('textbox').last());
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  const alert = cart.getByRole('alert');
  await expect(alert).toContainText(/\S/);
  await expect.poll(() => isFree(alert)).toBe(true);
  await expect(cart.getByRole('textbox').last()).toBeInViewport({ ratio: 1 });
});

test('an upload field that has the focus stays in view when its files move it', async ({ page }) => {
  await page.goto('/demo/return-solution-wizard');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  const picker = page.locator('input[type=file]').first();
  await tabTo(page, picker);
  await picker.evaluate((input) => scrollBy(0, input.getBoundingClientRect().bottom - innerHeight + 4));
  const image = { name: 'dak.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
  await picker.setInputFiles([image, { ...image, name: 'kast.png' }]);
  await expect(page.getByRole('button', { name: /kast\.png/ })).toBeAttached();
  await expect(picker).toBeFocused();
  await expect.poll(() => isFree(picker)).toBe(true);
});

test('a card of a row that scrolls comes into view with the link that has the focus', async ({ page, fill }) => {
  await fill(4711);
  await page.goto('/cart');
  const links = page.locator('.sw-product-row__item a');
  await links.first().focus();
  for (let card = 1; card < 4; card++) {
    await page.keyboard.press('Tab');
    await expect(links.nth(card)).toBeFocused();
    await expect(links.nth(card)).toBeInViewport({ ratio: 1 });
  }
});

test('a method of delivery that is chosen stays in view when the options of the earlier one disappear', async ({
  page,
  fill,
}) => {
  await fill(INVERTER, 1);
  const checkout = await openCheckout(page);
  await toShipping(checkout);
  const methods = checkout.locator('[name="shipping_method"]');
  await methods.first().focus();
  for (let at = 1; at < (await methods.count()); at++) {
    await page.keyboard.press('ArrowDown');
    await expect(methods.nth(at)).toBeFocused();
    await expect(methods.nth(at)).toBeChecked();
    await expect.poll(() => isFree(methods.nth(at))).toBe(true);
  }
});

test('after the last product of a comparison is removed, the window shows what has the focus', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compare', '[{"id":4711,"type":"product"}]'));
  await page.goto('/compare');
  const remove = page.locator('.sw-compare-page').getByRole('button', { name: /^Verwijder/ });
  await remove.focus();
  // The button at the upper edge, and everything above it out of the window.
  await remove.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/geen producten/).first()).toBeVisible();
  const focused = page.locator(':focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).toBeInViewport();
});
