import type { Page } from '@playwright/test';
import { differencesOf, looksIn } from './look-of.ts';
import { CONNECTORS, expect, INVERTER, test, widgetsSettled } from './shop.ts';

/** A page with HTML that the shop has printed for a widget. */
interface Printed {
  readonly widget: string;
  readonly url: string;
  /** What a shopper has done before. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** It is drawn when the shopper has scrolled to it, past others; positions are from its own upper edge. */
  readonly isBelow?: boolean;
  /** What may look different or be there once only, by what is shown, each with its reason. */
  readonly except?: Readonly<Record<string, RegExp>>;
}

const PRODUCT = '/growatt-min-3000tl-xh';

const PAGES: readonly Printed[] = [
  {
    widget: 'product-overview',
    url: '/omvormers',
    // The shop keeps its room, and its code comes later.
    except: { 'the search among the options of a filter': /^control: Zoek in / },
  },
  { widget: 'cart-page', url: '/cart' },
  { widget: 'checkout', url: '/checkout' },
  { widget: 'checkout', url: '/checkout/shipping', prepare: enterAddress },
  { widget: 'checkout', url: '/checkout/payment', prepare: enterAddress },
  { widget: 'quotation', url: '/offerte/off-20262?signature=zon20262&lang=de' },
  { widget: 'quotation', url: '/offerte/off-20255?signature=zon20255' },
  { widget: 'return-picker', url: '/rma', prepare: findOrder },
  { widget: 'return-question-wizard', url: '/rma/vragen', prepare: chooseProduct },
  { widget: 'return-solution-wizard', url: '/rma/oplossing', prepare: chooseProduct },
  { widget: 'return-order-form', url: '/rma/bestelling/bestelling-7f3a9c1e5b' },
  { widget: 'withdrawal', url: '/withdrawal' },
  { widget: 'withdrawal', url: '/withdrawal', prepare: signIn },
  { widget: 'withdrawal', url: '/withdrawal?order=2026-11120', prepare: signIn },
  { widget: 'address-book', url: '/dashboard/addresses', prepare: signIn },
  { widget: 'credits-dashboard', url: '/dashboard/power_credits', prepare: signIn },
  { widget: 'stock-reminders', url: '/dashboard/stock_reminders', prepare: signIn },
  { widget: 'product-gallery', url: PRODUCT },
  { widget: 'faq-block', url: PRODUCT, isBelow: true },
  {
    widget: 'product-specs',
    url: PRODUCT,
    isBelow: true,
    // Its room is there.
    except: { 'the button for further rows, which needs the widget': /specificaties tonen$/ },
  },
  { widget: 'recommended-combination', url: PRODUCT, isBelow: true },
  { widget: 'product-reviews', url: PRODUCT, isBelow: true },
];

async function signIn(page: Page): Promise<void> {
  await submit(page, '/login', { email: 'sanne@example.nl', password: 'zonneschijn' });
}

/** Finds the example order as a guest. */
async function findOrder(page: Page): Promise<void> {
  await submit(page, '/rma/zoeken', { order_number: '2026-11120', zip_code: '1012 LG' });
}

/** Chooses a product of that order, and what is wrong with it. */
async function chooseProduct(page: Page): Promise<void> {
  await findOrder(page);
  await submit(page, '/rma', { 'products[1112001]': '1' });
  await submit(page, '/rma/problem-selection', { 'problems[1112001]': '1' });
}

/** Sends a form as a page without scripts does. Returns the path that the shop leads to. */
async function submit(page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const html = await (await page.request.get('/cart')).text();
  const [, token] = /name="csrf-token" content="([^"]+)"/.exec(html)!;
  const answer = await page.request.post(path, {
    form: { _token: token!, ...fields },
    headers: { Accept: 'text/html' },
  });
  expect(answer.ok()).toBe(true);
  return new URL(answer.url()).pathname;
}

/** Sends the first step, as its form does without scripts. */
async function enterAddress(page: Page): Promise<void> {
  const path = await submit(page, '/checkout/validate', {
    back: '/checkout/shipping',
    email: 'noor@example.nl',
    first_name: 'Noor',
    last_name: 'Bakker',
    type: 'private',
    country: 'nl',
    manual_address: '1',
    street: 'Damrak',
    house_number: '1',
    zip_code: '1012 LG',
    city: 'Amsterdam',
    phone: '0612345678',
    shipping_address_same_as_billing_address: '1',
  });
  expect(path).toBe('/checkout/shipping');
}

for (const width of [390, 1280])
  for (const { widget, url, prepare, isBelow = false, except = {} } of PAGES)
    test(`${url}${prepare ? `, ${prepare.name},` : ''} at ${width} px: what the shop has printed looks like ${widget}, which replaces it`, async ({
      page,
      fill,
    }) => {
      await page.setViewportSize({ width, height: isBelow ? 500 : 900 });
      await fill(INVERTER);
      await fill(CONNECTORS, 2);
      await prepare?.(page);
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/loader.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(url, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      // The load event waits for the loader, which waits for this.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
      );
      await page.evaluate(() => document.fonts.ready);
      const element = `[data-widget="${widget}"]`;
      const origin = isBelow ? element : 'html';
      if (isBelow) release();
      if (isBelow) await expect(page.locator(element)).toHaveAttribute('data-widget-state', 'waiting');
      const before = await looksIn(page, element, origin);
      release();
      if (isBelow) await page.locator(element).scrollIntoViewIfNeeded();
      await expect(page.locator(element)).toHaveAttribute('data-widget-state', 'ready');
      await widgetsSettled(page);
      expect(Object.keys(before).length).toBeGreaterThan(3);
      const isExcepted = (name: string) => Object.values(except).some((pattern) => pattern.test(name));
      // The checkout asks for its methods after it was drawn.
      await expect
        .poll(async () => {
          const after = await looksIn(page, `${element} > .sw-root`, origin);
          const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
          return names
            .filter((name) => !isExcepted(name))
            .flatMap((name) => {
              const [printed, drawn] = [before[name], after[name]];
              if (!printed) return [`${name}: only in the widget`];
              if (!drawn) return [`${name}: only printed`];
              const differences = differencesOf(printed, drawn);
              return differences.length > 0 ? [`${name}: ${differences.join(', ')}`] : [];
            });
        })
        .toEqual([]);
    });
