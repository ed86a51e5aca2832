import { test as base, expect, type Page } from '@playwright/test';
import type { How } from '../../tools/demo-shop/behaviours.ts';
import { skipWhenLate } from '../support/skip-when-late.ts';
import { translatePage } from '../support/translate-page.ts';
import { faultsOf } from './axe.ts';

/** Errors of the page. */
export interface PageErrors {
  /** Console errors, uncaught exceptions and violations of the page's policy. */
  readonly heard: string[];
  /** Expects no errors except those that match. */
  expectOnly(...known: RegExp[]): void;
}

interface Shop {
  pageErrors: PageErrors;
  /** Makes calls of this visitor fail in the demo shop. */
  misbehave(call: string, how: How, times?: number): Promise<void>;
  behave(): Promise<void>;
  /** Adds a product to the cart before the page opens. */
  fill(id: number | string, qty?: number, type?: string): Promise<void>;
}

/** The browser itself reports answers above 399 and broken connections. */
export const REPORTED_BY_BROWSER = /Failed to load resource|net::ERR_/;

/** What a project chooses for its tests. */
export interface ShopOptions {
  /** The browser translates every page. */
  isTranslated: boolean;
}

export const test = base.extend<Shop & ShopOptions & { inTime: void }>({
  // The braces tell Playwright that the fixture needs no other.
  inTime: [
    async ({}, use) => {
      skipWhenLate();
      await use();
    },
    { auto: true },
  ],
  isTranslated: [false, { option: true }],
  context: async ({ context, isTranslated }, use) => {
    if (isTranslated) await context.addInitScript(translatePage);
    await use(context);
  },
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

/** Waits until the page and all widgets that load without the shopper are ready. */
export async function widgetsSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    const states = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
      ({ dataset }) => dataset['widgetState'],
    );
    return states.every((state) => state && state !== 'loading');
  });
  // Widgets that load in idle time do so before this.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForFunction(() => !document.querySelector('[data-widget-state="loading"], [aria-busy="true"]'));
}

/** Expects no findings of axe in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

/** The cart widget, after its first render. */
export async function openCart(page: Page, url = '/cart') {
  await page.goto(url);
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  return page.locator('[data-widget="cart-page"]');
}

/** Prices contain a non-breaking space. */
export function price(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.$]/g, '\\$&').replaceAll(' ', '\\s'));
}

export const INVERTER = 4711;
export const CONNECTORS = 512;
