import type { Page } from '@playwright/test';
import { expect, expectAccessible, INVERTER, test } from './shop.ts';

const chat = (page: Page) => page.locator('body > [data-widget="chat-widget"]');
const panel = (page: Page) => chat(page).getByRole('dialog');
const opener = (page: Page) => chat(page).getByRole('link').first();
const kept = (page: Page) => page.evaluate(() => [localStorage['chat_timer'], localStorage['chat_opened']] as unknown);

/** Opens a page with the chat, whose clock is stopped until the test advances it. */
async function open(page: Page, path = '/') {
  await page.goto(path);
  await expect(chat(page)).toHaveAttribute('data-widget-state', 'ready', { timeout: 15_000 });
}

async function seconds(page: Page): Promise<number> {
  return Number(((await kept(page)) as string[])[0] ?? 0);
}

test('the chat opens after a minute over several pages, is announced and takes no focus', async ({
  page,
  pageErrors,
}) => {
  await page.clock.install();
  await open(page);
  await page.clock.runFor(30_000);
  expect(await seconds(page)).toBeGreaterThanOrEqual(30);
  await open(page, '/klantenservice');
  await expect(panel(page)).toHaveCount(0);
  await page.clock.runFor(28_000);
  await expect(panel(page)).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(500);
  await expect(chat(page).getByRole('status')).toHaveText('De chat is geopend.');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await kept(page)).toEqual(['60', '1']);
  await page.clock.resume();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.clock.install();
  await open(page, '/cart');
  await page.clock.runFor(90_000);
  await expect(panel(page)).toHaveCount(0);
  pageErrors.expectOnly();
});

test('the chat is hidden at 1023 px, and shown at 1024 px', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1023, height: 800 });
  await open(page);
  await page.clock.runFor(70_000);
  await expect(panel(page)).toHaveCount(0);
  expect(await kept(page)).toEqual(['60', undefined]);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.clock.runFor(1000);
  await expect(panel(page)).toBeVisible();
});

test('the chat waits while a primary button has the focus, or stands where the panel would open', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('chat_timer', '60'));
  await page.clock.install();
  await open(page, '/klantenservice');
  await page.getByRole('main').evaluate((main) => {
    const button = document.createElement('button');
    button.className = 'sw-button sw-button--primary';
    button.textContent = 'Verder';
    button.style.marginBlock = '40rem 90rem';
    main.replaceChildren(button);
    scrollTo(0, 0);
  });
  const button = page.getByRole('button', { name: 'Verder' });
  await button.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await page.clock.runFor(5000);
  await expect(panel(page)).toHaveCount(0);
  await button.evaluate((element) => {
    element.blur();
    element.style.cssText = 'position: fixed; inset-block-end: 100px; inset-inline-end: 60px';
  });
  await page.clock.runFor(5000);
  await expect(panel(page)).toHaveCount(0);
  await button.evaluate((element) => (element.style.insetInlineEnd = '900px'));
  await page.clock.runFor(2000);
  await expect(panel(page)).toBeVisible();
});

for (const width of [320, 390, 1280])
  test(`the link to the chat covers nothing of a page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/omvormers', '/cart']) {
      await open(page, path);
      for (const top of [0, 500, 1300, 1e6]) {
        const covered = await opener(page).evaluate((link, y) => {
          scrollTo({ top: y, behavior: 'instant' });
          const box = link.getBoundingClientRect();
          return [...document.querySelectorAll('body :is(a, button, input, select, p, li, dd, dt, h1, h2, h3, img)')]
            .filter((element) => !link.parentElement!.contains(element))
            .filter((element) => {
              const { left, right, top: above, bottom, width: wide } = element.getBoundingClientRect();
              const isBeside = right <= box.left || left >= box.right || bottom <= box.top || above >= box.bottom;
              return wide > 0 && wide < innerWidth && !isBeside && element.checkVisibility();
            })
            .map((element) => element.outerHTML.slice(0, 120));
        }, top);
        expect(covered, `${path} at ${top}`).toEqual([]);
      }
    }
  });

test('of two tabs one counts, and one shows the chat', async ({ page, context }) => {
  const secondTab = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('chat_timer', localStorage['chat_timer'] ?? '56'));
  await Promise.all([open(page), open(secondTab)]);
  const begun = await seconds(page);
  await page.waitForTimeout(2000);
  expect((await seconds(page)) - begun).toBeLessThanOrEqual(3);
  await expect
    .poll(async () => (await panel(page).count()) + (await panel(secondTab).count()), { timeout: 10_000 })
    .toBe(1);
  await page.waitForTimeout(1500);
  expect((await panel(page).count()) + (await panel(secondTab).count())).toBe(1);
});

test('the chat never opens by itself beside a checkout, and the shopper can open it there', async ({ page, fill }) => {
  await fill(INVERTER);
  await page.clock.install();
  await open(page, '/checkout');
  await page.clock.runFor(70_000);
  expect(await kept(page)).toEqual(['60', undefined]);
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
});

test('the chat does not open while the shopper fills in a form', async ({ page }) => {
  await page.clock.install();
  await open(page, '/demo/address-form');
  const field = page.getByRole('textbox', { name: 'Voornaam' }).first();
  await field.focus();
  await page.clock.runFor(70_000);
  expect(await kept(page)).toEqual(['60', undefined]);
  await field.fill('Sanne');
  await field.blur();
  await page.clock.runFor(5000);
  expect(await kept(page)).toEqual(['60', undefined]);
  await field.fill('');
  await field.blur();
  await page.clock.runFor(2000);
  await expect(panel(page)).toBeVisible();
});

for (const width of [320, 1280])
  test(`a shopper opens the chat by keyboard and returns to the opener, ${width} px wide`, async ({
    page,
    pageErrors,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading')).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const [inside, button] = [(await panel(page).boundingBox())!, (await opener(page).boundingBox())!];
    expect(inside.x).toBeGreaterThanOrEqual(0);
    expect(inside.x + inside.width).toBeLessThanOrEqual(width);
    expect(inside.y).toBeGreaterThanOrEqual(0);
    expect(inside.y + inside.height, 'the opener stays in sight').toBeLessThanOrEqual(Math.max(640, button.y));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect((await kept(page)) as string[]).toContain('1');
    pageErrors.expectOnly();
  });

test('a banner opens the chat, and the rest of the page stays usable', async ({ page }) => {
  await page.goto('/omvormers');
  await page.getByRole('button', { name: 'Chat met een installateur' }).click();
  await expect(panel(page)).toBeVisible();
  await page.getByRole('link', { name: 'Winkelwagen' }).first().click();
  await expect(page).toHaveURL(/\/cart/);
});

test('markup of a template is cleaned under the page’s policy', async ({ page, pageErrors }) => {
  await page.goto('/demo/chat-widget');
  const third = page.locator('main [data-widget="chat-widget"]').nth(2);
  await expect(third).toHaveAttribute('data-widget-state', 'ready');
  await third.getByRole('button', { name: 'Hulp nodig?' }).click();
  await expect(
    third.getByRole('dialog', { name: 'Advies' }).getByRole('link', { name: '036 000 00 00' }),
  ).toBeVisible();
  pageErrors.expectOnly();
});

test('without JavaScript the link leads to the customer service', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/');
  await opener(page).click();
  await expect(page).toHaveURL(/\/klantenservice$/);
  await context.close();
});
