import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

/** The list, after the widget has rendered. */
export async function openList(page: Page, path = '/omvormers'): Promise<Locator> {
  await page.goto(path);
  return listOf(page);
}

export async function listOf(page: Page): Promise<Locator> {
  const widget = page.locator('[data-widget="product-overview"]').first();
  await expect(widget).toHaveAttribute('data-widget-state', 'ready', { timeout: 20_000 });
  return widget;
}

/** The products of this page in order. */
export function names(list: Locator): Promise<string[]> {
  return list.getByRole('list', { name: 'Producten' }).getByRole('heading').allTextContents();
}

export function count(list: Locator): Locator {
  return list
    .getByRole('heading', { level: 2, name: /^[\d.]+ / })
    .locator('span')
    .first();
}

export function path(page: Page): string {
  return new URL(page.url()).pathname;
}
