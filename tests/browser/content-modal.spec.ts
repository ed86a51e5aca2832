import type { Page } from '@playwright/test';
import { openPageWith } from './open-page-with.ts';
import { expect, expectAccessible, REPORTED_BY_BROWSER, test } from './shop.ts';

const HOST = 'content.shop.test';
const SNIPPET = `<div id="app"><div class="text" data-widget="content-modal">
  <p><a href="/levering?land=be#top">bezorging</a> <a href="https://www.${HOST}/garantie">garantie</a>
  <a href="https://elders.example/">elders</a> <a href="#place">hier</a> <a>leeg</a></p></div></div>`;

const dialogIn = (page: Page) => page.locator('dialog[open]');
const link = (page: Page, name: string) => page.locator('.text').getByText(name, { exact: true });

interface ContentRequest {
  url: string;
  method: string;
  body: string | null;
  headers: Record<string, string>;
}

/** Replaces the host of the content, on another origin, with the given answers. */
async function contentHost(page: Page, answer: object | null, until: Promise<unknown> = Promise.resolve()) {
  const requested: ContentRequest[] = [];
  await page.route(`http://${HOST}/modal/**`, async (route) => {
    const request = route.request();
    const { 'access-control-request-headers': wanted = '*' } = request.headers();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': wanted };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    requested.push({
      url: request.url(),
      method: request.method(),
      body: request.postData(),
      headers: await request.allHeaders(),
    });
    await until;
    return answer ? route.fulfill({ json: answer, headers }) : route.abort();
  });
  return requested;
}

async function openText(page: Page, html = SNIPPET) {
  await openPageWith(page, html, { settings: { contentDomain: HOST }, connect: `http://${HOST}` });
  await expect(page.locator('[data-widget="content-modal"]')).toHaveAttribute('data-widget-state', 'ready');
}

test('three clicks on a slow connection send one request, and of two links the last one is shown', async ({
  page,
  pageErrors,
}) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const requested = await contentHost(page, { modalTitle: 'Titel', modalContent: '<p>Tekst</p>' }, isAnswered);
  await openText(page);
  const press = (name: string, times: number) =>
    link(page, name).evaluate((element, count) => {
      for (let at = 0; at < count; at += 1) (element as HTMLElement).click();
    }, times);
  // While the code of the dialog loads, and while the answer does.
  await press('bezorging', 3);
  await expect(dialogIn(page)).toBeVisible();
  await press('bezorging', 3);
  answer();
  await expect(page.getByRole('dialog', { name: 'Titel' })).toHaveCount(1);
  expect(requested).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialogIn(page)).toHaveCount(0);

  await press('bezorging', 1);
  await press('garantie', 2);
  await expect(dialogIn(page).getByText('Tekst')).toBeVisible();
  expect(requested.slice(1).map(({ url }) => new URL(url).pathname)).toEqual(['/modal/levering', '/modal/garantie']);
  pageErrors.expectOnly();
});

test('a link opens its content over the page, without cookies or tokens, and without React', async ({
  page,
  pageErrors,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const requested = await contentHost(page, {
    modalTitle: '<b>Bezorging</b>',
    modalContent: '<p>Morgen <i>in huis</i>.</p>',
  });
  await openText(page);
  expect(scripts.filter((url) => /react|overlay|sanitise/.test(url))).toEqual([]);
  await expect(link(page, 'bezorging')).toHaveAttribute('href', '#');
  await expect(link(page, 'bezorging')).toHaveAttribute('data-modal-target', '/levering?land=be#top');
  await expect(page.getByRole('button', { name: 'bezorging' })).toBeVisible();
  await expect(link(page, 'elders')).toHaveAttribute('href', 'https://elders.example/');
  await expect(link(page, 'hier')).toHaveAttribute('href', '#place');

  const before = page.url();
  await link(page, 'bezorging').click();
  const dialog = page.getByRole('dialog', { name: 'Bezorging' });
  await expect(dialog.locator('h2 b')).toHaveText('Bezorging');
  await expect(dialog.locator('i')).toHaveText('in huis');
  await expect(dialog.getByRole('heading', { name: 'Bezorging' })).toBeFocused();
  expect(page.url()).toBe(before);
  expect(await dialog.evaluate((element) => element.parentElement?.id)).toBe('app');
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(762);
  await expectAccessible(page);

  expect(requested).toHaveLength(1);
  expect(requested[0]).toMatchObject({ url: `http://${HOST}/modal/levering?land=be`, method: 'POST', body: null });
  expect(requested[0]!.headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest' });
  expect(Object.keys(requested[0]!.headers)).not.toContain('cookie');
  expect(Object.keys(requested[0]!.headers)).not.toContain('x-csrf-token');
  expect(scripts.filter((url) => /react-/.test(url))).toEqual([]);
  pageErrors.expectOnly();
});

test('backdrop, icon and Escape close the dialog, and the class on the page is removed', async ({ page }) => {
  await contentHost(page, { modalTitle: 'Bezorging', modalContent: '<p>Morgen.</p>' });
  await openText(page);
  const html = page.locator('html');
  const ways = [
    () => page.mouse.click(8, 450),
    () => dialogIn(page).getByRole('button', { name: 'Sluiten' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await link(page, 'bezorging').dblclick();
    await expect(dialogIn(page).getByText('Morgen.')).toBeVisible();
    await expect(html).toHaveClass(/sw-modal-open/);
    await close();
    await expect(dialogIn(page)).toHaveCount(0);
    await expect(html).not.toHaveClass(/sw-modal-open/);
    await expect(link(page, 'bezorging')).toBeFocused();
    await expect(page.locator('.sw-content-modal')).toHaveCount(0);
  }
});

test('a text that is longer than the window can be read by keyboard', async ({ page }) => {
  await contentHost(page, { modalTitle: 'Lang', modalContent: '<p>Regel</p>'.repeat(80) });
  await openText(page);
  await link(page, 'bezorging').click();
  await expect(dialogIn(page).getByRole('heading', { name: 'Lang' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(dialogIn(page).getByText('Regel').last()).toBeInViewport();
});

test('a failed request and a link without an address show an empty dialog', async ({ page, pageErrors }) => {
  const requested = await contentHost(page, null);
  await openText(page);
  for (const name of ['leeg', 'garantie']) {
    await link(page, name).click();
    await expect(dialogIn(page)).not.toHaveAttribute('aria-busy');
    await expect(dialogIn(page).locator('h2')).toHaveText('');
    await expect(dialogIn(page).locator('.sw-content-modal__body')).toHaveText('');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  expect(requested.map(({ url }) => url)).toEqual([`http://${HOST}/modal/garantie`]);
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

test('a link inside the dialog replaces its content, and only videos of known providers stay', async ({ page }) => {
  await page.route(/youtube|vimeo/, (route) => route.fulfill({ contentType: 'text/html', body: 'video' }));
  const requested = await contentHost(page, {
    modalTitle: 'Video',
    modalContent: `<a href="/volgende">volgende</a>
      <iframe src="https://www.youtube.com/embed/abc_1-2?autoplay=1" allow="camera" onload="ran = 1"></iframe>
      <iframe src="//player.vimeo.com/video/123"></iframe><iframe src="https://evil.example/embed/abc"></iframe>
      <iframe src="https://www.youtube.com.evil.example/embed/abc"></iframe><iframe srcdoc="<script>parent.ran=1</script>"></iframe>
      <iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>`,
  });
  await openText(page);
  await link(page, 'bezorging').click();
  const frames = dialogIn(page).locator('iframe');
  await expect(frames).toHaveCount(2);
  expect(await frames.evaluateAll((all) => all.map((frame) => frame.getAttribute('src')))).toEqual([
    'https://www.youtube-nocookie.com/embed/abc_1-2?rel=0',
    'https://player.vimeo.com/video/123?dnt=1',
  ]);
  expect(await frames.first().getAttribute('allow')).not.toContain('camera');
  await dialogIn(page).getByRole('button', { name: 'volgende' }).click();
  await expect
    .poll(() => requested.map(({ url }) => new URL(url).pathname))
    .toEqual(['/modal/levering', '/modal/volgende']);
  await expect(dialogIn(page)).toHaveCount(1);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('another tab and the context menu get the link’s own address, also after unmounting', async ({
  page,
  context,
}) => {
  await contentHost(page, {});
  await openText(page, SNIPPET.replace('/levering?land=be#top', '/levering'));
  for (const options of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await link(page, 'bezorging').click(options);
    const tab = await opened;
    await expect.poll(() => new URL(tab.url()).pathname).toBe('/levering');
    await tab.close();
    await expect(link(page, 'bezorging')).toHaveAttribute('href', '#');
  }
  await expect(dialogIn(page)).toHaveCount(0);

  await page.locator('.text').evaluate((element) => {
    const later = document.createElement('a');
    later.href = '/later';
    later.textContent = 'later';
    element.append(later);
  });
  await expect(link(page, 'later')).toHaveAttribute('href', '#');
  const text = await page.locator('.text').evaluateHandle((element) => element);
  await text.evaluate((element) => element.remove());
  await expect
    .poll(() =>
      text.evaluate((element) => [...element.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'))),
    )
    .toEqual(['/levering', `https://www.${HOST}/garantie`, 'https://elders.example/', '#place', null, '/later']);
});
