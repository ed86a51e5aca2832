import { expect, REPORTED_BY_BROWSER, widgetsSettled, test, CONNECTORS } from '../browser/shop.ts';
import { faultsOf } from '../browser/axe.ts';
import { DRAWN_SHOPS } from './drawn-shops.ts';
import { WIDGETS } from './widget-calls.ts';
import { randomFor, seed, times } from './storm-options.ts';
import type { Extra } from '../../tools/demo-shop/extras.ts';
import { sessionOf, signIn } from '../browser/visitor-session.ts';
import { Walker } from './walker.ts';

/** The number of steps of one walk. */
const STEPS = times(10, 60);
const WALKS = times(1, 2);

const FOR_CUSTOMERS = /^(address|credits|return|stock-reminders|quotation)/;

/** A demo page shows several samples of its widget, whose landmarks have the same name. */
const OF_SEVERAL = /^landmark-unique/;

/**
 * Walks share a customer, so that another walk may have submitted or replaced the selection of this one. This wizard
 * only logs that the shop refuses.
 */
const REFUSED_RETURN = /^\[return-question-wizard\] CallFailed: .* refused \(422\)/;

/** A product of which the shop has hundreds, as of the connectors: the orders of other tests do not exhaust it. */
const PANEL = 430;

/** Time for the effects of the last step to end. */
const QUIET_MS = 400;

/** Some of the widgets, depending on the seed. */
const sample = (purpose: string, count: number) => randomFor(purpose).sample(WIDGETS, times(count, WIDGETS.length));

for (const widget of sample('walks', 18)) for (let walk = 1; walk <= WALKS; walk++) testWalk(widget, walk);

for (const [build, port] of [
  ['React', process.env.SHOP_PORT],
  ['the light build', process.env.LIGHT_PORT],
])
  test.describe(`on pages that the browser translates, with ${build}`, () => {
    test.use({ isTranslated: true, baseURL: `http://127.0.0.1:${port}` });
    for (const widget of sample(`translated walks with ${build}`, 5)) testWalk(widget, 1);
  });

for (const [build, baseURL] of DRAWN_SHOPS)
  test.describe(`on pages that the server draws, with ${build}`, () => {
    test.use({ baseURL });
    for (const widget of sample(`drawn walks with ${build}`, 4)) testWalk(widget, 1);
  });

test.describe('lists that stay on the server', () => {
  for (let walk = 1; walk <= WALKS; walk++) testWalk('product-overview', walk, ['server-lists']);
});

function testWalk(widget: string, walk: number, extras: readonly Extra[] = []): void {
  test(`random actions of a shopper with ${widget} break nothing (walk ${walk})`, async ({
    page,
    fill,
    pageErrors,
  }) => {
    const random = randomFor(`walk ${walk} over ${widget}`);
    await page.route(
      (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
      (route) => route.abort(),
    );
    // A customer's cart is shared by all walks; a guest's is not.
    if (FOR_CUSTOMERS.test(widget)) await signIn(page);
    else for (const id of [PANEL, CONNECTORS]) await fill(id);
    if (extras.length > 0) await sessionOf(page).post('/demo/extras', { names: extras });
    const home = `/demo/${widget}`;
    await page.goto(home);
    await widgetsSettled(page);
    const walker = new Walker(page, random, home);
    for (let step = 0; step < STEPS; step++) await walker.step();
    walker.takeCalls();
    await page.waitForTimeout(QUIET_MS);
    const late = [...walker.takeCalls()].filter(([, count]) => count > 1);
    const errors = pageErrors.heard.filter((text) => !REPORTED_BY_BROWSER.test(text) && !REFUSED_RETURN.test(text));
    const problems = [
      ...walker.faults,
      ...errors,
      ...late.map(([call]) => `Asked without an act: ${call}`),
      ...(await faultsOf(page, 'main')).filter((fault) => !OF_SEVERAL.test(fault)),
    ];
    expect(problems, `seed ${seed}: ${walker.trail.join(' → ')}`).toEqual([]);
  });
}
