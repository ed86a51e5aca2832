import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

// Scroll bars that take space, as on most desktops.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ignoreDefaultArgs: [...[launchOptions.ignoreDefaultArgs ?? []].flat(), '--hide-scrollbars'] as string[],
    }),
});

const PRODUCT = '/growatt-min-3000tl-xh';
const popup = (page: Page) => page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' });
const buyButton = (page: Page) => page.getByRole('button', { name: 'In winkelwagen' }).first();

/** Adds a product by keyboard, so that the button has the focus. */
async function open(page: Page) {
  await page.goto(PRODUCT);
  await buyButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeVisible();
  return popup(page);
}

/** A point beside the popup. */
const BACKDROP = { x: 8, y: 450 };

test('the focus moves to the heading, stays inside and returns to the button', async ({ page }) => {
  const dialog = await open(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  const inside = await dialog.getByRole('button').or(dialog.getByRole('link')).count();
  const seen = new Set<string>();
  for (let step = 0; step < inside + 3; step += 1) {
    await page.keyboard.press('Tab');
    seen.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        // Between the last control and the first, the browser's own controls get the focus.
        if (!activeElement || activeElement === document.body) return 'browser';
        return activeElement.closest('dialog') ? 'popup' : `page: ${activeElement.outerHTML}`;
      }),
    );
  }
  expect([...seen].filter((where) => where.startsWith('page'))).toEqual([]);
  expect(seen).toContain('popup');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(buyButton(page)).toBeFocused();
});

const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the backdrop': (page) => page.mouse.click(BACKDROP.x, BACKDROP.y),
  'its icon': (page) => popup(page).getByRole('button', { name: 'Sluiten' }).click(),
  '“Verder winkelen”': (page) => popup(page).getByRole('button', { name: 'Verder winkelen' }).click(),
};
for (const [way, close] of Object.entries(WAYS)) {
  test(`${way} closes the dialog, and it opens again with the latest product`, async ({ page, pageErrors }) => {
    const dialog = await open(page);
    await close(page);
    await expect(dialog).toBeHidden();
    await page.getByRole('spinbutton', { name: 'Aantal' }).fill('3');
    await buyButton(page).click();
    await expect(dialog.getByText('Aantal: 3')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    pageErrors.expectOnly();
  });
}

test('a click inside, and a text selection that ends outside, keep the dialog open', async ({ page }) => {
  const dialog = await open(page);
  const heading = dialog.getByRole('heading', { level: 2 });
  await heading.click();
  const box = (await heading.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(BACKDROP.x, BACKDROP.y, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toHaveAttribute('open');
  await expect(dialog).toBeVisible();
});

test('the dialog fades for 200 ms, keeps its contents that long, and is empty afterwards', async ({ page }) => {
  await page.clock.install();
  const dialog = await open(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const element = page.locator('[data-widget="cart-popup"] dialog.sw-dialog');
  // A dialog that closes while it opens has a shorter transition.
  await expect.poll(() => element.evaluate((box) => box.getAnimations().length)).toBe(0);
  const fading = await element.evaluate(async (box: HTMLDialogElement) => {
    box.querySelector<HTMLElement>('.sw-dialog__close')!.click();
    // The widget renders after the click; waits for a task.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage('');
    });
    const running = box.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Object.fromEntries(
      running.map((transition) => [transition.transitionProperty, transition.effect!.getTiming().duration]),
    );
  });
  expect(fading).toMatchObject({ opacity: 200 });
  await expect(element).not.toHaveAttribute('open');
  await page.clock.runFor(190);
  await expect(element.locator('.sw-dialog__panel')).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(element.locator('.sw-dialog__panel')).toHaveCount(0);
  await expect(dialog).toBeHidden();
});

test('a dialog that is opened again while it fades keeps its new contents', async ({ page }) => {
  const dialog = await open(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('shop:add-to-cart', { detail: { type: 'product', id: 512, qty: 7 } })),
  );
  await expect(dialog.getByText('Aantal: 7')).toBeVisible();
  // Longer than the transition.
  await page.waitForTimeout(400);
  await expect(dialog.getByText('Aantal: 7')).toBeVisible();
});

test('with reduced motion the dialog closes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const isShown = await page
    .locator('[data-widget="cart-popup"] dialog.sw-dialog')
    .evaluate((box: HTMLDialogElement) => {
      box.querySelector<HTMLElement>('.sw-dialog__close')!.click();
      return new Promise((resolve) => requestAnimationFrame(() => resolve(box.checkVisibility())));
    });
  expect(isShown).toBe(false);
});

test('the page behind a dialog keeps its scroll position, without a layout shift', async ({ page }) => {
  await page.goto(PRODUCT);
  const width = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(bar).toBeGreaterThan(0);
  const before = await width();
  await buyButton(page).click();
  const dialog = popup(page);
  await expect(dialog).toBeVisible();
  const top = await page.evaluate(() => scrollY);
  expect(await width()).toBe(before);
  await page.mouse.move(BACKDROP.x, BACKDROP.y);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(top);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  expect(await width()).toBe(before);
});
