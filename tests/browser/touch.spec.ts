import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { PNG } from '../../tools/demo-shop/uploads.ts';
import { expect, test } from './shop.ts';
import { fingersOn, type Point } from './touch.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

async function middleOf(place: Locator): Promise<Point> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('two fingers enlarge a picture in the viewer, one moves it, and a pull closes the viewer', async ({ page }) => {
  const { pinch, swipe } = await fingersOn(page);
  await page.goto('/growatt-min-3000tl-xh');
  const gallery = page.locator('[data-widget="product-gallery"]');
  await expect(gallery).toHaveAttribute('data-widget-state', 'ready');
  await gallery.getByRole('button', { name: 'Vergroten' }).tap();
  const viewer = page.getByRole('dialog');
  await expect(viewer.locator('.pswp__bg')).toHaveCSS('opacity', '0.8');
  const picture = viewer.getByRole('img', { name: /afbeelding 1 van/ });
  const middle = { x: 195, y: 350 };
  const width = async () => (await picture.boundingBox())!.width;
  const left = async () => (await picture.boundingBox())!.x;

  await pinch(middle, 60, 200);
  await expect.poll(width).toBeGreaterThan(800);
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
  const before = await left();
  await swipe(middle, { x: -60, y: 20 });
  await expect.poll(left).toBeLessThan(before - 30);
  await expect(viewer.locator('.pswp__counter')).toHaveText(/^Afbeelding 1 van/);

  await pinch(middle, 240, 60);
  await expect.poll(width).toBe(390);
  await swipe(middle, { x: 0, y: 250 });
  await expect(viewer).toHaveCount(0);
});

test('a swipe moves the columns of a comparison with their names, and scrolls the page', async ({ page }) => {
  await page.addInitScript(() => {
    const list = [4711, '900', 2002, 512].map((id) => ({ id, type: 'product' }));
    localStorage.setItem('compare', JSON.stringify(list));
  });
  const { swipe } = await fingersOn(page);
  await page.goto('/compare');
  await expect(page.locator('[data-widget="compare-page"]')).toHaveAttribute('data-widget-state', 'ready');
  const columns = page.locator('.sw-compare-page__scroll');
  await columns.evaluate((element) => element.scrollIntoView());
  const moved = () => columns.evaluate(({ scrollLeft }) => scrollLeft);
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();

  await swipe({ x: 320, y: 500 }, { x: -240, y: -6 });
  await expect.poll(moved).toBeGreaterThan(150);
  expect(await scrolled()).toBe(before);
  const names = page.locator('.sw-compare-page__strip');
  await expect.poll(async () => (await names.evaluate(({ scrollLeft }) => scrollLeft)) - (await moved())).toBe(0);

  await swipe({ x: 200, y: 600 }, { x: 4, y: -300 });
  await expect.poll(scrolled).toBeGreaterThan(before + 200);
});

test('a finger scrolls the menu to its end in the smallest window, and not the page behind it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { swipe } = await fingersOn(page);
  await page.goto('/demo/mobile-menu');
  await page.locator('.samples [data-widget="mobile-menu"] > a').first().tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('heading', { name: 'Menu' })).toBeFocused();
  const last = menu.getByRole('button', { name: /^Taal en land/ });
  await expect(last).not.toBeInViewport();
  const before = await page.evaluate(() => scrollY);
  await expect(async () => {
    await swipe({ x: 150, y: 200 }, { x: 0, y: -150 });
    await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

/** A field for at most four pictures. */
async function openPictures(page: Page) {
  await page.goto('/demo/media-field');
  const field = page.locator('[data-widget="media-field"][data-max-items="4"]').first();
  await field.scrollIntoViewIfNeeded();
  await expect(field).toHaveAttribute('data-widget-state', 'ready');
  const record = field.locator('input[type=hidden]');
  const names = async () =>
    (JSON.parse(await record.inputValue()) as { file_name: string }[]).map(({ file_name: name }) => name);
  return { field, names };
}

test('a finger sorts pictures by their handles', async ({ page }) => {
  const { swipe } = await fingersOn(page);
  const { field, names } = await openPictures(page);
  const files = ['a.png', 'b.png'].map((name) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG) }));
  await field.locator('input[type=file]').setInputFiles(files);
  await expect.poll(names).toEqual(['a.png', 'b.png']);
  const handle = (name: string) => field.getByRole('button', { name: `Verplaats ${name}` });
  await handle('a.png').scrollIntoViewIfNeeded();
  const from = await middleOf(handle('a.png'));
  const to = await middleOf(handle('b.png'));
  await swipe(from, { x: 0, y: to.y - from.y + 20 });
  await expect.poll(names).toEqual(['b.png', 'a.png']);
});

test('files from another program are dropped, all of them or none', async ({ page, pageErrors }) => {
  const folder = await mkdtemp(join(tmpdir(), 'drop-'));
  const paths = ['1', '2', '3', '4', '5'].map((name) => join(folder, `${name}.png`));
  await Promise.all(paths.map((path) => writeFile(path, PNG)));
  const { field, names } = await openPictures(page);
  const devtools = await page.context().newCDPSession(page);
  async function drop(files: string[]): Promise<void> {
    const area = field.locator('.sw-drop');
    await area.scrollIntoViewIfNeeded();
    const at = await middleOf(area);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', {
        type,
        ...at,
        data: { items: [], files, dragOperationsMask: 1 },
      });
  }
  await drop(paths);
  await expect(field.getByRole('alert')).toHaveText(/^Er kunnen nog 4 bestanden bij/);
  expect(await names()).toEqual([]);
  await drop(paths.slice(0, 3));
  await expect.poll(names).toEqual(['1.png', '2.png', '3.png']);
  await expect(field.getByRole('alert')).toHaveCount(0);
  await rm(folder, { recursive: true });
  pageErrors.expectOnly();
});

test('a long press on a buy button buys once, and the next tap once more', async ({ page }) => {
  const { press } = await fingersOn(page);
  await page.goto('/mc4-set');
  const buy = page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first();
  await buy.scrollIntoViewIfNeeded();
  await expect(buy).toHaveAttribute('data-widget-state', 'ready');
  let bought = 0;
  page.on('request', (request) => request.url().endsWith('/cart/add') && (bought += 1));
  const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  await press(await middleOf(buy));
  await expect(popup).toBeVisible();
  expect(bought).toBe(1);
  await popup.getByRole('button', { name: 'Sluiten' }).tap();
  await expect(popup).toHaveCount(0);
  await buy.tap();
  await expect(popup).toBeVisible();
  expect(bought).toBe(2);
});
