import { aWhile, expect, expectLog, expectState, logOf, test } from './loader/fixtures.ts';
import type { Files } from './loader/build-loader.ts';

/** The list of widgets that no page needs at once. */
const LIST = /\/late-(?!test)\w+\.js/;
const listOf = (files: Files) => [...files.keys()].find((file) => /^late-(?!test)/.test(file))!;
const SCRIPT = { 'Content-Type': 'text/javascript' };
const LATE =
  '<div id="a" data-widget="late"><button>Open</button><template><button data-mark="right">Open</button></template></div>';
const FAR_DOWN = '<div style="height: 3000px"></div>';
const UNSTRICT = "default-src 'self'; style-src 'self' 'unsafe-inline'";

test('a page whose widgets are all in the first list does not ask for the late one', async ({ page, site }) => {
  site.page('/', '<div id="a" data-widget="plain"></div><div id="b" data-widget="menu"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'ready');
  await aWhile(page);
  expect(site.asked(LIST)).toEqual([]);
});

test('the late list is fetched once, beside the engine, and its widgets load by their triggers', async ({
  page,
  site,
}) => {
  site.page('/', `${LATE}${FAR_DOWN}${LATE.replace('"a"', '"b"')}`, { csp: UNSTRICT });
  await page.goto(site.origin);
  await expectState(page, '#a', 'ready');
  await aWhile(page);
  await expectState(page, '#b', 'waiting');
  const [list, ...more] = site.asked(LIST);
  const [engine] = site.asked(/engine-test/);
  expect(more).toEqual([]);
  expect(list!.began).toBeLessThan(engine!.began + 100);
  await page.locator('#b').scrollIntoViewIfNeeded();
  await expectLog(page, ['mount a', 'mount b']);
});

test('an eager late widget loads as soon as the list is known', async ({ page, site }) => {
  site.page('/', FAR_DOWN + LATE.replace('data-widget', 'data-load="eager" data-widget'), { csp: UNSTRICT });
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
});

test('what a shopper does before the list has come is given to the widget', async ({ page, site, files }) => {
  const list = listOf(files);
  site.answer(`/widgets/${list}`, { body: files.get(list)!, headers: SCRIPT, after: 800 });
  site.page('/', FAR_DOWN + LATE, { csp: UNSTRICT });
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.getByText('Open').dispatchEvent('click');
  await expectLog(page, ['mount a', 'click   right a']);
});

test('a command that a late widget handles waits for it', async ({ page, site, files }) => {
  const list = listOf(files);
  site.answer(`/widgets/${list}`, { body: files.get(list)!, headers: SCRIPT, after: 800 });
  site.page('/', FAR_DOWN + LATE, { csp: UNSTRICT });
  await page.goto(site.origin);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop:installer-open', { detail: 1 })));
  await expectLog(page, ['mount a', 'handled 1 a']);
});

test('without the list the shop’s HTML stays, and the widget is found when the page is online again', async ({
  page,
  site,
  files,
  trouble,
}) => {
  let isDown = true;
  site.answer(`/widgets/${listOf(files)}`, () => (isDown ? { status: 503 } : undefined));
  site.page('/', LATE);
  await page.goto(site.origin);
  await expectState(page, '#a', 'failed');
  await expect(page.getByText('Open')).toBeVisible();
  isDown = false;
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expectState(page, '#a', 'ready');
  expect(await logOf(page)).toEqual(['mount a']);
  trouble.console.splice(0);
});

test('the console suggests the nearest name of both lists for a misspelt one', async ({ page, site, trouble }) => {
  site.page('/', '<div id="a" data-widget="latte"></div><div id="b" data-widget="plian"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'failed');
  await expect.poll(() => trouble.console.length).toBe(2);
  const said = trouble.console.splice(0).join(' ');
  expect(said).toContain('Did you mean "late"?');
  expect(said).toContain('Did you mean "plain"?');
});
