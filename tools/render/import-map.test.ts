import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServerOf, manifestOf, type ServerModule, type SmallServer } from '../../tests/support/small-server.ts';
import { importMapText } from './import-map.ts';

const HASHES = { 'loader.js': 'sha384-bG9hZGVy', 'chunk-1aaaa.js': 'sha384-Y2h1bms=' };
/** Empty. */
const CART = { items: [], shippingCosts: null, vatRate: 21, vat: 0, subtotal: 0, total: 0 };
const LOADER = '<script type="module" async src="/static/loader.js" nonce="r4nd0m"></script>';
const PAGE = `<!doctype html><html lang="nl"><head><meta charset="utf-8">${LOADER}</head><body></body></html>`;

let server: SmallServer;
let eiland: ServerModule;

beforeAll(async () => {
  server = await buildServerOf('light', manifestOf({ 'cart-page': { path: '/cart/get' } }), HASHES);
  eiland = await server.openModule();
});
afterAll(() => server.close());

test('has an address for each script, in a fixed order', () => {
  expect(importMapText(HASHES, '/widgets/')).toBe(
    '{"integrity":{"/widgets/chunk-1aaaa.js":"sha384-Y2h1bms=","/widgets/loader.js":"sha384-bG9hZGVy"}}',
  );
});

test.each([
  ['widgets/', './widgets/'],
  ['../widgets/', '../widgets/'],
  ['//cdn.example/', '//cdn.example/'],
  ['https://cdn.example/', 'https://cdn.example/'],
])('the folder %s is the address %s', (base, folder) => {
  expect(importMapText({ a: 'sha384-YQ==' }, base)).toBe(`{"integrity":{"${folder}a":"sha384-YQ=="}}`);
});

test('no address ends the script', () => {
  expect(importMapText({ a: 'sha384-YQ==' }, '/</script>/')).not.toContain('<');
});

test('a page has it before its loader, in the folder and with the nonce of the loader', async () => {
  const page = await eiland.renderPage(PAGE, { url: 'https://shop.example/', integrity: true });
  const map = `<script type="importmap" nonce="r4nd0m">${importMapText(HASHES, '/static/')}</script>\n`;
  expect(page).toBe(PAGE.replace(LOADER, map + LOADER));
});

test('a page has it before its first preload line, and before what its frames load', async () => {
  const preload = '<link rel="modulepreload" href="/widgets/loader.js">';
  const answer = JSON.stringify(CART);
  const mount = `<div data-widget="cart-page"><script type="application/json" data-initial>${answer}</script></div>`;
  const page = `<html><head>${preload}</head><body>${mount}</body></html>`;
  const printed = await eiland.renderPage(page, { url: 'https://shop.example/', integrity: true });
  expect(printed.indexOf('importmap')).toBeLessThan(printed.indexOf('modulepreload'));
  expect(printed.match(/importmap/g)).toHaveLength(1);
});

test('a page without the option, and a part of a page without scripts, have none', async () => {
  expect(await eiland.renderPage(PAGE, { url: 'https://shop.example/' })).toBe(PAGE);
  expect(await eiland.renderPage('<p>Zon</p>', { url: 'https://shop.example/', integrity: true })).toBe('<p>Zon</p>');
});

test('the head of one widget begins with it', async () => {
  const initial = CART;
  const { head } = await eiland.render('cart-page', { initial, base: '/static/', integrity: true, nonce: 'a"b' });
  expect(head).toContain(
    `<script type="importmap" nonce="a&quot;b">${importMapText(HASHES, '/static/')}</script>\n<link`,
  );
  const plain = await eiland.render('cart-page', { initial, base: '/static/' });
  // A line with a hash has the script loaded once.
  const chunk = '/static/chunk-1aaaa.js"';
  expect(head).toContain(`${chunk} integrity="${HASHES['chunk-1aaaa.js']}">`);
  expect(head.endsWith(plain.head.replace(chunk, `${chunk} integrity="${HASHES['chunk-1aaaa.js']}"`))).toBe(true);
  expect(plain.head).not.toContain('importmap');
});
