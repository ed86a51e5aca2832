import { expect, expectLog, expectState, test } from './loader/fixtures.ts';
import { Site } from './loader/serve.ts';

const ASKING = '<div id="a" data-widget="asking" data-id="7"></div>';
const TOKEN = '<meta name="csrf-token" content="secret">';

/** Timeouts run a hundred times faster. */
const HASTE = `const inTime = AbortSignal.timeout;
AbortSignal.timeout = (ms) => ((window.limits ??= []).push(ms), inTime.call(AbortSignal, ms / 100));`;

for (const [what, answer] of Object.entries({ never: undefined, 'only begun': { body: '{"am', stalls: true } }))
  test(`a first call whose answer is ${what} fails after 20 seconds`, async ({ page, site }) => {
    const call = site.hang('/asking/7');
    if (answer) call.answer(answer);
    await page.addInitScript(HASTE);
    site.page('/', ASKING);
    await page.goto(site.origin);
    await expectLog(page, ['mount a', 'refused a']);
    expect(await page.evaluate(() => (window as unknown as { limits: number[] }).limits)).toEqual([20_000]);
  });

for (const status of [302, 307])
  test(`a redirect (${status}) to another origin gets no token, and the call fails`, async ({
    page,
    site,
    files,
    trouble,
  }) => {
    const shop = new Site(files);
    await shop.open();
    shop.answer('/asking/7', {
      body: 'taken',
      headers: { 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*' },
    });
    site.answer('/asking/7', { status, headers: { Location: `${shop.origin}/asking/7` } });
    site.page('/', TOKEN + ASKING, { csp: "default-src * 'unsafe-inline'" });
    await page.goto(site.origin);
    await expectLog(page, ['mount a', 'refused a']);
    expect(site.requestsTo(/asking\//)[0]!.headers).toHaveProperty('x-csrf-token', 'secret');
    expect(shop.met).toEqual([]);
    await shop.close();
    trouble.console.splice(0);
  });

test('a redirect within the shop is followed', async ({ page, site }) => {
  site.answer('/asking/7', { status: 307, headers: { Location: '/nl/asking/7' } });
  site.answer('/nl/asking/7', { body: 'moved' });
  site.page('/', TOKEN + ASKING);
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'answer moved a']);
  expect(site.requestsTo(/nl.asking/)[0]!.headers).toHaveProperty('x-csrf-token', 'secret');
});

test('calls go to the shop, whatever <base> the page has', async ({ page, site, files }) => {
  const elsewhere = new Site(files);
  await elsewhere.open();
  site.answer('/asking/7', { body: 'asked' });
  site.page('/', `<base href="${elsewhere.origin}/x/">${TOKEN}${ASKING}`, {
    head: `<script type="module" async src="${site.origin}/widgets/loader.js"></script>`,
    csp: "default-src * 'unsafe-inline'",
  });
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'answer asked a']);
  await expectState(page, '#a', 'ready');
  expect(elsewhere.requestsTo(/asking/)).toEqual([]);
  await elsewhere.close();
});
