import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServerOf, manifestOf, type SmallServer } from '../../tests/support/small-server.ts';
import type { RenderPage } from './page-options.ts';

/** Empty. */
const CART = { items: [], shippingCosts: null, vatRate: 21, vat: 0, subtotal: 0, total: 0 };
const MOUNT = `<div data-widget="cart-page"><script type="application/json" data-initial>${JSON.stringify(CART)}</script></div>`;
const OPTIONS = { url: 'https://shop.example/cart', inlineStyles: true };
const KIT = '.base { gap: 0 }\n';
const CART_STYLES = '.cart-page-1aaaa { gap: 0 }\n';
const KEPT = 'media="not all">';

const pageWith = (head: string, body = MOUNT) => `<html><head>${head}</head><body>${body}</body></html>`;
const headOf = (page: string) => /<head>(.*)<\/head>/s.exec(page)![1];

let server: SmallServer;
let renderPage: RenderPage;

beforeAll(async () => {
  server = await buildServerOf('light', manifestOf({ 'cart-page': { path: '/cart/get' } }));
  renderPage = await server.open();
});
afterAll(() => server.close());

test('a page has the sheets of its frames, and links that nothing waits for', async () => {
  const head = headOf(await renderPage(pageWith(''), { ...OPTIONS, hydrate: { 'cart-page': 'interaction' } }));
  expect(head).toBe(
    [
      `<style>${KIT}</style>`,
      `<link rel="stylesheet" href="/widgets/base.css" ${KEPT}`,
      `<style>${CART_STYLES}</style>`,
      `<link rel="stylesheet" href="/widgets/cart-page-1aaaa.css" ${KEPT}`,
    ].join('\n'),
  );
});

test("the sheet that the page links itself stands at the place of the page's link, before a theme", async () => {
  const link = '<link rel="stylesheet" href="/widgets/base.css?v=3">';
  const theme = '<link rel="stylesheet" href="/theme.css">';
  const head = headOf(await renderPage(pageWith(link + theme), OPTIONS));
  expect(head).toContain(
    `<style>${KIT}</style><link media="not all" rel="stylesheet" href="/widgets/base.css?v=3">${theme}`,
  );
  expect(head!.split(KIT)).toHaveLength(2);
});

test('a link with a condition of its own stays as it is', async () => {
  const link = '<link rel="stylesheet" href="/widgets/base.css" media="screen">';
  const head = headOf(await renderPage(pageWith(link), OPTIONS));
  expect(head).toContain(link);
  expect(head).not.toContain(KIT);
  expect(head).toContain(CART_STYLES);
});

test('they have the nonce of the loader', async () => {
  const head = headOf(
    await renderPage(pageWith('<script type="module" src="/widgets/loader.js" nonce="a&quot;b"></script>'), OPTIONS),
  );
  expect(head!.match(/<style nonce="a&quot;b">/g)).toHaveLength(2);
});

test('where the sheets of the build are missing, the page links them', async () => {
  const bare = await buildServerOf('light', manifestOf({ 'cart-page': { path: '/cart/get' } }));
  await rm(join(bare.folder, 'server-styles.js'));
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const head = headOf(await (await bare.open())(pageWith(''), { ...OPTIONS, onError }));
  expect(head).toContain('<link rel="stylesheet" href="/widgets/base.css">');
  expect(head).not.toContain('<style>');
  expect(String(errors)).toContain('server-styles.js');
  await bare.close();
});

test('a page without frames, a part of a page and a page without the option have no sheet in them', async () => {
  const pages = [pageWith('<link rel="stylesheet" href="/widgets/base.css">', '<p>Zon</p>'), MOUNT];
  for (const page of pages) expect(await renderPage(page, OPTIONS)).not.toContain('<style');
  expect(await renderPage(pageWith(''), { url: OPTIONS.url })).not.toContain('<style');
});
