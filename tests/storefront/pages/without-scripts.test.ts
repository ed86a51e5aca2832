import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop } from '../open-shop.ts';
import { mountPages } from './pages.ts';

/** A browser that follows links and sends forms, and runs nothing. */
let shop: OpenedShop;
let page = '';
let address = '';

beforeEach(async () => {
  shop = await openShop({ open: openNode, pages: mountPages });
  onTestFinished(() => shop.close());
});

async function goTo(wanted: string, form?: URLSearchParams): Promise<void> {
  const headers = new Headers({ Accept: 'text/html' });
  const sending = form ? { method: 'POST', body: form } : {};
  const answer = await shop.fetch(wanted, { ...sending, headers, redirect: 'manual' });
  const further = answer.headers.get('location');
  if (further !== null) return goTo(further);
  address = wanted;
  page = await answer.text();
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

/** Sends the first form whose markup holds these words, with its own fields and what was typed. */
async function send(words: string, typed: Record<string, string> = {}): Promise<void> {
  const form = [...page.matchAll(/<form[\s\S]*?<\/form>/g)]
    .map(([markup]) => markup)
    .find((markup) => markup.includes(words));
  if (form === undefined) throw new Error(`No form says ${words}`);
  const fields = [...form.matchAll(/<input[^>]*>/g)].map(
    ([tag]) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? ''] as const,
  );
  const body = new URLSearchParams({ ...Object.fromEntries(fields), ...typed });
  await goTo(attribute(form, 'action') ?? '', body);
}

function text(): string {
  return page
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

test('a shopper buys from a category and stays there', async () => {
  await goTo('/omvormers');
  await send('In winkelwagen: Growatt MIN 3000TL-XH');
  expect(address).toBe('/omvormers');
  await goTo('/cart');
  expect(text()).toContain('Growatt MIN 3000TL-XH');
});

test('a shopper says how many, takes one more, one less, and everything away', async () => {
  await goTo('/growatt-min-3000tl-xh');
  await send('name="qty"', { qty: '2' });
  await goTo('/cart');
  expect(text()).toContain('€ 1.298,-');

  await send('Eén meer Growatt');
  expect(address).toBe('/cart');
  expect(text()).toContain('€ 1.947,-');

  await send('Eén minder Growatt');
  expect(text()).toContain('€ 1.298,-');

  await send('verwijderen"');
  expect(text()).toContain('De winkelwagen is leeg');
});

test('a gift has neither buttons nor a price', async () => {
  await goTo('/growatt-min-3000tl-xh');
  await send('name="qty"', { qty: '1' });
  await goTo('/cart');
  const gift = page.slice(page.indexOf('Zonnelamp'));
  expect(gift.slice(0, gift.indexOf('</li>'))).not.toContain('<form');
  expect(text()).toContain('Cadeau');
});

test('when the shop refuses, the page says why', async () => {
  await goTo('/growatt-min-3000tl-xh');
  await send('name="qty"', { qty: '900' });
  expect(address).toBe('/growatt-min-3000tl-xh');
  expect(/<p class="wrap notice" role="alert">[^<]+<\/p>/.test(page)).toBe(true);
  await goTo('/cart');
  expect(text()).toContain('De winkelwagen is leeg');
});

test('the overview before the order shows what the cart holds', async () => {
  await goTo('/growatt-min-3000tl-xh');
  await send('name="qty"', { qty: '2' });
  await goTo('/cart');
  expect(page).toContain('href="/checkout"');
  await goTo('/checkout');
  expect(text()).toMatch(/2 × Growatt MIN 3000TL-XH/);
  expect(text()).toContain('€ 1.298,-');
});

test('a customer signs in, is greeted by name, and signs out', async () => {
  await goTo('/login');
  await send('name="password"', { email: 'sanne@example.nl', password: 'niet dit' });
  expect(address).toBe('/login');
  expect(page).toContain('role="alert"');
  await send('name="password"', { email: 'sanne@example.nl', password: 'zonneschijn' });
  expect(text()).toContain('Sanne');
  await goTo('/login');
  await send('Uitloggen');
  await goTo('/login');
  expect(page).toContain('name="password"');
});

test('somebody who builds with the widgets lets a call fail, and sees it', async () => {
  await goTo('/demo/cart-page');
  await send('name="how"', { call: '/cart/plus', how: '500' });
  expect(address).toBe('/demo/cart-page');
  expect(text()).toContain('/cart/plus: 500');
  await send('/cart/plus: normal');
  expect(text()).toContain('Alles antwoordt normaal.');
});
