import type { Page } from '@playwright/test';
import { aWhile, expect, expectLog, expectState, logOf, test } from './loader/fixtures.ts';
import type { Met } from './loader/serve.ts';

const BASE = '<link rel="stylesheet" href="/widgets/base.css">';
const LOADER = '<script type="module" async src="/widgets/loader.js"></script>';
const WAVE = [
  '/whole/first',
  '/widgets/chunk-far.js',
  '/widgets/chunk-near.js',
  '/widgets/whole-test.css',
  '/widgets/whole-test.js',
  '/widgets/whole-test.nl.js',
];

/** Longer than a busy machine needs to begin all requests. */
const LONG_MS = 1500;

const paths = (met: readonly Met[]) => met.map(({ path }) => path).sort();
const pathsOf = (met: readonly Met[]) => met.map(({ path }) => path);

for (const [when, load] of Object.entries({ 'that wakes at once': 'eager', 'that the shopper touches': 'interaction' }))
  test(`all files that a widget ${when} needs are requested in parallel`, async ({ page, site }) => {
    site.delay = LONG_MS;
    site.answer('/whole/first', { body: '{}', after: LONG_MS });
    site.page('/', `<div id="a" data-widget="whole" data-load="${load}"><p>shop</p></div>`, { head: BASE + LOADER });
    await page.goto(site.origin);
    if (load !== 'eager') await expectState(page, '#a', 'waiting');
    if (load !== 'eager') await page.getByText('shop').click();
    await expectLog(page, ['mount a', 'texts hello nl near a']);
    const wave = site.requestsTo(/whole|chunk-(near|far)/);
    expect(paths(wave)).toEqual(WAVE);
    const firstEnd = Math.min(...wave.map(({ ended }) => ended!));
    expect(wave.filter(({ began }) => began >= firstEnd)).toEqual([]);
  });

test('an eager widget does not wait for the engine', async ({ page, site, files }) => {
  site.answer('/widgets/engine-test.js', {
    body: files.get('engine-test.js')!,
    headers: { 'Content-Type': 'text/javascript' },
    after: 800,
  });
  site.answer('/whole/first', { body: '{}' });
  site.page('/', '<div id="a" data-widget="whole"></div>', { head: BASE + LOADER });
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'texts hello nl near a']);
  const [engine] = site.requestsTo(/engine/);
  const wave = site.requestsTo(/whole|chunk-(near|far)/);
  expect(paths(wave)).toEqual(WAVE);
  expect(wave.filter(({ began }) => began >= engine!.ended!)).toEqual([]);
});

test('styles load before the widget, and once for all widgets of a page', async ({ page, site, files }) => {
  site.answer('/widgets/styled-test.css', {
    body: files.get('styled-test.css')!,
    headers: { 'Content-Type': 'text/css' },
    after: 400,
  });
  site.page('/', '<div id="a" data-widget="styled"></div><div id="b" data-widget="styled"></div>', {
    head: BASE + LOADER,
  });
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'colour rgb(1, 2, 3) a', 'mount b', 'colour rgb(1, 2, 3) b']);
  expect(paths(site.requestsTo(/css/))).toEqual(['/widgets/base.css', '/widgets/styled-test.css']);
});

test('a page without a link to base.css loads it once, and a page without styled widgets never', async ({
  page,
  site,
}) => {
  site.page('/', '<div id="a" data-widget="styled"></div><div id="b" data-widget="styled"></div>');
  site.page('/plain', '<div id="a" data-widget="plain"></div>');
  await page.goto(site.origin);
  await expect.poll(() => logOf(page)).toHaveLength(4);
  expect(paths(site.requestsTo(/css/))).toEqual(['/widgets/kit-test.css', '/widgets/styled-test.css']);
  await page.goto(`${site.origin}/plain`);
  await expectLog(page, ['mount a']);
  expect(site.requestsTo(/css/)).toHaveLength(2);
});

test('base.css of a page without a link is prefetched, and comes before the styles of the widget', async ({
  page,
  site,
}) => {
  const engine = site.hang('/widgets/engine-test.js');
  site.page('/', '<div id="a" data-widget="styled"></div>');
  site.page('/lazy', '<div id="a" data-widget="styled" data-load="interaction"><p>shop</p></div>');
  await page.goto(site.origin, { waitUntil: 'commit' });
  await expect.poll(() => paths(site.requestsTo(/styled|kit/))).toHaveLength(3);
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname),
  );
  expect(links).toEqual(['/widgets/kit-test.css', '/widgets/styled-test.css']);
  engine.answer();
  await expectState(page, '#a', 'ready');
  expect(site.requestsTo(/css/)).toHaveLength(2);
  await page.goto(`${site.origin}/lazy`);
  await expectState(page, '#a', 'waiting');
  expect(site.requestsTo(/css/)).toHaveLength(2);
  await page.getByText('shop').click();
  await expectState(page, '#a', 'ready');
});

test('a widget works without base.css when it fails to load', async ({ page, site, trouble }) => {
  site.answer('/widgets/kit-test.css', { status: 500 });
  site.page('/', '<div id="a" data-widget="styled"></div>');
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'colour rgb(1, 2, 3) a']);
  trouble.console.splice(0);
});

test('the nonce of the script tag is passed to the elements that the loader inserts', async ({ page, site }) => {
  const csp = "default-src 'self'; script-src 'nonce-abc'; style-src 'nonce-abc'; require-trusted-types-for 'script'";
  site.answer('/whole/first', { body: '{}' });
  site.page('/', '<div id="a" data-widget="whole"></div>', {
    csp,
    head: '<script nonce="abc" type="module" src="/widgets/loader.js"></script>',
  });
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'texts hello nl near a']);
  await expect(page.locator('#a')).toHaveCSS('color', 'rgb(1, 2, 3)');
  const nonces = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ nonce }) => nonce),
  );
  expect(nonces).toEqual(['abc', 'abc']);
});

const FILES = {
  script: 'whole-test.js',
  'shared code': 'chunk-far.js',
  texts: 'whole-test.nl.js',
  styles: 'whole-test.css',
};

for (const [what, file] of Object.entries(FILES))
  for (const failure of [{ status: 500 }, { cut: true }])
    test(`${what} that ${'cut' in failure ? 'break off' : 'are refused'} once are fetched again`, async ({
      page,
      site,
      trouble,
    }) => {
      site.answer('/whole/first', { body: '{}' });
      site.answer(`/widgets/${file}`, (_, times) => (times === 1 ? failure : undefined));
      site.page('/', '<div id="a" data-widget="whole"></div>', { head: BASE + LOADER });
      await page.goto(site.origin);
      await expectLog(page, ['mount a', 'texts hello nl near a']);
      await expect(page.locator('#a')).toHaveCSS('color', 'rgb(1, 2, 3)');
      trouble.console.splice(0);
    });

for (const file of ['plain-test.js', 'engine-test.js'])
  test(`${file} is retried at the same address, then at an uncached one`, async ({ page, site, trouble }) => {
    site.answer(`/widgets/${file}`, ({ path }) => (path.includes('?') ? undefined : { status: 503 }));
    site.page('/', '<div id="a" data-widget="plain"></div>');
    await page.goto(site.origin);
    await expectLog(page, ['mount a']);
    const tries = site.requestsTo(new RegExp(file));
    expect(pathsOf(tries)).toEqual([`/widgets/${file}`, `/widgets/${file}`, `/widgets/${file}?`]);
    trouble.console.splice(0);
  });

async function online(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('online')));
}

test('a widget whose code fails to load keeps the shop’s HTML, and is retried when the page is online', async ({
  page,
  site,
  trouble,
}) => {
  let isDown = true;
  site.answer('/widgets/asking-test.js', () => (isDown ? { status: 503 } : undefined));
  site.answer('/asking/7', ({}, times) => ({ body: `answer ${times}` }));
  site.page('/', '<div id="a" data-widget="asking" data-id="7"><p>shop</p></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'failed');
  await expect(page.getByText('shop')).toBeVisible();
  expect(site.requestsTo(/asking-test/)).toHaveLength(6);
  await aWhile(page);
  expect(site.requestsTo(/asking-test/)).toHaveLength(6);
  isDown = false;
  await online(page);
  // The prefetched answer has expired, so the call is sent again.
  await expectLog(page, ['mount a', 'answer answer 2 a']);
  await expectState(page, '#a', 'ready');
  trouble.console.splice(0);
});

test('a widget whose code failed to load is retried when the shopper returns to the page', async ({
  page,
  site,
  trouble,
}) => {
  let isDown = true;
  site.answer('/widgets/plain-test.js', () => (isDown ? { cut: true } : undefined));
  site.page('/', '<div id="a" data-widget="plain"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'failed');
  isDown = false;
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expectLog(page, ['mount a']);
  trouble.console.splice(0);
});

test('the first call has the headers of every call, and the inputs of the element', async ({ page, site, context }) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'a%3Db', url: site.origin }]);
  site.answer('/asking/00%2F7', { body: 'yes' });
  site.page('/', '<meta name="csrf-token" content="secret"><div id="a" data-widget="asking" data-id="00/7"></div>');
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'answer yes a']);
  const [call] = site.requestsTo(/asking\//);
  expect(call).toMatchObject({
    method: 'POST',
    body: '{"id":"00/7","kind":"category"}',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      accept: 'application/json',
      'x-csrf-token': 'secret',
      'x-xsrf-token': 'a=b',
      'content-type': 'application/json',
    },
  });
});

test('a first call without inputs has an empty body', async ({ page, site }) => {
  site.answer('/whole/first', { body: '{}' });
  site.page('/', '<div id="a" data-widget="whole"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'ready');
  const [call] = site.requestsTo(/whole\/first/);
  expect(call).toMatchObject({ method: 'POST', body: '', headers: { 'content-length': '0' } });
  expect(call!.headers).not.toHaveProperty('content-type');
  expect(call!.headers).not.toHaveProperty('x-csrf-token');
});

test('inputs of the first call can be in a JSON child, and attributes take precedence', async ({ page, site }) => {
  site.answer('/asking/9', { body: 'yes' });
  site.page(
    '/',
    '<div id="a" data-widget="asking" data-kind="brand"><script type="application/json">{"id": 9, "kind": "tag"}</script></div>',
  );
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'answer yes a']);
  expect(site.requestsTo(/asking\//)[0]!.body).toBe('{"id":9,"kind":"brand"}');
});

test('a first call without a required input is not sent', async ({ page, site }) => {
  site.page('/', '<div id="a" data-widget="asking"><script type="application/json">{ broken</script></div>');
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'no answer a']);
  expect(site.requestsTo(/asking\//)).toEqual([]);
});

test('two widgets with the same first call share one request, and both can read the answer', async ({ page, site }) => {
  site.answer('/asking/7', { body: 'shared', after: 300 });
  site.answer('/asking/8', { body: 'other', after: 300 });
  site.page(
    '/',
    ['7', '7', '8'].map((id, at) => `<div id="w${at}" data-widget="asking" data-id="${id}"></div>`).join(''),
  );
  await page.goto(site.origin);
  await expect
    .poll(async () => (await logOf(page)).filter((line) => line.startsWith('answer')).sort())
    .toEqual(['answer other w2', 'answer shared w0', 'answer shared w1']);
  expect(site.requestsTo(/asking\//)).toHaveLength(2);
});

test('an answer in the page’s HTML is not requested', async ({ page, site }) => {
  site.page(
    '/',
    '<div id="a" data-widget="asking" data-id="7"><script type="application/json" data-initial>{"printed":true}</script></div>',
  );
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'answer {"printed":true} a']);
  expect(site.requestsTo(/asking\//)).toEqual([]);
});

test('an answer in an attribute of the element is used once, and not requested', async ({ page, site, trouble }) => {
  site.answer('/asking/7', { body: 'asked' });
  const widget = (text: string) => `<div id="a" data-widget="asking" data-id="7" data-initial='${text}'></div>`;
  site.page('/', widget('{"written":true}'));
  site.page('/empty', widget(''));
  site.page('/broken', widget('{written: true}'));
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'answer {"written":true} a']);
  expect(site.requestsTo(/asking\//)).toEqual([]);
  await page.locator('#a').evaluate(async (element) => {
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    document.body.append(element);
  });
  await expectLog(page, ['mount a', 'answer {"written":true} a', 'unmount a', 'mount a', 'answer asked a']);
  await page.goto(`${site.origin}/empty`);
  await expectLog(page, ['mount a', 'answer asked a']);
  await page.goto(`${site.origin}/broken`);
  await expectLog(page, ['mount a', 'answer asked a']);
  await expect.poll(() => trouble.console.length).toBe(1);
  expect(trouble.console.splice(0)[0]).toMatch(/div#a.*: data-initial expects JSON, found "{written: true}".*column 2/);
});

test('an answer that a sticky fact contains is not requested', async ({ page, site }) => {
  site.page('/', '<div id="a" data-widget="asking" data-id="7" data-load="interaction"><p>shop</p></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop:cart-count', { detail: { count: 1 } })));
  await page.getByText('shop').click();
  await expectLog(page, ['mount a', 'no answer a']);
  expect(site.requestsTo(/asking\//)).toEqual([]);
});

test('a failed first call is reported by its widget, also when its code never loads', async ({
  page,
  site,
  trouble,
}) => {
  site.answer('/asking/7', { cut: true });
  site.answer('/asking/8', { cut: true });
  site.page(
    '/',
    '<div id="a" data-widget="asking" data-id="7"></div><div id="b" data-widget="asking" data-id="8"></div>',
  );
  await page.goto(site.origin);
  await expect.poll(() => logOf(page)).toEqual(expect.arrayContaining(['refused a', 'refused b']));
  site.answer('/widgets/asking-test.js', { status: 500 });
  await page.reload();
  await expectState(page, '#a', 'failed');
  expect(trouble.console.splice(0).filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('a first answer in the HTML is used once, and only if it is valid', async ({ page, site, trouble }) => {
  site.answer('/asking/7', { body: 'asked' });
  const widget = (text: string) =>
    `<div id="a" data-widget="asking" data-id="7"><script type="application/json" data-initial>${text}</script></div>`;
  site.page('/', widget('{"printed":true}'));
  site.page('/broken', widget('{\n  printed: true}'));
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'answer {"printed":true} a']);
  await page.locator('#a').evaluate(async (element) => {
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    document.body.append(element);
  });
  await expectLog(page, ['mount a', 'answer {"printed":true} a', 'unmount a', 'mount a', 'answer asked a']);
  await page.goto(`${site.origin}/broken`);
  await expectLog(page, ['mount a', 'answer asked a']);
  await expect.poll(() => trouble.console.length).toBe(1);
  expect(trouble.console.splice(0)[0]).toMatch(/div#a.*: data-initial expects JSON.*line 2, column 3/);
});

test('a token without encoding is sent as it is, and a cookie of another name is not a token', async ({
  page,
  site,
  context,
}) => {
  await context.addCookies([
    { name: 'OLD-XSRF-TOKEN', value: 'old', url: site.origin },
    { name: 'XSRF-TOKEN', value: '100%', url: site.origin },
  ]);
  site.answer('/whole/first', { body: '{}' });
  site.page('/', '<div id="a" data-widget="whole"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'ready');
  expect(site.requestsTo(/whole\/first/)[0]!.headers['x-xsrf-token']).toBe('100%');
});
