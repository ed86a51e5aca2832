import { test as base, expect, type Page } from '@playwright/test';
import type { How } from '../storefront/behaviours.ts';
import { faultsOf } from './axe.ts';

/** What a page said that it should not have said. */
export interface PageErrors {
  /** Console errors, uncaught exceptions and violations of the page's policy. */
  readonly heard: string[];
  /** Expects nothing but what matches. */
  expectOnly(...known: RegExp[]): void;
}

interface Shop {
  pageErrors: PageErrors;
  /** Agrees with the demo shop how calls of this visitor go wrong. */
  misbehave(call: string, how: How, times?: number): Promise<void>;
  behave(): Promise<void>;
  /** Puts a product in the cart before the page is looked at. */
  fill(id: number | string, qty?: number, type?: string): Promise<void>;
}

/** The browser itself reports answers above 399 and broken connections. */
export const REPORTED_BY_BROWSER = /Failed to load resource|net::ERR_/;

export const test = base.extend<Shop>({
  pageErrors: async ({ page }, use) => {
    const heard: string[] = [];
    page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
    page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
    await use({
      heard,
      expectOnly: (...known) =>
        expect(heard.filter((text) => !known.some((pattern) => pattern.test(text)))).toEqual([]),
    });
  },
  misbehave: async ({ page }, use) => {
    await use(async (call, how, times) => {
      const answer = await page.request.post('/demo/behaviour', { data: { call, how, ...(times ? { times } : {}) } });
      expect(answer.ok()).toBe(true);
    });
  },
  behave: async ({ page }, use) => {
    await use(async () => void (await page.request.delete('/demo/behaviour')));
  },
  fill: async ({ page }, use) => {
    await use(async (id, qty = 1, type = 'product') => {
      const html = await (await page.request.get('/cart')).text();
      const token = /name="csrf-token" content="([^"]+)"/.exec(html)![1]!;
      const answer = await page.request.post('/cart/add', {
        headers: { 'X-CSRF-TOKEN': token },
        data: { type, id, qty },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    });
  },
});

export { expect };

/** The page has loaded, and so has every widget that has woken by now; one that waits for the shopper still does. */
export async function widgetsSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    const states = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
      ({ dataset }) => dataset['widgetState'],
    );
    return states.every((state) => state && state !== 'loading');
  });
  // Those that wake in a quiet moment do so before this one.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForFunction(() => !document.querySelector('[data-widget-state="loading"], [aria-busy="true"]'));
}

/** Nothing that axe can see is wrong with what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

/** The cart as the widget shows it, once it has drawn. */
export async function openCart(page: Page, url = '/cart') {
  await page.goto(url);
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  return page.locator('[data-widget="cart-page"]');
}

/** Prices are written with a space that does not break. */
export function price(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.$]/g, '\\$&').replaceAll(' ', '\\s'));
}

export const INVERTER = 4711;
export const CONNECTORS = 512;
