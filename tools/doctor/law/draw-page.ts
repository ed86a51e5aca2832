import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserType } from '@playwright/test';
import { ARTWORK, CHOSEN_SOURCE } from './artwork.ts';
import { measurePage, type MeasuredArtwork } from './measure-page.ts';
import { STRUCK_BY_STYLES } from './observe-prices.ts';

/** Widths of windows, in CSS pixels: a small phone, and a desktop. */
export const WIDTHS = [1280, 320] as const;
const HEIGHT = 800;
/** For widgets that load later, in milliseconds. */
const SETTLE = 1500;
/** How long what the page still loads may take, in milliseconds. */
const LATE = 5000;

/** A page as a browser has drawn it. */
export interface DrawnPage {
  readonly url: URL;
  /** At each width, the widest first: a page may have other elements on a phone. */
  readonly windows: readonly DrawnWindow[];
}

export interface DrawnWindow {
  readonly width: number;
  readonly html: string;
  readonly images: readonly MeasuredArtwork[];
}

export interface DrawOptions {
  readonly cookie: string | undefined;
  /** Sent to the origin of the page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Playwright of the folder in which the command runs; null where none is installed. */
export function findChromium(folder: string): BrowserType | null {
  const require = createRequire(join(folder, 'package.json'));
  for (const name of ['playwright', 'playwright-core', '@playwright/test']) {
    try {
      return (require(name) as { readonly chromium: BrowserType }).chromium;
    } catch {
      // The next name may be installed.
    }
  }
  return null;
}

/** The one at `CHROME_PATH`, or that of Playwright. Null where it does not start, such as without its files. */
export async function startBrowser(chromium: BrowserType): Promise<Browser | null> {
  const path = process.env['CHROME_PATH'];
  return chromium.launch(path ? { executablePath: path } : {}).catch(() => null);
}

/** Opens a page in windows of both widths, runs its scripts, scrolls through it, and closes the browser. */
export async function drawPage(browser: Browser, url: URL, options: DrawOptions): Promise<DrawnPage> {
  const { cookie, headers, timeout } = options;
  try {
    const context = await browser.newContext({ viewport: { width: WIDTHS[0], height: HEIGHT } });
    const cookies = (cookie ?? '').split(';').filter((pair) => pair.includes('='));
    await context.addCookies(
      cookies.map((pair) => {
        const [name = '', ...value] = pair.trim().split('=');
        return { name, value: value.join('='), url: url.origin };
      }),
    );
    if (Object.keys(headers).length > 0)
      await context.route(
        ({ origin }) => origin === url.origin,
        (route) => route.continue({ headers: { ...route.request().headers(), ...headers } }),
      );
    const page = await context.newPage();
    await page.goto(url.href, { timeout, waitUntil: 'domcontentloaded' });
    // One slow image or script of others does not keep the page from being checked.
    await page.waitForLoadState('load', { timeout: LATE }).catch(() => undefined);
    const windows: DrawnWindow[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.evaluate(scrollThrough);
      await page.waitForTimeout(SETTLE);
      const images = await page.evaluate(measurePage, ARTWORK);
      await page.evaluate(markStruck, STRUCK_BY_STYLES);
      await page.evaluate(markSources, { artwork: ARTWORK, attribute: CHOSEN_SOURCE });
      windows.push({ html: await page.content(), width, images });
    }
    return { url: new URL(page.url()), windows };
  } finally {
    await browser.close();
  }
}

/** Widgets and images load when they come near the window. Runs in the page. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight && top < 50_000; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** The HTML does not tell which texts are struck by styles. Runs in the page. */
function markStruck(attribute: string): void {
  for (const element of document.body.querySelectorAll('*'))
    element.toggleAttribute(attribute, getComputedStyle(element).textDecorationLine.includes('line-through'));
}

/** Which file of a `srcset` or a `<picture>` the browser has chosen. Runs in the page. */
function markSources({ artwork, attribute }: { artwork: string; attribute: string }): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(artwork))
    image.setAttribute(attribute, image.currentSrc || image.src);
}
