import type { Page } from '@playwright/test';
import { expect, INVERTER, test, widgetsSettled } from './shop.ts';

const LOADER = /<script[^>]*src="\/widgets\/loader\.js"[^>]*><\/script>/;
const LIGHT = '<script type="module" async src="/widgets/light/loader.js"></script>';

/** The pages of the shop link other loaders. */
async function link(page: Page, tags: (own: string) => string): Promise<void> {
  await page.route('**/cart', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, body: (await response.text()).replace(LOADER, tags) });
  });
}

async function openCart(page: Page): Promise<void> {
  await page.goto('/cart');
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  await widgetsSettled(page);
}

/** The folders of the widgets' own files that the page has loaded. */
const foldersOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(
          ({ name }) =>
            /\/widgets\/(light\/)?cart-page-\w+\.js/.exec(name)?.[1] ?? (/cart-page-\w+\.js/.test(name) ? 'own' : []),
        ),
    ),
  ]);

const pieces = (page: Page) => page.getByRole('textbox', { name: /^Aantal Growatt/ });
const more = (page: Page) => page.getByRole('button', { name: /^Eén meer Growatt/ });

for (const [name, tags] of [
  ['first', (own: string) => own + LIGHT],
  ['last', (own: string) => LIGHT + own],
] as const) {
  test(`a page that links both builds, the own one ${name}, runs one of them, and the cart changes once`, async ({
    page,
    fill,
  }) => {
    await fill(INVERTER);
    await link(page, tags);
    await openCart(page);
    expect(await foldersOf(page)).toHaveLength(1);
    await more(page).click();
    await expect(pieces(page)).toHaveValue('2');
  });
}

test('a tab with React and a tab with the light build share the cart', async ({ page, context, fill }) => {
  await fill(INVERTER);
  await openCart(page);
  const tab = await context.newPage();
  await link(tab, () => LIGHT);
  await openCart(tab);
  expect(await foldersOf(tab)).toEqual(['light/']);
  await more(tab).click();
  await expect(pieces(tab)).toHaveValue('2');
  await expect(pieces(page)).toHaveValue('2');
});
