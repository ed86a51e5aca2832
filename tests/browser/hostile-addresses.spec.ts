import type { Page } from '@playwright/test';
import { hasRun } from './hostile-markup.ts';
import { openPageWith } from './open-page-with.ts';
import { expect, test } from './shop.ts';

/** A page without a content security policy, so that script URLs would run. */
const open = (page: Page, html: string, settings = {}) => openPageWith(page, html, { isUnguarded: true, settings });
const place = (page: Page, name: string) => page.locator(`main [data-widget="${name}"]`);

test('a redirect of the shop to a script URL is not followed', async ({ page }) => {
  await page.route('**/rma/kies', (route) => route.fulfill({ json: { redirectUrl: 'java\nscript:window.ran=1' } }));
  const products = [{ id: 31, name: 'Growatt', amount: 1 }];
  await open(
    page,
    `<div data-widget="return-picker" data-submit-url="/rma/kies" data-products='${JSON.stringify(products)}'></div>`,
  );
  const picker = place(page, 'return-picker');
  await picker.getByRole('checkbox').check();
  const answered = page.waitForResponse('**/rma/kies');
  await picker
    .getByRole('button', { name: /retour|verder|volgende/i })
    .last()
    .click();
  await answered;
  await expect(picker.locator('form')).not.toHaveAttribute('aria-busy', 'true');
  expect(await hasRun(page)).toBe(false);
});

test('a script URL as cart link is reported, and the link keeps its address', async ({
  page,
  pageErrors: { heard },
}) => {
  await open(page, '<a href="/cart" data-widget="cart-badge" data-url="javascript:window.ran=1">Wagen</a>');
  const badge = place(page, 'cart-badge');
  await expect(badge).toHaveAttribute('data-widget-state', 'failed');
  await expect(badge).toHaveAttribute('href', '/cart');
  await expect.poll(() => heard.join('\n')).toContain('data-url');
  await badge.click();
  await page.waitForURL('**/cart');
});

test('the chat function must be a function of a script, and no form is submitted through its name', async ({
  page,
}) => {
  for (const name of ['weg.submit', 'history.back', 'localStorage.clear', 'print']) {
    await open(
      page,
      `<form id="weg" action="/weggestuurd"></form>
       <div data-widget="chat-widget" data-open-call="${name}" data-load="eager"><a href="/klantenservice">Praat mee</a></div>`,
    );
    await page.evaluate(() => localStorage.setItem('mine', '1'));
    await expect(place(page, 'chat-widget')).toHaveAttribute('data-widget-state', 'ready');
    await place(page, 'chat-widget')
      .getByRole('link')
      .or(place(page, 'chat-widget').getByRole('button'))
      .first()
      .click();
    await expect(place(page, 'chat-widget').getByRole('dialog')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/place');
    expect(await page.evaluate(() => localStorage.getItem('mine'))).toBe('1');
  }
});

const PRICE_MATCH = (url: string) =>
  `<div data-widget="price-match" data-load="eager" data-submit-url="${url}" data-website-id="1" data-product-id="4711">
     <a href="/price-match">Goedkoper gezien?</a></div>`;

test('values of the shopper are sent to the shop, or to the shop’s address', async ({
  page,
  pageErrors: { heard },
}) => {
  await open(page, PRICE_MATCH('https://forms.example/price-match'));
  await expect(place(page, 'price-match')).toHaveAttribute('data-widget-state', 'failed');
  const ours = 'an address of this site, or of an origin in allowedOrigins';
  await expect.poll(() => heard.join('\n')).toContain(ours);
  await open(page, PRICE_MATCH('https://forms.example/price-match'), { allowedOrigins: ['https://forms.example'] });
  await expect(place(page, 'price-match')).toHaveAttribute('data-widget-state', 'ready');
});

for (const [name, path, html] of [
  [
    'brand-faq',
    '/faq/vue/data',
    '<div data-widget="brand-faq" data-brand-id="3" data-load="eager"><p>Van de winkel</p></div>',
  ],
  [
    'recommended-combination',
    '/recommended-combination/init',
    '<div data-widget="recommended-combination" data-id="4711" data-load="eager"><p>Van de winkel</p></div>',
  ],
  [
    'product-reviews',
    '/product/4711/reviews/vue/data?page=1',
    '<div data-widget="product-reviews" data-product-id="4711" data-type="product" data-load="eager"><p>Van de winkel</p></div>',
  ],
  [
    'stock-reminders',
    '/dashboard/stock_reminders/vue/data',
    '<div data-widget="stock-reminders"><p>Van de winkel</p></div>',
  ],
  ['address-book', '/dashboard/addresses/vue/data', '<div data-widget="address-book"><p>Van de winkel</p></div>'],
] as const)
  test(`an empty answer keeps the shop’s own HTML of ${name}`, async ({ page }) => {
    for (const body of ['', '{}', '[]', 'null']) {
      await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'application/json' }));
      await open(page, html);
      await expect(place(page, name)).toHaveAttribute('data-widget-state', 'failed');
      await expect(place(page, name).getByText('Van de winkel')).toBeVisible();
    }
  });
