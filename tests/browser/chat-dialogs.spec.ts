import type { Page } from '@playwright/test';
import { openPageWith } from './open-page-with.ts';
import { expect, test } from './shop.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Waar kunnen we mee helpen?' });

/** Opens a page of the shop. Its chat opens by itself one second later. */
async function openChat(page: Page, html: string) {
  await page.addInitScript(() => localStorage.setItem('chat_timer', '60'));
  await page.clock.install();
  await openPageWith(page, html);
  const { clock } = page;
  await expect(async () => {
    await clock.runFor(10);
    await expect(page.locator('[data-widget="chat-widget"]')).toHaveAttribute('data-widget-state', 'ready', {
      timeout: 100,
    });
  }).toPass();
}

test('the chat waits while a modal dialog covers the page', async ({ page }) => {
  await openChat(page, '<dialog aria-label="Voorwaarden">…</dialog>');
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await page.clock.runFor(10_000);
  await expect(panel(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('chat_opened'))).toBeNull();

  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await page.clock.runFor(2000);
  await expect(panel(page)).toBeVisible();
});

test('a non-modal notice blocks neither the chat nor its close key', async ({ page }) => {
  await openChat(page, '<dialog open aria-label="Cookies">…</dialog>');
  await page.clock.runFor(2000);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});
