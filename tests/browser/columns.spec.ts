import type { Page } from '@playwright/test';
import { GUEST } from '../support/guest.ts';
import { field, next, typeAddress } from './checkout.ts';
import { CONNECTORS, expect, INVERTER, test } from './shop.ts';

/** Columns of themes: for text, and beside it. */
const COLUMNS = [650, 340];

const PAGES = [
  { url: '/cart', widget: 'cart-page' },
  { url: '/checkout', widget: 'checkout' },
  { url: '/omvormers', widget: 'product-overview' },
];

for (const column of COLUMNS)
  for (const { url, widget } of PAGES)
    test(`${widget} fits a column of ${column} px in a wide window`, async ({ page, fill }) => {
      await fill(INVERTER);
      await fill(CONNECTORS);
      await openInColumn(page, url, column);
      await expect(page.locator(`[data-widget="${widget}"]`)).toHaveAttribute('data-widget-state', 'ready');
      expect(await outsideOf(page, widget)).toEqual([]);
    });

test('in a narrow column the way on is at the lower edge of a wide window, and beside the lines in a wide one', async ({
  page,
  fill,
}) => {
  await fill(INVERTER);
  await page.setViewportSize({ width: 1280, height: 600 });
  await openInColumn(page, '/cart', 650);
  const cart = page.locator('.sw-cart-page');
  const link = page.getByRole('link', { name: 'Naar bestellen' });
  await expect(link).toHaveCount(1);
  const bar = link.locator('..');
  await expect(bar.getByText('Totaal')).toBeVisible();
  expect(Math.round(await bar.evaluate((element) => element.getBoundingClientRect().bottom))).toBe(600);
  await setColumn(page, 1100);
  await expect(bar.getByText('Totaal')).toBeHidden();
  const lines = (await cart.getByRole('list', { name: 'Artikelen in je winkelwagen' }).boundingBox())!;
  expect((await link.boundingBox())!.x).toBeGreaterThan(lines.x + lines.width);
});

test('in a narrow column the summary of the checkout is folded above its step, whose choices fit', async ({
  page,
  fill,
}) => {
  await fill(INVERTER);
  await openInColumn(page, '/checkout', 340);
  const checkout = page.locator('[data-widget="checkout"]');
  const toggle = checkout.getByRole('button', { name: /^Overzicht bestelling/ });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const items = checkout.getByRole('list', { name: 'Artikelen in je bestelling' });
  await expect(items).toHaveCount(0);
  await toggle.click();
  await expect(items).toBeVisible();
  await toggle.click();
  await expect(items).toHaveCount(0);
  const go = next(checkout);
  const { bottom } = await go.evaluate((button) => button.parentElement!.getBoundingClientRect());
  expect(Math.round(bottom)).toBe(900);
  await typeAddress(checkout, GUEST);
  await field(checkout, 'country').selectOption('nl');
  await go.click();
  const choice = field(checkout, 'shipping_method').first();
  await choice.check();
  const padding = await choice.evaluate((radio) => getComputedStyle(radio.parentElement!).paddingInlineStart);
  expect(padding).toBe('12px');
  expect(await outsideOf(page, 'checkout')).toEqual([]);
  await setColumn(page, 1100);
  await expect(toggle).toHaveCount(0);
  await expect(checkout.getByRole('heading', { name: 'Overzicht bestelling', exact: true })).toBeVisible();
  await expect(items).toBeVisible();
});

/** Opens a page whose content is in a column from the start. */
async function openInColumn(page: Page, url: string, column: number): Promise<void> {
  await page.addInitScript(setWidth, column);
  await page.goto(url);
}

async function setColumn(page: Page, column: number): Promise<void> {
  await page.evaluate(setWidth, column);
}

/** The policy of the page forbids styles in attributes of the HTML, but not those of scripts. */
function setWidth(column: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`main { inline-size: ${column}px; } main .wrap { padding-inline: 0; }`);
  document.adoptedStyleSheets = [sheet];
}

/** These align their content with the column; their padding, for the focus ring, is outside. */
const ALIGNED = '.sw-button--quiet, .sw-product-row__list';

/** What is outside its column, or makes the page scroll sideways. */
function outsideOf(page: Page, widget: string): Promise<string[]> {
  return page.evaluate(
    ([name, aligned]) => {
      const column = document.querySelector('main')!.getBoundingClientRect();
      const { scrollWidth } = document.scrollingElement!;
      const drawn = [...document.querySelectorAll(`[data-widget="${name}"] .sw-root *`)];
      const outside = drawn.filter((element) => {
        // A row of products scrolls inside the column.
        if (element.parentElement!.closest('.sw-product-row__list')) return false;
        const { left, right, width } = element.getBoundingClientRect();
        const padding = element.matches(aligned) ? parseFloat(getComputedStyle(element).paddingLeft) : 0;
        return width > 1 && (right - padding > column.right + 1 || left + padding < column.left - 1);
      });
      return [
        ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
        ...outside.map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`),
      ];
    },
    [widget, ALIGNED] as const,
  );
}
