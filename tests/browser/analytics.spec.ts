import type { Page } from '@playwright/test';
import { openCheckout, toPayment } from './checkout.ts';
import { openPageWith } from './open-page-with.ts';
import { CONNECTORS, expect, INVERTER, openCart, test, widgetsSettled } from './shop.ts';

const INSTALLER =
  '<div data-widget="installer-request" data-submit-url="/installer-request-submission" data-website-id="1" data-model-id="4711" data-model-type="product"></div>';

/** Pages of the shop with this setting, whose scripts store what is pushed across pages. */
async function setAnalytics(page: Page, analytics: unknown): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0, maxRetries: 2 });
    const body = (await response.text()).replace(
      /(data-shop-settings>\s*)\{/,
      (_, start: string) => `${start}{ "analytics": ${JSON.stringify(analytics)},`,
    );
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const store = (key: string) => (entry: unknown) =>
      sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${JSON.stringify(entry)}\n`);
    Object.assign(window, { dataLayer: { push: store('layer') }, _sqzl: { push: store('queue') } });
  });
}

interface Entry {
  readonly event?: string;
  readonly ecommerce: { readonly value: number; readonly items: { item_id: string }[] };
}

/** What was pushed to this queue, on all pages of the tab. */
async function entries(page: Page, queue: 'layer' | 'queue' = 'layer'): Promise<Entry[]> {
  const lines = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', queue);
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
}

/** The names of the events. */
async function pushed(page: Page, queue?: 'layer' | 'queue'): Promise<string[]> {
  return (await entries(page, queue)).flatMap(({ event }) => event ?? []);
}

const consent = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('consent:given')));

/** Visits a list, the popup, the cart and the checkout up to its last step. */
async function shopAround(page: Page): Promise<void> {
  await page.goto('/omvormers');
  const list = page.locator('[data-widget="product-overview"]');
  await expect(list).toHaveAttribute('data-widget-state', 'ready');
  await list
    .getByRole('button', { name: /winkelwagen/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const cart = await openCart(page);
  await cart
    .getByRole('button', { name: /^Eén meer/ })
    .first()
    .click();
  await expect(cart).not.toHaveAttribute('aria-busy', 'true');
  await toPayment(await openCheckout(page));
}

test('a shop that switches analytics off gets no event from any page', async ({ page, fill }) => {
  await setAnalytics(page, false);
  await fill(INVERTER);
  await shopAround(page);
  expect(await pushed(page)).toEqual([]);
});

test('a shop that says nothing else gets all of them', async ({ page, fill }) => {
  await setAnalytics(page, true);
  await fill(INVERTER);
  await shopAround(page);
  // The last one comes when the methods of payment are there.
  for (const name of ['view_item_list', 'add_to_cart', 'view_cart', 'begin_checkout', 'add_shipping_info'])
    await expect.poll(() => pushed(page)).toContain(name);
});

test('the product whose page is opened is pushed before the browser leaves, unless the shop switches it off', async ({
  page,
}) => {
  await setAnalytics(page, true);
  const openProduct = async () => {
    await page.goto('/omvormers');
    const list = page.locator('[data-widget="product-overview"]');
    await expect(list).toHaveAttribute('data-widget-state', 'ready');
    const link = list.getByRole('list', { name: 'Producten' }).getByRole('heading').getByRole('link').nth(2);
    const name = await link.textContent();
    await link.click();
    await page.waitForURL((url) => url.pathname !== '/omvormers');
    return name;
  };
  const selections = async () => (await entries(page)).filter(({ event }) => event === 'select_item');
  const item_name = await openProduct();
  expect(await selections()).toMatchObject([{ ecommerce: { items: [{ item_name, index: 2 }] } }]);
  await page.unrouteAll();
  await setAnalytics(page, false);
  await openProduct();
  expect(await selections()).toHaveLength(1);
});

test('the page of a product pushes the product once, and nothing before consent', async ({ page }) => {
  await setAnalytics(page, true);
  const openProduct = async () => {
    await page.goto('/growatt-min-3000tl-xh');
    await expect(page.locator('[data-widget="product-gallery"]')).toHaveAttribute('data-widget-state', 'ready');
    await widgetsSettled(page);
  };
  const views = async () => (await entries(page)).filter(({ event }) => event === 'view_item');
  await openProduct();
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!;
  await expect
    .poll(views)
    .toMatchObject([
      { ecommerce: { currency: 'EUR', items: [{ item_name: name, price: expect.any(Number), quantity: 1 }] } },
    ]);
  await page.unrouteAll();
  await setAnalytics(page, 'shop:consent');
  await openProduct();
  expect(await views()).toHaveLength(1);
});

test('the cart pushes its changes after consent, and nothing of what was before', async ({ page, fill }) => {
  await setAnalytics(page, 'consent:given');
  await fill(INVERTER, 2);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: /^Eén meer Growatt/ }).click();
  await expect(cart.getByRole('textbox', { name: /Growatt/ })).toHaveValue('3');
  await widgetsSettled(page);
  expect(await pushed(page)).toEqual([]);
  await consent(page);
  expect(await pushed(page)).toEqual([]);
  await cart.getByRole('button', { name: /^Eén minder Growatt/ }).click();
  await expect.poll(() => pushed(page)).toEqual(['remove_from_cart']);
});

test('an order is reported by the page that thanks for it, and not again when it is loaded again', async ({
  page,
  fill,
}) => {
  await setAnalytics(page, true);
  await fill(INVERTER, 2);
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  await checkout.getByRole('button', { name: 'Afrekenen' }).click();
  await page.waitForURL(/\/betalen\//);
  await page.getByRole('button', { name: /^Betalen/ }).click();
  await page.waitForURL(/\/bedankt\//);
  const widget = page.locator('[data-widget="purchase-event"]');
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  const purchases = async () => (await entries(page)).filter(({ event }) => event === 'purchase');
  const begun = (await entries(page)).find(({ event }) => event === 'begin_checkout')!;
  const number = await page.locator('.thanks dd').first().textContent();
  expect(await purchases()).toEqual([
    {
      event: 'purchase',
      ecommerce: expect.objectContaining({
        currency: 'EUR',
        transaction_id: number,
        value: begun.ecommerce.value,
        shipping: expect.any(Number),
        tax: expect.any(Number),
      }),
    },
  ]);
  const [{ ecommerce } = begun] = await purchases();
  const ids = ({ items }: { items: { item_id: string }[] }) => items.map(({ item_id }) => item_id).sort();
  expect(ids(ecommerce)).toEqual(ids(begun.ecommerce));
  await page.reload();
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  expect(await purchases()).toHaveLength(1);
});

test('consent that was given before the code of a widget counts for it', async ({ page, fill }) => {
  await setAnalytics(page, 'shop:consent');
  await fill(CONNECTORS);
  // Before the loader, and therefore before each widget.
  await page.addInitScript(() => {
    ((window as { shopWidgets?: unknown[] }).shopWidgets ??= []).push(['emit', 'consent']);
  });
  await openCart(page);
  await expect.poll(() => pushed(page)).toEqual(['view_cart']);
});

test('after consent is withdrawn in the settings, nothing more is pushed', async ({ page, fill }) => {
  await setAnalytics(page, 'consent:given');
  await fill(INVERTER, 2);
  const cart = await openCart(page);
  await consent(page);
  await page.evaluate(() => {
    const text = document.querySelector('[data-shop-settings]')!.firstChild as Text;
    text.data = '{ "locale": "nl", "analytics": false }';
  });
  await cart.getByRole('button', { name: /^Eén meer Growatt/ }).click();
  await expect(cart.getByRole('textbox', { name: /Growatt/ })).toHaveValue('3');
  await widgetsSettled(page);
  expect(await pushed(page)).toEqual([]);
});

test('on a page without widgets for the cart, additions and changes wait for consent', async ({ page, fill }) => {
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
  await fill(INVERTER);
  await openPageWith(page, '', { settings: { analytics: 'consent:given' } });
  const layer = () => page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer.length);
  const change = (quantity: number) =>
    page.evaluate(async (target) => {
      const { shopWidgets } = window as unknown as {
        shopWidgets: { send(name: string, detail?: object): Promise<{ lines: { id: string }[] }> };
      };
      const { lines } = await shopWidgets.send('cart-get');
      await shopWidgets.send('cart-change', { line: lines[0]!.id, quantity: target });
    }, quantity);
  await change(2);
  expect(await layer()).toBe(0);
  await consent(page);
  await change(3);
  expect(await layer()).toBe(2);
});

test('the box for the newsletter shows with consent', async ({ page }) => {
  await setAnalytics(page, 'consent:given');
  await page.goto('/');
  const box = page.locator('footer [data-widget="newsletter-box"]');
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  await expect(box).toBeHidden();
  await consent(page);
  await expect(box).toBeVisible();
  await box.getByRole('textbox').fill('sanne@example.nl');
  await box.getByRole('textbox').press('Enter');
  expect(await pushed(page, 'queue')).toEqual(['EmailOptIn']);
});

test('the dialog for an installer is reported after consent only', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
  await openPageWith(page, INSTALLER, { settings: { analytics: 'consent:given' } });
  const layer = () => page.evaluate(() => (window as unknown as { dataLayer: { event?: string }[] }).dataLayer);
  const dialog = page.getByRole('dialog');
  await page.locator('[data-widget="installer-request"]').getByRole('button').click();
  await expect(dialog).toBeVisible();
  expect(await layer()).toEqual([]);
  await consent(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(layer).toEqual([{ event: 'installer_request_close' }]);
});
