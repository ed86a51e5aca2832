import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop } from '../open-shop.ts';
import { LOCALES } from '../rules/language.ts';
import { DEMO_WIDGETS } from './demo/catalogue.ts';
import { SITUATIONS } from './demo/situations.ts';
import { mountPages } from './pages.ts';
import { ARTICLES } from './service/articles.ts';
import { WORDS } from './texts.ts';

const ADDRESSES = [
  '/',
  '/omvormers',
  '/omvormers/hybride/brand:growatt,sma/garantie:20-jaar/price:100-/best_choice:no/sort:price-high/page:2',
  '/montagemateriaal/discount:yes',
  '/omvormers/price:1-2',
  '/assortiment',
  '/aanbiedingen',
  '/aanbiedingen/omvormers',
  '/compare',
  '/growatt-min-3000tl-xh',
  '/cart',
  '/checkout',
  '/checkout/shipping',
  '/checkout/payment',
  '/login',
  ...ARTICLES.map(({ path }) => path),
  '/growatt-min-3000tl-xh?reviews=4',
  '/merken/growatt',
  '/merken/knipex',
  '/tweede-kans',
  '/verzendkosten',
  '/verzendkosten?price=x',
  '/veelgestelde-vragen',
  '/rma',
  '/rma/bestelling/bestelling-7f3a9c1e5b',
  '/offerte/off-20261?signature=zon20261',
  '/zoeken',
  '/zoeken?q=growatt',
  '/zoeken?q=niets-van-dit-alles',
  '/demo',
  ...[...DEMO_WIDGETS, ...SITUATIONS].map(({ name }) => `/demo/${name}`),
];

let shop: OpenedShop;

beforeAll(async () => {
  shop = await openShop({ open: openNode, pages: mountPages, cart: [{ id: 4711, qty: 2 }] });
});
afterAll(() => shop.close());

function visit(address: string): Promise<Response> {
  return shop.fetch(address, { headers: { Accept: 'text/html' } });
}

async function markupOf(address: string): Promise<string> {
  return (await visit(address)).text();
}

function inLanguage(address: string, locale: string): string {
  return address + (address.includes('?') ? '&' : '?') + `lang=${locale}`;
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(ADDRESSES)('%s is complete and has no inline code', async (address) => {
    const answer = await visit(inLanguage(address, locale));
    const markup = await answer.text();
    expect(answer.status).toBe(200);
    expect(markup).toContain(`<html lang="${locale}"`);
    expect(markup).not.toMatch(/undefined|\[object|NaN/);
    expect(markup).not.toMatch(/\sstyle=|<style|\son\w+=|javascript:/);
    expect(markup.match(/<script(?![^>]*(src=|application\/json))/g)).toBeNull();
    expect(markup.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test('every placeholder of a text is filled in', async () => {
    const pages = await Promise.all(ADDRESSES.map((address) => markupOf(inLanguage(address, locale))));
    const words = pages.join('').replaceAll(/<(script|pre)[\s\S]*?<\/\1>/g, '');
    // The address of the help centre has a placeholder that the widget fills in.
    expect(words.match(/\{(?!locale\})\w+\}/g)).toBeNull();
  });
});

test('every widget in the build has a demo page', async () => {
  const folders = await readdir(join(import.meta.dirname, '../../../widgets'));
  expect(DEMO_WIDGETS.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

test('every language has every text, with the same placeholders', () => {
  const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const [key, text] of Object.entries(WORDS.nl)) {
    for (const locale of LOCALES) {
      const translated = WORDS[locale][key as keyof typeof WORDS.nl];
      expect(translated, `${locale}: ${key}`).not.toBe('');
      expect(blanks(translated), `${locale}: ${key}`).toEqual(blanks(text));
    }
  }
});

test('a page has the name of the shop, and a policy against foreign scripts', async () => {
  const answer = await visit('/');
  const markup = await answer.text();
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'; script-src 'self'");
  expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(markup).toContain(`<meta name="csrf-token" content="${shop.csrf}" />`);
});

test('a page has the settings of the widgets', async () => {
  const block = /data-shop-settings>([\s\S]*?)<\/script>/.exec(await markupOf('/?lang=en'))?.[1];
  expect(JSON.parse(block ?? '')).toEqual({
    locale: 'en',
    currency: { sign: '€', position: 'before', code: 'EUR' },
    taxExemptionSelected: false,
    vatRate: 21,
  });
});

test('an unknown address answers with a message and the categories', async () => {
  const answer = await visit('/bestaat-niet?lang=nl');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Deze pagina bestaat niet');
  expect((await shop.fetch('/bestaat-niet', { headers: { Accept: 'application/json' } })).status).toBe(404);
});

test.each(['*/*', null])('a tool that accepts %s gets the page that a browser gets', async (accept) => {
  const answer = await shop.fetch('/omvormers', accept === null ? {} : { headers: { Accept: accept } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
});

test('a visitor’s input is shown as text', async () => {
  expect(await markupOf('/zoeken?q=%3Cimg%20src%3Dx%3E')).not.toContain('<img src=x>');
});

test('a language switch keeps the shopper where they are', async () => {
  expect(await markupOf('/omvormers?sort=rating&page=2')).toContain(
    'href="/omvormers?sort=rating&amp;page=2&amp;lang=de"',
  );
});

test('every product of a category has a picture that is always the same', async () => {
  const pictures = [...(await markupOf('/omvormers')).matchAll(/src="(\/media\/p\/[^"]+)"/g)].map(
    ([, address]) => address!,
  );
  expect(pictures.length).toBeGreaterThan(5);
  for (const address of pictures) {
    const [once, again] = await Promise.all([shop.fetch(address), shop.fetch(address)]);
    expect(once.headers.get('content-type')).toBe('image/svg+xml');
    expect(await once.text()).toBe(await again.text());
  }
  expect((await shop.fetch('/media/p/no-such-product.svg')).status).toBe(404);
});
