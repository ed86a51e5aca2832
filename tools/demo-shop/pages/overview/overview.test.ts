import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from '../../db/open-node.ts';
import { openShop, type OpenedShop } from '../../open-shop.ts';
import { mountPages } from '../pages.ts';

let shop: OpenedShop;
beforeAll(async () => {
  shop = await openShop({ open: openNode, pages: mountPages, products: 400 });
});
afterAll(() => shop.close());

async function visit(address: string): Promise<{ status: number; location: string | null; page: string }> {
  const answer = await shop.fetch(address, { headers: { Accept: 'text/html' }, redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), page: await answer.text() };
}

function textOf(markup: string): string {
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** The address of the link below the header with this text or label; options of a filter have the number of products in theirs. */
function linkTo(page: string, words: string): string {
  const links = [...page.slice(page.indexOf('<main')).matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/g)];
  const link = links.find(
    ([tag, , inner]) =>
      textOf(inner!).trim() === words ||
      tag.includes(`aria-label="${words}"`) ||
      tag.includes(`aria-label="${words}, `),
  );
  if (!link) throw new Error(`No link with the text ${words}`);
  return link[1]!.replaceAll('&amp;', '&');
}

function countOf(page: string): number {
  return Number(/__count">(\d+) product/.exec(page)?.[1]);
}

test('a shopper adds and removes filters without JavaScript', async () => {
  const whole = await visit('/omvormers');
  const all = countOf(whole.page);

  const growatt = await visit(linkTo(whole.page, 'Growatt'));
  expect(countOf(growatt.page)).toBeLessThan(all);
  expect(growatt.page).toContain('>Growatt omvormers</h1>');

  const both = linkTo(growatt.page, 'SMA');
  expect(both).toBe('/omvormers/brand:growatt,sma');
  expect((await visit(both)).page).toContain(`action="${both}"`);
  const { location: sorted } = await visit(`${both}?sort=price-low`);
  expect(sorted).toBe('/omvormers/brand:growatt,sma/sort:price-low');

  const narrow = await visit(sorted!);
  expect(linkTo(narrow.page, 'Filter verwijderen: Growatt')).toBe('/omvormers/brand:sma/sort:price-low');
  expect(linkTo(narrow.page, 'Alles wissen')).toBe('/omvormers/sort:price-low');
  expect(countOf((await visit('/omvormers/sort:price-low')).page)).toBe(all);
});

test('a shopper changes the page, and a filter returns to the first one', async () => {
  const second = await visit(linkTo((await visit('/omvormers')).page, 'Volgende pagina'));
  expect(second.page).toMatch(/<title>Omvormers, Pagina 2 van \d+/);
  expect(linkTo(second.page, 'Growatt')).toBe('/omvormers/brand:growatt');
  expect(linkTo(second.page, 'Vorige pagina')).toBe('/omvormers');
});

test.each([
  ['min=100&max=', '/omvormers/brand:sma/price:100-'],
  ['min=1.000&max=2000,50', '/omvormers/brand:sma/price:1000-2000'],
  ['min=&max=veel', '/omvormers/brand:sma'],
])('prices typed as %s lead to %s', async (query, location) => {
  expect(await visit(`/omvormers/brand:sma/page:2?${query}`)).toMatchObject({ status: 303, location });
});

test('the seventh cell of the first page is a banner', async () => {
  const cellsOf = (page: string) => page.split('<li class="sw-product-overview__cell">').slice(1);
  const isBanner = (cell: string) => !cell.includes('sw-product-card');
  const cells = cellsOf((await visit('/omvormers')).page);
  expect(cells.length).toBe(18);
  expect(cells.map(isBanner).indexOf(true)).toBe(6);
  expect(cellsOf((await visit('/omvormers/page:2')).page).some(isBanner)).toBe(false);
});

test('links from offers to another category keep the filters, and have no price fields', async () => {
  const { page } = await visit('/aanbiedingen/best_choice:no/sort:price-low');
  expect(page).toContain('href="/gereedschap"');
  expect(linkTo(page, 'Gereedschap')).toBe('/aanbiedingen/gereedschap/best_choice:no/sort:price-low');
  expect(page).not.toContain('name="min"');
});

test('a list without results shows a message and a link', async () => {
  const { page } = await visit('/omvormers/price:1-2');
  expect(textOf(page)).toContain('Geen enkel product past bij alles wat je hebt gekozen.');
  expect(linkTo(page, 'Alles wissen')).toBe('/omvormers');
});

test('a long filter shows five options, and those that are chosen', async () => {
  const { page } = await visit('/omvormers/vermogen:10-kw');
  const power = page.slice(page.indexOf('>Vermogen</span>'));
  const inView = power.slice(0, power.indexOf('<details>'));
  expect(inView.match(/<a\s/g)).toHaveLength(6);
  expect(inView).toMatch(/aria-current="true"[\s\S]*10 kW/);
});

test.each(['/omvormers/nergens/brand:sma', '/mc4-set/brand:sma', '/brand:sma'])('%s answers 404', async (address) => {
  expect((await visit(address)).status).toBe(404);
});

test('an address with invalid encoding is read as far as possible', async () => {
  expect(await visit('/omvormers/brand:%E0%A4%A/vermogen:%zz')).toMatchObject({ status: 200 });
});

test('without JavaScript the comparison explains where the list is', async () => {
  const { page } = await visit('/compare');
  expect(textOf(page)).toContain('bewaart je eigen browser');
  expect(linkTo(page, 'Omvormers')).toBe('/omvormers');
});

test.each([
  '/media/b/advies.svg',
  '/media/b/panelen-m.svg',
  '/media/b/batterijen.svg',
  '/media/b/gereedschap.svg',
  '/media/b/service.svg',
  '/media/seal/25.svg',
])('%s is drawn', async (address) => {
  const { status, page } = await visit(address);
  expect(status).toBe(200);
  expect(page).toMatch(/^<svg [\s\S]*<\/svg>$/);
  expect(page).not.toMatch(/NaN|undefined/);
});

test('the questions about a brand have a picture of its product', async () => {
  const { page } = await visit('/growatt-min-3000tl-xh');
  const [, address] = /src="(\/media\/b\/advies[^"]+)"/.exec(page)!;
  const { page: picture } = await visit(address!);
  expect(picture).toContain('>Growatt<');
  expect(picture).not.toContain('SMA');
});

test.each(['/media/b/nergens.svg', '/media/seal/x.svg'])('%s is not', async (address) => {
  expect((await visit(address)).status).toBe(404);
});
