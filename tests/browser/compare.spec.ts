import type { Page } from '@playwright/test';
import { expect, expectAccessible, REPORTED_BY_BROWSER, test } from './shop.ts';

const INVERTER = { id: 4711, type: 'product' };
const BATTERY = { id: '900', type: 'product' };
const FIVE = [
  INVERTER,
  BATTERY,
  { id: 2002, type: 'product' },
  { id: 512, type: 'product' },
  { id: 80_054, type: 'bundle' },
];

const bar = (page: Page) => page.getByRole('button', { name: /^Vergelijk producten/ });
const columns = (page: Page) => page.locator('.sw-compare-page thead').getByRole('columnheader');
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? 'null') as unknown);

/** Sets the stored comparison before the first page opens. */
async function keep(page: Page, list: unknown) {
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('kept')) localStorage.setItem('compare', value);
    sessionStorage.setItem('kept', '1');
  }, JSON.stringify(list));
}

async function openComparison(page: Page) {
  await page.goto('/compare');
  await expect(page.locator('[data-widget="compare-page"]')).toHaveAttribute('data-widget-state', 'ready');
}

test('a shopper chooses, sees the bar, and compares; a second tab follows', async ({ page, context, pageErrors }) => {
  await page.goto('/demo/compare-bar');
  const boxes = page.getByRole('checkbox', { name: /^Vergelijk / });
  await boxes.first().check();
  await expect(bar(page)).toContainText('1');
  await boxes.nth(1).check();
  await expect(bar(page)).toContainText('2');

  const secondTab = await context.newPage();
  await openComparison(secondTab);
  await expect(columns(secondTab)).toHaveCount(3);

  await bar(page).click();
  await page.getByRole('button', { name: /^Verwijder Growatt MIN 3000TL-XH/ }).click();
  await expect(boxes.first()).not.toBeChecked();
  await expect(columns(secondTab)).toHaveCount(2);

  await boxes.first().check();
  await expect(columns(secondTab)).toHaveCount(3);
  await secondTab.getByRole('button', { name: /^Verwijder Growatt MIN 3000TL-XH/ }).click();
  await expect(boxes.first()).not.toBeChecked();
  await page.getByRole('link', { name: 'Bekijk vergelijking' }).click();
  await expect(page).toHaveURL(/\/compare$/);
  await expect(columns(page)).toHaveCount(2);
  pageErrors.expectOnly();
});

for (const [how, breakStorage] of [
  [
    'is full',
    () => {
      for (let size = 2 ** 21; size >= 1; size /= 2)
        try {
          for (;;) localStorage.setItem(`full-${Math.random()}`, 'x'.repeat(size));
        } catch {
          // Smaller pieces may fit.
        }
    },
  ],
  [
    'stores nothing',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    },
  ],
  [
    'is blocked',
    () => {
      const get = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    },
  ],
] as const)
  test(`when storage ${how}, the page compares, and the bar says that it is not kept`, async ({ page, pageErrors }) => {
    await page.addInitScript(breakStorage);
    await page.goto('/demo/compare-bar');
    const boxes = page.getByRole('checkbox', { name: /^Vergelijk / });
    await boxes.first().check();
    const text = 'Je browser kan de vergelijking niet bewaren: ze gaat verloren als je deze pagina verlaat.';
    await expect(page.locator('.sw-compare-bar').getByText(text)).toBeVisible();
    await expect(page.locator('[data-widget="compare-bar"]').getByRole('status')).toContainText(text);
    await boxes.nth(1).check();
    await expect(bar(page)).toContainText('2');
    await expect(boxes.first()).toBeChecked();
    await bar(page).click();
    await page.getByRole('button', { name: /^Verwijder Growatt MIN 3000TL-XH/ }).click();
    await expect(boxes.first()).not.toBeChecked();
    await expect(bar(page)).toContainText('1');
    await expectAccessible(page);
    pageErrors.expectOnly();
  });

test('a list that is not stored loads the bar, although the code of its trigger comes later', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/lazy-triggers-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await page.goto('/demo/compare-bar');
  const box = page.locator('[data-widget="compare-checkbox"]').first();
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  await box.getByRole('checkbox').check();
  release();
  await expect(bar(page)).toContainText('1');
});

test('a shopper without a compare list downloads neither the bar nor React', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/demo/compare-checkbox');
  await expect(page.locator('[data-widget="compare-checkbox"][data-widget-state="ready"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-widget="compare-bar"]')).toHaveAttribute('data-widget-state', 'waiting');
  expect(requested.filter((path) => /react|compare-bar/.test(path))).toEqual([]);
  expect(requested).not.toContain('/compare');

  await page.getByRole('checkbox').first().check();
  await expect(bar(page)).toBeVisible();
  expect(requested.some((path) => /compare-bar-\w+\.js/.test(path))).toBe(true);
});

test('a command of the page loads the bar, and is not lost', async ({ page }) => {
  await page.goto('/cart');
  const ask = (id: number) =>
    page.evaluate((detail) => document.dispatchEvent(new CustomEvent('shop:compare-toggle', { detail })), {
      type: 'product',
      id,
    });
  await ask(4711);
  await ask(512);
  await expect(bar(page)).toContainText('2');
  expect(await kept(page)).toEqual([INVERTER, { id: 512, type: 'product' }]);
});

for (const clicks of [1, 2, 3])
  test(`${clicks} clicks on a box whose code is loading count as ${clicks}`, async ({ page }) => {
    let release = () => {};
    const later = new Promise<void>((done) => (release = done));
    await page.route('**/compare-checkbox-*.js', async (route) => {
      await later;
      await route.continue();
    });
    await page.goto('/demo/compare-checkbox');
    const box = page.getByRole('checkbox').first();
    await expect(page.locator('[data-widget="compare-checkbox"]').first()).toHaveAttribute(
      'data-widget-state',
      'loading',
    );
    for (let times = 0; times < clicks; times++) await box.click();
    release();
    await expect(page.locator('[data-widget="compare-checkbox"]').first()).toHaveAttribute(
      'data-widget-state',
      'ready',
    );
    const isOn = clicks % 2 === 1;
    await expect.poll(() => kept(page)).toEqual(isOn ? [{ id: '4711', type: 'product' }] : []);
    await expect(box).toBeChecked({ checked: isOn });
  });

test('the bar works by keyboard, without a focus trap, and covers no focused element', async ({ page }) => {
  await keep(page, FIVE);
  await page.goto('/demo/compare-bar');
  await bar(page).focus();
  await page.keyboard.press('Enter');
  const products = page.locator('.sw-compare-bar').getByRole('listitem');
  await expect(products).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Growatt MIN 3000TL-XH omvormer' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('.sw-compare-bar'))).toBe(false);
  await page.keyboard.press('Escape');
  await expect(products).toHaveCount(0);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [end, top] = await page.evaluate(() => [
    document.querySelector('footer')!.getBoundingClientRect().bottom,
    document.querySelector('.sw-compare-bar__bar')!.getBoundingClientRect().top,
  ]);
  expect(Math.floor(end)).toBeLessThanOrEqual(top + 1);
});

for (const width of [768, 1280])
  test(`product names stay visible while the table scrolls by keyboard, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await keep(page, FIVE);
    await openComparison(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const region = page.getByRole('region', { name: 'Producten naast elkaar' });
    await region.focus();
    for (let times = 0; times < 6; times++) await page.keyboard.press('ArrowRight');
    for (let times = 0; times < 10; times++) await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => region.evaluate(({ scrollLeft, scrollTop }) => Math.min(scrollLeft, scrollTop)))
      .toBeGreaterThan(50);
    const [odd, even] = await page
      .locator('.sw-compare-page__specs .sw-compare-page__cell:last-child')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
    expect(odd, 'rows alternate').not.toBe(even);
    const frame = (await region.boundingBox())!;
    const name = (await page.getByRole('rowheader', { name: 'Garantie' }).boundingBox())!;
    const head = (await page.getByRole('table').getByRole('rowgroup').first().boundingBox())!;
    expect(name.x).toBeCloseTo(frame.x, -1);
    expect(head.y).toBeCloseTo(frame.y, -1);
    await expect(columns(page).nth(2)).toBeInViewport();
    await expectAccessible(page);
  });

test('four products fit on a page of 1280 px: the page scrolls, and their names stay in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await keep(page, FIVE.slice(0, 4));
  await openComparison(page);
  const region = page.getByRole('region', { name: 'Producten naast elkaar' });
  const hidden = await region.evaluate((box) => [
    box.scrollWidth - box.clientWidth,
    box.scrollHeight - box.clientHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(hidden).toEqual([0, 0, 0]);
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  const head = (await page.getByRole('table').getByRole('rowgroup').first().boundingBox())!;
  expect(head.y).toBeCloseTo(0, 0);
  for (const index of [1, 2, 3, 4]) await expect(columns(page).nth(index)).toBeInViewport({ ratio: 1 });
});

test('on a phone, two columns swipe with their names, and the page itself scrolls down', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await keep(page, FIVE);
  await openComparison(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const region = page.getByRole('region', { name: 'Producten naast elkaar' });
  const frame = (await region.boundingBox())!;
  expect(frame.height, 'the page scrolls instead of the region').toBeGreaterThan(1000);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  const at = async (index: number) => (await columns(page).nth(index).boundingBox())!;
  // The second and the third product, next to each other at the beginning of the region.
  await expect.poll(async () => Math.abs((await at(2)).x - frame.x)).toBeLessThan(1);
  const [second, third] = [await at(2), await at(3)];
  expect(third.x + third.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
  const warranty = page.getByRole('row', { name: /^Garantie/ });
  const name = (await warranty.getByRole('rowheader').boundingBox())!;
  const value = (await warranty.getByRole('cell').nth(1).boundingBox())!;
  expect([name.x, value.x, value.width].map(Math.round)).toEqual([frame.x, second.x, second.width].map(Math.round));
  expect(name.y + name.height).toBeLessThanOrEqual(value.y + 1);

  await warranty.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const shown = await page.evaluate(
    ([x, width]) => [x! + 20, x! + width! + 20].map((left) => document.elementFromPoint(left, 12)?.textContent),
    [frame.x, second.width],
  );
  expect(shown, 'the names stay above their columns').toEqual([
    'Growatt ARK 5.1 kWh accu',
    'Huawei LUNA2000-200KWH bedrijfsbatterij',
  ]);
  await expectAccessible(page);
});

test('a header is named by its product alone, and every cell has its column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await keep(page, [INVERTER, BATTERY]);
  await openComparison(page);
  const table = page.getByRole('table', { name: 'Producten naast elkaar' });
  const rows = await table.getByRole('row').all();
  const cells = await Promise.all(rows.map((row) => row.locator(':scope > *').count()));
  expect(new Set(cells)).toEqual(new Set([3]));
  await expect(table.getByRole('columnheader')).toHaveText(['Kenmerk', /^Growatt MIN 3000TL-XH omvormer$/, /accu$/]);
  await expect(table.getByRole('row', { name: /^Vermogen/ }).getByRole('cell')).toHaveText(['3 kW', '– Geen gegevens']);
});

test('the comparison prints every column', async ({ page }) => {
  await keep(page, FIVE);
  await openComparison(page);
  await page.emulateMedia({ media: 'print' });
  // The width of an A4 page with margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  const last = (await columns(page).last().boundingBox())!;
  expect(last.x + last.width).toBeLessThanOrEqual(718);
});

test('the open bar leaves the chat and the focused link visible, and is not on the comparison itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await keep(page, FIVE);
  await page.goto('/demo/compare-bar');
  await bar(page).click();
  await expect(page.getByText('De eerste 3 van 5 producten')).toBeVisible();
  const top = () => page.locator('.sw-compare-bar__bar').evaluate((element) => element.getBoundingClientRect().top);
  const chat = page.getByRole('link', { name: 'Hulp nodig?' });
  await expect
    .poll(async () => (await chat.boundingBox())!.y + (await chat.boundingBox())!.height)
    .toBeLessThanOrEqual(await top());
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  const { y, height } = (await link.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(await top());

  await page.getByRole('link', { name: 'Bekijk vergelijking' }).click();
  await expect(columns(page)).toHaveCount(6);
  await expect(page.locator('[data-widget="compare-bar"]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(bar(page)).toHaveCount(0);
});

test(
  'when the shop does not answer, its own HTML and the list stay',
  { tag: '@without-frames' },
  async ({ page, misbehave, pageErrors }) => {
    await keep(page, [INVERTER]);
    await misbehave('/compare', '500');
    await page.goto('/compare');
    await expect(page.locator('[data-widget="compare-page"]')).toHaveAttribute('data-widget-state', 'failed');
    await expect(page.locator('[data-widget="compare-page"] p').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await kept(page)).toEqual([INVERTER]);
    pageErrors.expectOnly(REPORTED_BY_BROWSER);
  },
);

test('a restored page shows the current list', async ({ page }) => {
  await keep(page, [INVERTER]);
  await openComparison(page);
  await expect(columns(page)).toHaveCount(2);
  await page.goto('/demo/compare-bar');
  await page
    .getByRole('checkbox', { name: /^Vergelijk / })
    .nth(1)
    .check();
  await page.goBack();
  await expect(columns(page)).toHaveCount(3);
});

test('a comparison that is emptied leads on to the products', async ({ page, pageErrors }) => {
  await keep(page, [INVERTER]);
  await openComparison(page);
  const ways = page.locator('.sw-compare-page').getByRole('link', { name: 'Omvormers' });
  await expect(columns(page)).toHaveCount(2);
  await expect(ways).toHaveCount(0);
  await page.getByRole('button', { name: /^Verwijder Growatt MIN 3000TL-XH/ }).click();
  await expect(page.getByText('Er staan momenteel geen producten in je vergelijking.')).toBeVisible();
  await ways.click();
  await expect(page).toHaveURL(/\/omvormers$/);
  pageErrors.expectOnly();
});
