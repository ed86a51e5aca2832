import type { Locator, Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { openList } from './overview.ts';
import { expect, INVERTER, openCart, test } from './shop.ts';

const CHUNK = /OfficialLabels/;

/** The label and the larger view, which the keyboard opens and closes. */
async function expectLabel(page: Page, widget: Locator): Promise<void> {
  const label = widget.locator('[data-guarantee-label]').first();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await label.scrollIntoViewIfNeeded();
    const ratioError = await label.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { width: shown, height } = image.getBoundingClientRect();
      return Math.abs(shown / height - image.naturalWidth / image.naturalHeight);
    });
    expect(ratioError).toBeLessThan(0.02);
    expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(60);
    await expect(label).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const isInside = await label.evaluate((image) => image.getBoundingClientRect().right <= innerWidth);
    expect(isInside).toBe(true);
  }
  for (const [opener, title] of [
    [widget.getByRole('button', { name: /groter bekijken/ }).first(), 'Duurzaamheidsgarantie van de producent'],
    [widget.getByRole('button', { name: /energielabel bekijken/ }).first(), 'Energielabel'],
  ] as const) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('img')).toBeVisible();
    expect(await faultsOf(page, '.sw-root')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

test('labels stand beside the price of the list and the cart, and open by the keyboard', async ({ page, fill }) => {
  await fill(INVERTER);
  await page.request.post('/demo/extras', { data: { names: ['labels'] } });
  const list = await openList(page);
  await expectLabel(page, list);
  expect(await faultsOf(page, '.sw-root')).toEqual([]);
  await expectLabel(page, await openCart(page));
  expect(await faultsOf(page, '.sw-root')).toEqual([]);
});

test('a list without labels loads none of their code', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openList(page);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => CHUNK.test(file))).toEqual([]);
  await page.request.post('/demo/extras', { data: { names: ['labels'] } });
  await openList(page);
  await expect.poll(() => files.filter((file) => CHUNK.test(file)).length).toBe(1);
});
