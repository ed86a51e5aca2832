import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test as base } from '@playwright/test';
import { readExample } from '../../tools/catalogue/example.ts';
import { writeSnippet } from '../../tools/catalogue/snippet.ts';
import { top } from '../../tools/commands/run-command.ts';
import type { WidgetsFile } from '../../tools/widgets-json/widgets-file.ts';
import { type Site, startSite } from './site.ts';

export const ROLES = ['administrator', 'editor', 'author'] as const;
export type Role = (typeof ROLES)[number];

export const FORMS = ['block', 'shortcode', 'pasted'] as const;
export type Form = (typeof FORMS)[number];

const { widgets } = JSON.parse(readFileSync(join(top, 'dist/widgets.json'), 'utf8')) as WidgetsFile;

/** The code of the catalogue for a CMS that removes scripts, loading at once. */
export const PASTED = widgets.map((widget) => {
  const example = readExample(widget);
  return writeSnippet(widget.name, example, { inputs: example.inputs, load: 'eager', isWithoutScripts: true });
});

interface Posts {
  /** The id of the post with all widgets, by who saved it and how they were written. */
  readonly ids: Readonly<Record<Role, Readonly<Record<Form, number>>>>;
}

/** A site per worker, and posts with all widgets. */
export const test = base.extend<object, { site: Site; posts: Posts }>({
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
      await use({ ids: site.run('write-posts.php', { pasted: PASTED }) as Posts['ids'] });
    },
    { scope: 'worker' },
  ],
});

/** Opens the editor's side of the site. */
export async function logIn(page: Page, site: Site, role: Role): Promise<void> {
  await page.goto(`${site.url}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(role);
  await page.getByLabel('Password', { exact: true }).fill('zonneschijn');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/wp-admin/);
}

/** Signs the visitor in at the shop, as a customer with orders and addresses. */
export async function signInAtShop(page: Page, url: string): Promise<void> {
  const html = await (await page.request.get(url)).text();
  const token = /name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await page.request.post(new URL('/login', url).href, {
    headers: { 'X-CSRF-TOKEN': token },
    data: { email: 'sanne@example.nl', password: 'zonneschijn' },
    maxRedirects: 0,
  });
  if (answer.status() >= 400) throw new Error(`The shop refused the customer: ${answer.status()}`);
}

/** The states of the widgets, when none is loading. */
export async function widgetStates(page: Page): Promise<Record<string, string>> {
  await page.waitForFunction(() => {
    const states = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
      (one) => one.dataset['widgetState'],
    );
    return states.length > 0 && states.every((state) => state === 'ready' || state === 'failed' || state === 'waiting');
  });
  const states = await page
    .locator('[data-widget]')
    .evaluateAll((all) => all.map((one) => [one.dataset['widget'], one.dataset['widgetState']] as const));
  return Object.fromEntries(states) as Record<string, string>;
}
