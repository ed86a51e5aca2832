import type { Locator, Page } from '@playwright/test';
import { field, openCheckout } from './checkout.ts';
import { isFree } from './is-free.ts';
import { CONNECTORS, expect, openCart, test } from './shop.ts';

test.use({ hasTouch: true, isMobile: true });

test.describe('a phone with a keyboard on the screen', () => {
  const PHONE = { width: 390, height: 844 };
  test.use({ viewport: PHONE });

  async function openAddress(page: Page): Promise<Locator> {
    const checkout = await openCheckout(page);
    await field(checkout, 'manual_address').check();
    return checkout;
  }

  /** Types into a field that stands just above where the keyboard begins. */
  async function typeAbove(page: Page, place: Locator, text: string): Promise<void> {
    await place.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - 480));
    await place.tap();
    // Some browsers make the page as low as what the keyboard leaves.
    await page.setViewportSize({ width: PHONE.width, height: 500 });
    await page.keyboard.type(text);
  }

  test('the bar of the checkout does not cover the field, and comes back', async ({ page, fill }) => {
    await fill(CONNECTORS, 1);
    const checkout = await openAddress(page);
    const next = checkout.getByRole('button', { name: /^Doorgaan naar/ });
    await expect(next).toBeInViewport({ ratio: 1 });
    const city = field(checkout, 'city');
    await typeAbove(page, city, 'Am');
    await expect.poll(() => isFree(city)).toBe(true);
    await expect(next).not.toBeInViewport();

    await city.blur();
    await expect(next).toBeInViewport({ ratio: 1 });
  });

  test('the bar of the cart does not cover the quantity, and comes back', async ({ page, fill }) => {
    await fill(CONNECTORS, 1);
    const cart = await openCart(page);
    const order = cart.getByRole('link', { name: 'Naar bestellen' });
    await expect(order).toBeInViewport({ ratio: 1 });
    const quantity = cart.getByRole('textbox').first();
    await typeAbove(page, quantity, '1');
    await expect.poll(() => isFree(quantity)).toBe(true);
    await expect(order).not.toBeInViewport();
    await quantity.blur();
    await expect(order).toBeInViewport({ ratio: 1 });
  });

  test('each field that the keyboard’s Next key reaches is in view', async ({ page, fill }) => {
    await fill(CONNECTORS, 1);
    const checkout = await openAddress(page);
    const devtools = await page.context().newCDPSession(page);
    // Other browsers show the upper part of a page that is as high as before.
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1.6 });
    await field(checkout, 'email').tap();
    for (const name of ['first_name', 'street', 'house_number', 'zip_code', 'city', 'phone']) {
      const reached = field(checkout, name);
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(reached).toBeFocused({ timeout: 50 });
      }).toPass({ intervals: [10] });
      await expect.poll(() => isFree(reached), name).toBe(true);
    }
  });
});

test.describe('a window that is zoomed in to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the viewer shows all its controls, and its position over a light picture', async ({ page }) => {
    await page.goto('/growatt-min-3000tl-xh');
    const gallery = page.locator('[data-widget="product-gallery"]');
    await expect(gallery).toHaveAttribute('data-widget-state', 'ready');
    await gallery.getByRole('button', { name: 'Vergroten' }).tap();
    const viewer = page.getByRole('dialog');
    await expect(viewer.locator('.pswp__bg')).toHaveCSS('opacity', '0.8');
    for (const name of ['Sluiten', 'In- en uitzoomen', 'Volgende afbeelding'])
      await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    const position = viewer.locator('.sw-viewer__position');
    await expect(position).toBeInViewport({ ratio: 1 });
    const ink = await page.evaluate(() => getComputedStyle(document.querySelector('.sw-root')!).color);
    await expect(position).toHaveCSS('background-color', ink);
    await viewer.getByRole('button', { name: 'Sluiten' }).tap();
    await expect(viewer).toHaveCount(0);
  });

  test('each filter in the drawer comes into view by keyboard, and a tap on it counts', async ({ page }) => {
    await page.goto('/omvormers');
    await expect(page.locator('[data-widget="product-overview"]')).toHaveAttribute('data-widget-state', 'ready');
    await page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .tap();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    const boxes = drawer.getByRole('checkbox');
    await expect(boxes.first()).toBeAttached();
    const focused = drawer.locator(':focus');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isFree(focused)).toBe(true);
    }
    const show = drawer.getByRole('button', { name: /^Toon \d+ producten/ });
    const before = await show.textContent();
    await boxes.first().tap();
    await expect(show).not.toHaveText(before!);
    await show.tap();
    await expect(drawer).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
