import type { Locator, Page, Route } from '@playwright/test';
import { expect, expectAccessible, REPORTED_BY_BROWSER, test } from './shop.ts';
import { fingersOn } from './touch.ts';

const NEXT = 'Volgende afbeelding';
const PREVIOUS = 'Vorige afbeelding';
const PICTURE = '/media/p/4711.svg';

/** Twelve different addresses, so that each one is requested once. */
const images = Array.from({ length: 12 }, (_, at) => ({ url: `${PICTURE}?n=${at + 1}`, w: 2400, h: 1800 }));
const VIDEOS = [{ code: 'aqz-KE-bpKQ', title: 'Installatie' }, '76979871'];

const gallery = (page: Page) => page.locator('[data-widget="product-gallery"]').first();
const large = (page: Page) => gallery(page).locator('.sw-product-gallery__picture img');
const enlarge = (page: Page) => gallery(page).getByRole('button', { name: /^(Vergroten|Vergrößern|Enlarge):/ });
const viewer = (page: Page) => page.locator('dialog.sw-viewer');
const thumbnails = (page: Page) => gallery(page).getByRole('list').getByRole('button');

/** The numbers of the requested pictures. */
function numbersAsked(page: Page): () => number[] {
  const requested: number[] = [];
  page.on('request', (request) => {
    const [, number] = /4711\.svg\?n=(\d+)/.exec(request.url()) ?? [];
    if (number) requested.push(Number(number));
  });
  return () => [...new Set(requested)].toSorted((a, b) => a - b);
}

/** A page of the shop, under its policy, with this gallery on top. */
async function openWith(page: Page, inputs: Record<string, unknown>, inside = '') {
  const script = `<script type="application/json">${JSON.stringify({ name: 'MIN 3000', ...inputs })}</script>`;
  const html = `<div data-widget="product-gallery">${Object.keys(inputs).length > 0 ? script : ''}${inside}</div>`;
  await page.route(/\/demo\/video-player/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<div class="samples">/,
      `<div class="samples"><section>${html}</section>`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/demo/video-player');
  await expect(gallery(page)).toHaveAttribute('data-widget-state', 'ready');
}

/** Replaces the video services, which no test reaches; returns the requests to them. */
async function catchVideos(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/youtube|ytimg|vimeo/, (route: Route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
  });
  return requested;
}

/** The open viewer. */
async function opened(page: Page) {
  await expect(viewer(page).locator('.pswp__bg')).toHaveCSS('opacity', '0.8');
  await expect(viewer(page).locator('.pswp')).toHaveCSS('opacity', '1');
  await expect(viewer(page).locator('.pswp__item[aria-hidden="true"]').first()).toBeAttached();
}

async function leave(page: Page) {
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
}

test('a picture opens over the whole window with the expected sizes, and restores the focus', async ({
  page,
  pageErrors,
}) => {
  const requested = numbersAsked(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await openWith(page, { images: images.map((image) => ({ ...image, thumbnail_url: PICTURE })) });
  await gallery(page).getByRole('button', { name: NEXT }).click();
  await expect(large(page)).toHaveAttribute('src', images[1]!.url);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /viewer/i.test(url))).toEqual([]);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);

  await enlarge(page).click();
  await expect(viewer(page).locator('.pswp__counter')).toHaveText('Afbeelding 2 van 12');
  await expect(page.getByRole('dialog', { name: 'Afbeeldingen van MIN 3000' })).toBeFocused();
  await expect(viewer(page).locator('.pswp__bg')).toHaveCSS('opacity', '0.8');
  expect(await viewer(page).locator('.pswp').getAttribute('style')).toContain('--pswp-transition-duration: 333ms');
  await expect(viewer(page).getByRole('img', { name: 'MIN 3000, afbeelding 2 van 12' })).toBeVisible();
  // One picture before and two after.
  await expect.poll(requested).toEqual([1, 2, 3, 4]);
  for (const name of ['Sluiten', 'In- en uitzoomen', PREVIOUS, NEXT])
    await expect(viewer(page).getByRole('button', { name })).toBeVisible();
  await expectAccessible(page);
  await expect(gallery(page).locator('[aria-busy]')).toHaveCount(0);

  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('status')).toHaveText('Afbeelding 3 van 12');
  await expect.poll(requested).toEqual([1, 2, 3, 4, 5]);
  const last = viewer(page).getByRole('button', { name: 'Afbeelding 12 van 12' });
  await last.click();
  await expect(viewer(page).locator('.pswp__counter')).toHaveText('Afbeelding 12 van 12');
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
  await viewer(page).getByRole('button', { name: 'Afbeelding 3 van 12' }).click();
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog') ?? document.activeElement?.localName),
    ).not.toBe('a');
  }
  await leave(page);
  await expect(large(page)).toHaveAttribute('src', images[2]!.url);
  await expect(enlarge(page)).toBeFocused();
  pageErrors.expectOnly();
});

test('the viewer stops at both ends, keeps the focus, and closes on the browser’s Back', async ({ page }) => {
  await openWith(page, { images: images.slice(0, 2) });
  const address = page.url();
  await enlarge(page).click();
  const next = viewer(page).getByRole('button', { name: NEXT });
  await expect(next).toBeVisible();
  await expect(viewer(page).getByRole('button', { name: PREVIOUS })).toBeHidden();
  await opened(page);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page).getByRole('status')).toHaveText('Afbeelding 2 van 2');
  await expect(viewer(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).locator('.pswp__counter')).toHaveText('Afbeelding 2 van 2');
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(gallery(page)).toHaveAttribute('data-widget-state', 'ready');

  // Closing it another way leaves no history entry.
  await enlarge(page).click();
  await viewer(page).getByRole('button', { name: 'Sluiten' }).click();
  await expect(viewer(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['swScrollLocked'])).toBeUndefined();
});

test('Escape during the opening animation closes the viewer, and reduced motion has no animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWith(page, { images: images.slice(0, 3) });
  await enlarge(page).click();
  await expect(viewer(page).locator('.pswp')).toHaveAttribute('style', /--pswp-transition-duration: 0ms/);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).locator('.pswp__counter')).toHaveText('Afbeelding 2 van 3');
  expect(
    await viewer(page)
      .locator('.pswp__container')
      .evaluate((moved) => moved.getAnimations().length),
  ).toBe(0);
  await leave(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enlarge(page).click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
});

test('a picture without width and height keeps its proportions, and a missing one has its alt text', async ({
  page,
  pageErrors,
}) => {
  await openWith(page, { images: [PICTURE, '/media/p/nobody.svg'] });
  await enlarge(page).click();
  const shown = viewer(page).locator('.pswp__item[aria-hidden="false"] img.pswp__img');
  await expect(shown).toBeVisible();
  const proportions = async () => {
    const { width = 0, height = 1 } = (await shown.boundingBox()) ?? {};
    return Math.round((width / height) * 10) / 10;
  };
  await expect.poll(proportions).toBe(1.3);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('The image cannot be loaded', { exact: true })).toBeVisible();
  await leave(page);
  await expect(gallery(page).getByText('De afbeelding kan niet worden geladen')).toBeVisible();
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

test('a viewer that fails to load shows a message, and the next click retries', async ({ page }) => {
  await page.route(/\/Viewer-/, (route) => route.abort());
  await openWith(page, { images: images.slice(0, 2) });
  await enlarge(page).click();
  await expect(gallery(page).getByRole('alert')).toBeVisible();
  await page.unroute(/\/Viewer-/);
  await enlarge(page).click();
  await expect(viewer(page)).toBeVisible();
  await expect(gallery(page).getByRole('alert')).toHaveCount(0);
});

test('videos load nothing before the shopper plays them, in the page and in the viewer', async ({
  page,
  pageErrors,
}) => {
  const requested = await catchVideos(page);
  await openWith(page, { images, videos: VIDEOS });
  await expect(thumbnails(page)).toHaveCount(7);
  await expect(thumbnails(page).nth(5)).toHaveAccessibleName('Video afspelen: Installatie');
  await gallery(page).getByRole('button', { name: PREVIOUS }).click();
  await gallery(page).getByRole('button', { name: PREVIOUS }).click();
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);

  await thumbnails(page).nth(5).click();
  await expect(gallery(page).locator('iframe')).toHaveAttribute('title', 'Installatie');
  await expect.poll(() => requested).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0']);
  await gallery(page).getByRole('button', { name: PREVIOUS }).click();
  await expect(gallery(page).locator('iframe')).toHaveCount(0);

  await enlarge(page).click();
  await expect(viewer(page).locator('.pswp__counter')).toHaveText('Afbeelding 12 van 12');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('status')).toHaveText('Video 2 van 2');
  expect(requested).toHaveLength(1);
  await viewer(page)
    .getByRole('button', { name: /^Video afspelen: Video over MIN 3000/ })
    .click();
  await expect.poll(() => requested[1]).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
  await viewer(page).getByRole('button', { name: PREVIOUS }).click();
  await expect(viewer(page).locator('iframe')).toHaveCount(0);
  await viewer(page).getByRole('button', { name: 'Sluiten' }).click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(gallery(page).getByRole('button', { name: /^Video afspelen: Installatie.*YouTube/ })).toBeVisible();
  // The button that opened the viewer is gone, so the focus moves to its position.
  await expect(gallery(page).locator('.sw-product-gallery__stage')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery(page).getByRole('status').first()).toContainText('Afbeelding 12 van 12');
  pageErrors.expectOnly();
});

test('the player plays only after a click', async ({ page, pageErrors }) => {
  const requested = await catchVideos(page);
  await page.goto('/demo/video-player');
  const players = page.locator('[data-widget="video-player"]');
  await expect(players.first()).toHaveAttribute('data-widget-state', 'ready');
  await players.nth(1).scrollIntoViewIfNeeded();
  await expect(players.nth(1)).toHaveAttribute('data-widget-state', 'ready');
  await expectAccessible(page);
  expect(requested).toEqual([]);
  await players.nth(1).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(players.nth(1).locator('iframe')).toBeFocused();
  await expect.poll(() => requested).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1']);
  pageErrors.expectOnly();
});

const PRINTED = `<a href="${PICTURE}?n=1"><picture><source media="(max-width: 800px)" srcset="${PICTURE}?n=2" />
  <img src="${PICTURE}?n=1" alt="MIN 3000" width="1200" height="900" /></picture></a>
  <ul><li><a href="${PICTURE}?n=1" data-mobile-url="${PICTURE}?n=2"><img src="${PICTURE}" alt="" width="160" height="120" /></a></li>
  <li><a href="${PICTURE}?n=3"><img src="${PICTURE}" alt="" width="160" height="120" /></a></li></ul>`;

for (const [width, shown] of [
  [800, 2],
  [801, 1],
] as const)
  test(`server markup is kept, and nothing is requested twice, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const requested = numbersAsked(page);
    await openWith(page, {}, PRINTED);
    await expect(thumbnails(page)).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    expect(requested()).toEqual([shown]);
    expect(await large(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`n=${shown}`);
    await gallery(page).getByRole('button', { name: NEXT }).click();
    await expect(large(page)).toHaveAttribute('src', `${PICTURE}?n=3`);
    await gallery(page).getByRole('button', { name: PREVIOUS }).click();
    await expect(large(page)).toBeVisible();
    expect(requested()).toEqual([shown, 3]);
  });

test.describe('a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  const QUICK = { timeout: 1000 };

  /** After a quick swipe, the first tap may only end the movement. */
  const tapUntil = (place: Locator, isDone: () => Promise<void>) =>
    expect(async () => {
      await place.tap(QUICK);
      await isDone();
    }).toPass();

  test('swipes to the next picture, scrolls the page, and opens the viewer', async ({ page, pageErrors }) => {
    const { swipe } = await fingersOn(page);
    await openWith(page, { images, videos: VIDEOS });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await gallery(page).scrollIntoViewIfNeeded();
    const box = (await large(page).boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await swipe(middle, { x: -90, y: 6 });
    await expect(large(page)).toHaveAttribute('src', images[1]!.url);
    await expect(viewer(page)).toHaveCount(0);
    await swipe(middle, { x: 90, y: 0 });
    await swipe(middle, { x: 90, y: 0 });
    await expect(gallery(page).getByRole('status')).toContainText('Video 2 van 2');
    await tapUntil(gallery(page).getByRole('button', { name: 'Afbeelding 5 van 12' }), () =>
      expect(large(page)).toHaveAttribute('src', images[4]!.url, QUICK),
    );

    const before = await page.evaluate(() => scrollY);
    await swipe(middle, { x: 5, y: -120 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
    await expect(large(page)).toHaveAttribute('src', images[4]!.url);

    // The current thumbnail is visible, and large enough for a finger.
    const small = (await gallery(page).locator('[aria-current]').boundingBox())!;
    expect(small.x + small.width).toBeLessThanOrEqual(320);
    expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(40);

    await enlarge(page).tap();
    await opened(page);
    await expect(viewer(page).locator('.pswp__counter')).toHaveText('Afbeelding 5 van 12');
    // Far more than half of the window, because swipes are slow on a slow machine.
    await swipe({ x: 40, y: 320 }, { x: 250, y: 0 });
    await expect(viewer(page).locator('.pswp__counter')).toHaveText('Afbeelding 4 van 12');
    await tapUntil(viewer(page).getByRole('button', { name: 'Sluiten' }), () =>
      expect(viewer(page)).toHaveCount(0, QUICK),
    );
    pageErrors.expectOnly();
  });
});
