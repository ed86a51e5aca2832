import { expect, test, type Page } from '@playwright/test';
import { fieldsNamed, formProperties } from '../browser/form-properties.ts';
import { openPageWith } from '../browser/open-page-with.ts';
import { ADDRESSES, CORPUS, poisoned } from './hostile-corpus.ts';
import { watchFor, type Watch } from './hostile-watch.ts';
import { WIDGETS, type Input } from './widget-inputs.ts';
import { randomFor, times } from './storm-options.ts';
import { sessionOf } from '../browser/visitor-session.ts';
import { skipWhenLate } from '../support/skip-when-late.ts';

test.beforeEach(skipWhenLate);

const turnsFor = (purpose: string, short: number, long = CORPUS.length) =>
  randomFor(purpose).sample([...CORPUS.keys()], times(short, long));

/** Waits until all widgets have loaded or failed, and are idle. */
async function woken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const widgets = Document.prototype.querySelectorAll.call(document, '[data-widget]') as NodeListOf<HTMLElement>;
    const states = [...widgets].map((widget) => widget.getAttribute('data-widget-state'));
    const isBusy = Document.prototype.querySelector.call(document, '[aria-busy="true"]');
    return !isBusy && states.every((state) => state && state !== 'loading');
  });
}

/** Clicks everything on a page whose links are disabled. */
async function tryAll(page: Page, watch: Watch): Promise<string[]> {
  await page.route('**/*', (route) =>
    /script|stylesheet/.test(route.request().resourceType()) ? route.fallback() : route.fulfill({ status: 204 }),
  );
  await watch.pressAll();
  const findings = await watch.findings();
  await page.unroute('**/*');
  return findings;
}

/**
 * Chromium sometimes never reports the end of a tab that is closed while a pressed link leads to another page, so that
 * navigation ends first. Nothing waits longer than this for a tab.
 */
const CLOSE_MS = 5_000;

async function leave(tab: Page): Promise<void> {
  await tab.goto('about:blank').catch(() => {});
  await Promise.race([tab.close(), new Promise((resolve) => setTimeout(resolve, CLOSE_MS))]);
}

interface Sample {
  readonly name: string;
  /** The demo page of the widget. */
  readonly html: string;
  readonly inputs: readonly Input[];
}

/** The first sample of a widget with hostile text in its required inputs, or in its optional ones. */
async function poisonedSample(page: Page, { name, html, inputs }: Sample, isNeeded: boolean, turn: number) {
  const values = inputs
    .filter(({ isRequired, isText }) => isRequired === isNeeded && isText)
    .map(({ attribute }, at) => [attribute, CORPUS[(turn + at * 7) % CORPUS.length]!] as const);
  const json = await page.evaluate(
    ([html, name]) => {
      const element = new DOMParser().parseFromString(html, 'text/html').querySelector(`[data-widget="${name}"]`)!;
      const script = element.querySelector('script[type="application/json"]');
      return {
        html: element.outerHTML,
        script: script?.textContent ?? null,
        attributes: [...element.attributes]
          .filter(({ value }) => /^\s*[[{]/.test(value))
          .map(({ name, value }) => [name, value] as const),
      };
    },
    [html, name] as const,
  );
  const fresh = (text: string) => JSON.stringify(poisoned(JSON.parse(text), turn, (key) => /^(id|type)$/.test(key)));
  return page.evaluate(
    ([html, values, script]) => {
      const element = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-widget]')!;
      for (const [attribute, value] of values) element.setAttribute(attribute, value);
      const child = element.querySelector('script[type="application/json"]');
      if (child && script) child.textContent = script;
      return element.outerHTML;
    },
    [
      json.html,
      [...values, ...json.attributes.map(([attribute, value]) => [attribute, fresh(value)] as const)],
      json.script === null ? null : fresh(json.script).replaceAll('<', '\\u003c'),
    ] as const,
  );
}

/** How many of a widget stand on one page, each with other text. A page costs more time than a widget. */
const TOGETHER = 8;
/** How many hostile texts the long form tries with a widget that a page has once; the seed chooses them. */
const ALONE = 40;

for (const { name, inputs, mayRepeat } of randomFor('hostile inputs').sample(WIDGETS, times(10, WIDGETS.length)))
  test(`scripts in the inputs of ${name} do not run`, async ({ page }) => {
    const faults: string[] = [];
    const html = await (await page.request.get(`/demo/${name}`)).text();
    const turns = turnsFor(`inputs ${name}`, 1, mayRepeat ? CORPUS.length : ALONE);
    while (turns.length > 0) {
      const together = turns.splice(0, mayRepeat ? TOGETHER : 1);
      const samples = [];
      for (const turn of together)
        samples.push(await poisonedSample(page, { name, html, inputs }, turn % 2 === 1, turn));
      // A navigation of the last round may still be pending in its own tab.
      const tab = await page.context().newPage();
      const watch = await watchFor(tab);
      await openPageWith(tab, samples.join('\n'), { isUnguarded: together[0]! % 4 > 1 });
      await woken(tab);
      faults.push(...(await tryAll(tab, watch)).map((line) => `turns ${together.join(', ')}: ${line}`));
      await leave(tab);
    }
    expect(faults).toEqual([]);
  });

const SOME = `<div data-widget="cart-page"><p>Wagen</p></div><span data-widget="star-rating" data-rating="4" data-load="eager"></span>
  <div data-widget="content-modal"><a href="/levering">Levering</a></div><div data-widget="checkout"></div>`;

test('scripts in the settings do not run', async ({ page }) => {
  await sessionOf(page).fillCart(4711);
  const faults: string[] = [];
  for (const [at, turn] of turnsFor('settings', 2).entries()) {
    const tab = await page.context().newPage();
    const watch = await watchFor(tab);
    const settings = poisoned({ locale: 'nl', currency: { sign: '€', position: 'before', code: 'EUR' } }, turn);
    const more = poisoned({ contentDomain: 'x', texts: { 'cart-page': { heading: 'x', checkout: 'x' } } }, turn + 3);
    await openPageWith(tab, SOME, {
      settings: { ...(settings as object), ...(more as object) },
      isUnguarded: at % 2 === 1,
    });
    await woken(tab);
    faults.push(...(await tryAll(tab, watch)).map((line) => `turn ${turn}: ${line}`));
    await leave(tab);
  }
  expect(faults).toEqual([]);
});

test('scripts in the address of a page do not run', async ({ page }) => {
  const watch = await watchFor(page);
  const faults: string[] = [];
  const pages = ['product-overview', 'faq-block', 'product-reviews', 'checkout', 'quotation', 'product-gallery'];
  for (const turn of turnsFor('address', 2, 24)) {
    const text = encodeURIComponent(CORPUS[turn]!.slice(0, 2000).replaceAll(/\p{Surrogate}/gu, ''));
    for (const name of randomFor(`address ${turn}`).sample(pages, times(2, pages.length))) {
      const path = name === 'product-overview' ? `/brand:${text}` : '';
      await page.goto(`/demo/${name}${path}?page=${text}&sort=${text}&q=${text}&__proto__[polluted]=1#${text}`);
      await woken(page);
      faults.push(...(await watch.findings()).map((line) => `${name}, turn ${turn}: ${line}`));
    }
  }
  expect(faults).toEqual([]);
});

/** The values that widgets store in the browser, by their format. */
const KEPT: Readonly<Record<string, unknown>> = {
  compare: [{ id: 'x', type: 'x' }],
};

test('scripts in the stored data of an earlier visit do not run', async ({ page }) => {
  const watch = await watchFor(page);
  await sessionOf(page).fillCart(4711);
  const faults: string[] = [];
  await page.goto('/demo/checkout');
  await woken(page);
  for (const turn of turnsFor('storage', 2, 16)) {
    const values = [
      CORPUS[turn]!,
      JSON.stringify(poisoned(KEPT['compare'], turn)),
      JSON.stringify({ email: CORPUS[turn], __proto__: 1 }).replace('{', '{"__proto__":{"polluted":1},'),
      'null',
      '[null, 5, {"__proto__": {"polluted": 1}}]',
    ];
    for (const [at, value] of values.entries())
      for (const name of ['checkout', 'compare-bar', 'address-form', 'return-question-wizard', 'chat-widget'].filter(
        (_, which) => times(which === at % 5 ? 1 : 0, 1) === 1,
      )) {
        await page.goto(`/demo/${name}`);
        await page.evaluate((text) => {
          const known = ['compare', ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
          for (const key of known) for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text);
        }, value);
        await page.reload();
        await woken(page);
        faults.push(...(await watch.findings()).map((line) => `${name}, ${value.slice(0, 60)}: ${line}`));
      }
  }
  expect(faults).toEqual([]);
});

test('messages of another tab run and buy nothing', async ({ page }) => {
  const watch = await watchFor(page);
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  const bought: string[] = [];
  page.on('request', (request) => /\/cart\/(add|plus|min)$/.test(request.url()) && bought.push(request.url()));
  await sessionOf(page).fillCart(4711);
  await page.goto('/demo/compare-bar');
  await woken(page);
  const faults: string[] = [];
  for (const turn of turnsFor('tabs', 6)) {
    const text = CORPUS[turn]!;
    const messages = [
      text,
      [text, text],
      ['cart-count', { count: text }],
      ['cart-count', { count: { toString: text, valueOf: text } }],
      ['compare-changed', { items: [{ id: { toString: text }, type: { toString: text } }] }],
      ['cart-count', text],
      ['compare-changed', { items: [{ id: text, type: text }, null, text] }],
      ['compare-changed', { items: text }],
      ['add-to-cart', { type: 'product', id: 4711, qty: 99 }],
      ['__proto__', { polluted: 1 }],
      ['constructor', text],
      null,
      5,
      [],
      [null, null],
      [['cart-count'], 1],
    ];
    await page.evaluate((messages) => {
      const line = new BroadcastChannel('shop-widgets');
      for (const message of messages) line.postMessage(message);
    }, messages);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    faults.push(...(await watch.findings()).map((line) => `turn ${turn}: ${line}`));
  }
  expect(faults).toEqual([]);
  expect(uncaught).toEqual([]);
  expect(bought).toEqual([]);
});

const GLOBALS =
  'shopWidgets shopSettings dataLayer gtag querySelector querySelectorAll getElementById head body documentElement cookie createElement addEventListener dispatchEvent activeElement readyState location hidden baseURI currentScript implementation'.split(
    ' ',
  );

/** React uses these of the document itself. Without them, the shop's HTML stays. */
const NEEDED = ['createElement', 'addEventListener'];

/** Elements whose names are those of properties that the widgets use. */
const CLOBBERS: Readonly<Record<string, (name: string) => string>> = {
  'an image': (name) => `<img name="${name}" alt="">`,
  'a form': (name) => `<form name="${name}" id="${name}"><input name="${name}"></form>`,
  'two links': (name) => `<a id="${name}" href="x:y">1</a><a id="${name}" name="push" href="x:y">2</a>`,
};

for (const [how, element] of Object.entries(CLOBBERS))
  test(`widgets work where ${how} has the name of an API that they use`, async ({ page }) => {
    const watch = await watchFor(page);
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.stack ?? error.message));
    await sessionOf(page).fillCart(4711);
    const faults: string[] = [];
    for (const name of randomFor(`clobbered by ${how}`).sample(GLOBALS, times(5, GLOBALS.length))) {
      await openPageWith(page, `${element(name)}${SOME}`, { isUnguarded: true });
      await page
        .waitForFunction(
          (fair) => {
            const widgets = Document.prototype.querySelectorAll.call(
              document,
              '[data-widget="cart-page"], [data-widget="star-rating"]',
            ) as NodeListOf<HTMLElement>;
            return [...widgets].every(
              (widget) =>
                fair.includes(widget.getAttribute('data-widget-state')!) &&
                (widget.getAttribute('data-widget') !== 'cart-page' || widget.textContent.trim() !== ''),
            );
          },
          NEEDED.includes(name) ? ['ready', 'failed'] : ['ready'],
          { timeout: 10_000 },
        )
        .catch(() => faults.push(`${name}: a widget is not ready, or blank`));
      faults.push(...(await watch.findings()).map((line) => `${name}: ${line}`));
      // Errors of the demo shop's own scripts are ignored.
      const own = uncaught.splice(0).filter((stack) => !/\/assets\//.test(stack));
      faults.push(...own.map((line) => `${name}: uncaught: ${line}`));
      await page.unrouteAll();
    }
    expect(faults).toEqual([]);
  });

test('a form of the shop works when its fields are named like form properties', async ({ page }) => {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await page.goto('/klantenservice');
  const inputs = fieldsNamed(await formProperties(page));
  await openPageWith(
    page,
    `<form action="/demo/enhancers" id="around">${inputs}<div data-widget="cart-page" data-load="eager"><p>Wagen</p></div>
      <div data-widget="media-field" data-name="photo" data-load="eager"></div></form>
      <div data-widget="newsletter-box" data-queue="queue" data-load="eager"><form>${inputs}<input type="email" name="email"><button>OK</button></form></div>`,
  );
  await woken(page);
  // Playwright itself reads properties of the forms around an element.
  const states = await page.evaluate(() =>
    [...document.querySelectorAll('main [data-widget]')].map((element) => element.getAttribute('data-widget-state')),
  );
  expect(states.filter((state) => state !== 'ready')).toEqual([]);
  expect(uncaught).toEqual([]);
});

test('script URLs are not valid addresses', () => {
  // Checks the corpus: none of them is a valid HTTP address.
  const base = 'http://shop.example/';
  const followed = ADDRESSES.filter((address) => URL.canParse(address, base)).map((address) => new URL(address, base));
  expect(followed.filter(({ protocol }) => /^(javascript|data|vbscript|blob):$/.test(protocol)).length).toBeGreaterThan(
    5,
  );
});
