import type { Browser, Page } from '@playwright/test';
import { sessionOf, type VisitorSession } from './visitor-session.ts';

/** A second device in the same session: it changes the cart, and no page of the first device is told. */
export async function secondDevice(browser: Browser, page: Page, baseURL: string | undefined): Promise<VisitorSession> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ storageState, ...(baseURL && { baseURL }) });
  page.context().once('close', () => void context.close().catch(() => {}));
  return sessionOf(await context.newPage());
}
