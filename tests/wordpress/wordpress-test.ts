import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { readExample } from '../../tools/catalogue/example.ts';
import { writeSnippet } from '../../tools/catalogue/snippet.ts';
import { top } from '../../tools/commands/run-command.ts';
import type { WidgetsFile } from '../../tools/widgets-json/widgets-file.ts';
import { isForPosts } from '../../tools/wordpress/plugin-data.ts';
import { type Site, startSite } from './site.ts';

export const ROLES = ['administrator', 'editor', 'author'] as const;
export type Role = (typeof ROLES)[number];

export const FORMS = ['block', 'shortcode', 'pasted'] as const;
export type Form = (typeof FORMS)[number];

/** The tests that `npm run test:wordpress -- --short` runs. */
export const SHORT = { tag: '@short' };

const { widgets } = JSON.parse(readFileSync(join(top, 'dist/widgets.json'), 'utf8')) as WidgetsFile;

/** The code of the catalogue for a CMS that removes scripts, loading at once. */
export const PASTED = widgets.filter(isForPosts).map((widget) => {
  const example = readExample(widget);
  return writeSnippet(widget.name, example, { inputs: example.inputs, load: 'eager', isWithoutScripts: true });
});

interface Posts {
  /** The id of the post with all widgets, by who saved it and how they were written. */
  readonly ids: Readonly<Record<Role, Readonly<Record<Form, number>>>>;
  /** The shortcodes of all widgets, loading at once. */
  readonly shortcodes: readonly string[];
}

/** What a page shows of each widget: its state and its text. */
type Shown = Readonly<Record<string, string>>;

interface Fixtures {
  site: Site;
  posts: Posts;
  /** What a page without WordPress shows, with the same widgets in a column of the same width. */
  plain: Shown;
}

/** A site per worker, and posts with all widgets. */
export const test = base.extend<object, Fixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  posts: [
    async ({ site }, use) => {
      await use(site.run('write-posts.php', { pasted: PASTED }) as Posts);
    },
    { scope: 'worker' },
  ],
  plain: [
    async ({ site, posts, browser }, use) => {
      const page = await browser.newPage();
      const post = `${site.url}/?p=${posts.ids.author.pasted}`;
      await signInAtShop(page, post);
      const token = await readToken(page, post);
      const url = `${site.url}/plain`;
      await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: writePlainPage(token) }));
      await page.goto(url);
      await whenReady(page);
      await page.waitForLoadState('networkidle');
      const shown = await widgetsOn(page);
      await page.close();
      await use(shown);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const writePlainPage = (token: string) => `<!doctype html><html lang="nl">
<head><meta charset="utf-8"><title>Zonnewinkel</title><meta name="csrf-token" content="${token}">
<link rel="stylesheet" href="/widgets/base.css"><script type="module" async src="/widgets/loader.js"></script></head>
<body style="width: 650px; margin: 0 auto">${PASTED.join('\n\n')}</body></html>`;

/** Signs in at WordPress. Its form moves the focus while it is filled in. */
export async function logIn(page: Page, site: Site, role: Role): Promise<void> {
  const answer = await page.request.post(`${site.url}/wp-login.php`, {
    form: { log: role, pwd: 'zonneschijn' },
    maxRedirects: 0,
  });
  if (answer.status() !== 302) throw new Error(`WordPress refused the ${role}: ${answer.status()}`);
}

/** The token that the shop puts into a page. */
async function readToken(page: Page, url: string): Promise<string> {
  const html = await (await page.request.get(url)).text();
  return /name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Signs the visitor in at the shop, as a customer with orders and addresses. */
async function signInAtShop(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(new URL('/login', url).href, {
    headers: { 'X-CSRF-TOKEN': await readToken(page, url) },
    data: { email: 'sanne@example.nl', password: 'zonneschijn' },
    maxRedirects: 0,
  });
  if (answer.status() >= 400) throw new Error(`The shop refused the customer: ${answer.status()}`);
}

/** Opens a post with all widgets as a customer, and waits until they are ready. */
export async function visit(page: Page, url: string): Promise<void> {
  await signInAtShop(page, url);
  await page.goto(url);
  await whenReady(page);
}

export async function whenReady(page: Page): Promise<void> {
  const others = page.locator('[data-widget]:not([data-widget-state="ready"])');
  const read = () =>
    others.evaluateAll((all: HTMLElement[]) => {
      // Some load when they are seen.
      all[0]?.scrollIntoView();
      return all.map(({ dataset }) => `${dataset['widget']}: ${dataset['widgetState'] ?? 'not mounted'}`);
    });
  await expect.poll(read, { timeout: 60_000 }).toEqual([]);
}

export async function expectAsOnPlainPage(page: Page, plain: Shown): Promise<void> {
  await expect.poll(() => widgetsOn(page)).toEqual(plain);
}

/** What the page shows of its widgets at this moment. */
async function widgetsOn(page: Page): Promise<Shown> {
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset, innerText }) => {
      const text = innerText.replaceAll(/\s+/g, ' ').trim();
      return [dataset['widget'], `${dataset['widgetState']}: ${text}`] as const;
    }),
  );
  return Object.fromEntries(shown) as Shown;
}
