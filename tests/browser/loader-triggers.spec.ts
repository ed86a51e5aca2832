import { aWhile, expect, expectLog, expectState, logOf, test } from './loader/fixtures.ts';

const FAR_DOWN = '<div style="height: 3000px"></div>';
const UNSTRICT = "default-src 'self'; style-src 'self' 'unsafe-inline'";

test('an eager widget loads at once, and shows its state', async ({ page, site }) => {
  const script = site.hang('/widgets/plain-test.js');
  site.page('/', '<div id="a" data-widget="plain"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'loading');
  script.answer();
  await expectState(page, '#a', 'ready');
  await expectLog(page, ['mount a']);
});

test('an idle widget loads when the browser is idle', async ({ page, site }) => {
  site.page('/', '<div id="a" data-widget="plain" data-load="idle"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'ready');
});

test('an idle widget loads in a browser without idle callbacks', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  site.page('/', '<div id="a" data-widget="plain" data-load="idle"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'ready');
});

test('a visible widget loads when the shopper scrolls to it', async ({ page, site }) => {
  site.page('/', `${FAR_DOWN}<div id="a" data-widget="plain" data-load="visible">shop</div>`, { csp: UNSTRICT });
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await aWhile(page);
  expect(await logOf(page)).toEqual([]);
  await page.locator('#a').scrollIntoViewIfNeeded();
  await expectLog(page, ['mount a']);
});

test('a margin loads a widget before it is visible, and widgets with the same margin share an observer', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const Real = IntersectionObserver;
    window.IntersectionObserver = class extends Real {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        ((window as { margins?: unknown[] }).margins ??= []).push(options?.rootMargin);
      }
    };
  });
  const near = ['a', 'b', 'c'].map((id) => `<div id="${id}" data-widget="plain" data-load="visible 4000px">shop</div>`);
  const far = '<div id="d" data-widget="plain" data-load="visible 10px">shop</div>';
  site.page('/', FAR_DOWN + near.join('') + far, { csp: UNSTRICT });
  await page.goto(site.origin);
  await expect.poll(() => logOf(page)).toHaveLength(3);
  await expectState(page, '#d', 'waiting');
  expect(await page.evaluate(() => (window as { margins?: unknown[] }).margins)).toEqual(['4000px', '10px']);
});

test('a widget for wide screens loads when the screen becomes wide', async ({ page, site }) => {
  await page.setViewportSize({ width: 500, height: 600 });
  site.page('/', '<div id="a" data-widget="plain" data-load="media (min-width: 800px)"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await aWhile(page);
  expect(await logOf(page)).toEqual([]);
  await page.setViewportSize({ width: 900, height: 600 });
  await expectLog(page, ['mount a']);
});

test('a widget for narrow screens loads at once on a narrow screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 500, height: 600 });
  site.page('/', '<div id="a" data-widget="plain" data-load="media (max-width: 800px)"></div>');
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
});

const LISTED = '<div id="a" data-widget="plain" data-load="stored things"></div>';

test('a widget for a stored list loads when the list gets its first entry', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('things', '[]'));
  site.page('/', LISTED);
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.evaluate(() => window.shopWidgets!.push(['emit', 'things-changed', { items: [] }]));
  await aWhile(page);
  expect(site.requestsTo(/plain/)).toEqual([]);
  await page.evaluate(() => window.shopWidgets!.push(['emit', 'things-changed', { items: [{ id: 1 }] }]));
  await expectLog(page, ['mount a']);
});

test('a widget for a stored list loads at once when there is one, or when another tab stores one', async ({
  context,
  page,
  site,
}) => {
  site.page('/', LISTED);
  site.page('/other', '<p>another page of the shop</p>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  const secondTab = await context.newPage();
  await secondTab.goto(`${site.origin}/other`);
  await secondTab.evaluate(() => localStorage.setItem('things', '[{"id":1}]'));
  await expectLog(page, ['mount a']);
  await page.reload();
  await expectLog(page, ['mount a']);
});

test('a stored value can be anything', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('things', '{"broken'));
  site.page('/', LISTED);
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await aWhile(page);
  expect(await logOf(page)).toEqual([]);
});

test('a widget whose lazy trigger cannot be fetched loads at once', async ({ page, site, trouble }) => {
  await page.route('**/lazy-triggers-*', (route) => route.abort());
  site.page('/', LISTED);
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
  expect(new Set(trouble.console.splice(0))).toEqual(new Set(['Failed to load resource: net::ERR_FAILED']));
});

test('a widget that waits for an interaction loads at the first one', async ({ page, site }) => {
  site.page('/', '<div id="a" data-widget="patient"><p>text</p></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.locator('#a p').hover();
  await aWhile(page);
  expect(site.requestsTo(/patient/)).toEqual([]);
  await page.locator('#a p').click();
  await expectLog(page, ['mount a']);
});

const HOVERED = '<div id="a" data-widget="plain" data-load="hover"><a href="#more">more</a></div>';

test('a widget that waits for a pointer loads once, when the pointer enters its element', async ({ page, site }) => {
  site.page('/', `<p>text</p>${HOVERED}`);
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.locator('p').hover();
  await aWhile(page);
  expect(site.requestsTo(/plain/)).toEqual([]);
  await page.locator('#a').hover();
  await expectLog(page, ['mount a']);
  await page.locator('p').hover();
  await page.locator('#a').hover();
  await aWhile(page);
  expect(await logOf(page)).toEqual(['mount a']);
});

test('a widget that waits for a pointer loads when the shopper reaches it with the keyboard', async ({
  page,
  site,
}) => {
  site.page('/', HOVERED);
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.keyboard.press('Tab');
  await expectLog(page, ['mount a']);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a widget that waits for a pointer loads at the first touch', async ({ page, site }) => {
    site.page('/', HOVERED);
    await page.goto(site.origin);
    await expectState(page, '#a', 'waiting');
    await page.locator('#a').tap();
    await expectLog(page, ['mount a']);
  });
});

test('a widget under the pointer loads although the code of its trigger comes late', async ({ page, site }) => {
  site.page('/', HOVERED);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/lazy-triggers-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.locator('#a').hover();
  release();
  await expectLog(page, ['mount a']);
});

test('the page can choose another load trigger', async ({ page, site }) => {
  site.page('/', '<div id="a" data-widget="patient" data-load="eager"></div>');
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
});

for (const value of ['soon', 'visible 400', 'visible 4em', 'hover 2s', 'media )(', 'Eager'])
  test(`"${value}" is an invalid load trigger: the console reports it, and the default applies`, async ({
    page,
    site,
    trouble,
  }) => {
    site.page('/', `<div id="a" data-widget="plain" data-load="${value}"></div>`);
    await page.goto(site.origin);
    await expectLog(page, ['mount a']);
    await expect.poll(() => trouble.console.length).toBe(1);
    const [message] = trouble.console.splice(0);
    expect(message).toContain('div#a[data-widget="plain"]: data-load expects eager, idle, visible');
    expect(message).toContain(`found "${value}"`);
  });

test('a widget that loads on focus withholds nothing from the form of the shop', async ({ page, site }) => {
  const script = site.hang('/widgets/plain-test.js');
  const form =
    '<form id="a" action="/found" data-widget="plain" data-load="focus"><input name="q"><button>Go</button></form>';
  site.page('/', form);
  site.page('/found?q=sun', '<h1>Found</h1>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.locator('#a input').hover();
  await expectState(page, '#a', 'waiting');
  await page.locator('#a input').focus();
  await expectState(page, '#a', 'loading');
  await page.keyboard.type('sun');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Found' })).toBeVisible();
  script.answer();
});

test('a field that has the focus before the loader is there loads its widget', async ({ page, site }) => {
  site.page('/', '<form id="a" data-widget="plain" data-load="focus"><input name="q" autofocus></form>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'ready');
  await expectLog(page, ['mount a']);
});
