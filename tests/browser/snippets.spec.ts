import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ENGINES, renderPages } from '../support/guide/render-template.ts';
import { top } from '../../tools/commands/run-command.ts';
import { buildProject, serveProject } from './build-project.ts';
import { openPageWith } from './open-page-with.ts';
import { expect, REPORTED_BY_BROWSER, test } from './shop.ts';
import { signIn } from './visitor-session.ts';

/** The snippets in the documents and the catalogue; those of the stories have a file of their own. */
interface Snippet {
  /** Its file, such as `widgets/checkout/README.md`. */
  readonly at: string;
  readonly html: string;
}

/** Recipes have a test of their own. */
const documents = globSync(['*.md', 'stories/guide/**/*.md', 'widgets/*/README.md'], { cwd: top })
  .filter((at) => !at.endsWith('recipes.md'))
  .sort();
const written = documents.flatMap((at) =>
  [...readFileSync(join(top, at), 'utf8').matchAll(/^( *)```html\n([\s\S]*?)^\1```/gm)].map(([, , html]) => ({
    at,
    html: html!,
  })),
);
const isWidget = ({ html }: Snippet) => html.includes('data-widget=');

const { widgets, preload, integrity } = JSON.parse(readFileSync(join(top, 'dist', 'widgets.json'), 'utf8')) as {
  widgets: { name: string; example: string }[];
  preload: Record<string, string[]>;
  integrity: Record<string, string>;
};
const catalogue = widgets.map(({ name, example }) => ({ at: `the example of ${name}`, html: example }));

/** The number of snippets per page that stays fast. */
const ON_A_PAGE = 14;

function pagesOf(snippets: readonly Snippet[]): Snippet[][] {
  return Array.from({ length: Math.ceil(snippets.length / ON_A_PAGE) }, (_, index) =>
    snippets.slice(index * ON_A_PAGE, (index + 1) * ON_A_PAGE),
  );
}

async function expectReady(page: Page, snippets: readonly Snippet[]): Promise<void> {
  await signIn(page);
  // Snippets further down do not load before they are scrolled to.
  const sections = snippets.map(
    ({ html }) => `<section>${html.replaceAll('data-widget=', 'data-load="eager" data-widget=')}</section>`,
  );
  await openPageWith(page, sections.join(''));
  for (const [index, { at, html }] of snippets.entries()) {
    const widgets = page.locator('main > section').nth(index).locator('[data-widget]');
    expect.soft(await widgets.count(), at).toBe(html.match(/data-widget=/g)!.length);
    for (const widget of await widgets.all())
      await expect.soft(widget, `${at}:\n${html}`).toHaveAttribute('data-widget-state', 'ready');
  }
}

test('the guide, every README and the catalogue have snippets', () => {
  const places = new Set(written.filter(isWidget).map(({ at }) => at.split('/')[0]));
  expect([...places]).toEqual(expect.arrayContaining(['stories', 'widgets']));
  const readmes = documents.filter((at) => at.startsWith('widgets/'));
  expect(readmes.filter((at) => !written.some((snippet) => snippet.at === at && isWidget(snippet)))).toEqual([]);
  expect(catalogue.filter((example) => !isWidget(example))).toEqual([]);
  expect(catalogue).toHaveLength(readmes.length);
});

test('a snippet without a widget is the head of a page, its root, or a script', () => {
  const others = written.filter((snippet) => !isWidget(snippet));
  expect(others.length).toBeGreaterThan(1);
  expect(
    others.filter(
      ({ html }) => !/\/widgets\/(light\/)?loader\.js|shopWidgets|data-shop-settings|^<html data-sw-scheme/.test(html),
    ),
  ).toEqual([]);
});

/** The widget that the guide makes in a project of its own. */
const OWN = 'acme-gift-note';

for (const [index, snippets] of pagesOf(written.filter(isWidget)).entries())
  test(`a snippet of the documents works on a page of the shop (${index + 1})`, async ({ page }) => {
    if (snippets.some(({ html }) => html.includes(OWN)))
      await serveProject(page, OWN, buildProject(join(top, '.cache/kit-project-snippets'), OWN));
    await expectReady(page, snippets);
  });

for (const [index, snippets] of pagesOf(catalogue).entries())
  test(`a snippet of the catalogue works on a page of the shop (${index + 1})`, async ({ page }) => {
    await expectReady(page, snippets);
  });

for (const engine of ENGINES)
  test(`the widgets on the page of ${engine.template} work`, async ({ page, pageErrors }) => {
    const html = await (await page.request.get('/demo')).text();
    const token = /name="csrf-token" content="([^"]+)"/.exec(html)![1]!;
    const url = '/media/p/4711.svg';
    const data = {
      shop: { locale: 'nl', token, isExempt: false },
      product: {
        id: 4711,
        name: 'Growatt "MIN" 3000 <TL-XH>',
        isOrderable: true,
        images: [{ url, mobile_url: '/media/p/4711-m.svg', thumbnail_url: '/media/p/4711-t.svg' }],
      },
      cart: [],
      preload,
      integrity,
    };
    const rendered = renderPages(engine, [data]);
    test.skip(typeof rendered === 'string', String(rendered));
    const body = rendered[0]!;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.route('**/template', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto('/template');
    await expect(page.getByRole('img', { name: 'Growatt "MIN" 3000 <TL-XH>' }).first()).toBeVisible();
    for (const name of ['cart-badge', 'product-gallery', 'add-to-cart', 'cart-page'])
      await expect(page.locator(`[data-widget="${name}"]`)).toHaveAttribute('data-widget-state', 'ready');
    await page.getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(page.getByRole('dialog')).toContainText('Growatt MIN 3000');
    await expect(page.locator('[data-widget="cart-badge"]')).toContainText('2');
    const preloaded = [...body.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)"/g)].map(
      ([, path]) => path!,
    );
    expect(preloaded.length).toBeGreaterThan(8);
    // The loader uses what the page has preloaded.
    expect(preloaded.map((path) => requested.filter((requestPath) => requestPath === path).length)).toEqual(
      preloaded.map(() => 1),
    );
    pageErrors.expectOnly();

    // The import map of the page refuses a file with another byte. Its other addresses are refused by a header.
    await page.unrouteAll();
    const headers = { 'integrity-policy': 'blocked-destinations=(script)' };
    await page.route('**/template', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body }),
    );
    await page.route(/\/cart-page-\w+(\.copy)?\.js/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n` });
    });
    await page.goto('/template');
    await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'failed');
    await expect(page.locator('[data-widget="product-gallery"]')).toHaveAttribute('data-widget-state', 'ready');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    pageErrors.expectOnly(REPORTED_BY_BROWSER, /cart-page|integrity/i);
  });
