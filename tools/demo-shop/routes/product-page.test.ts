import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readBrandFaq } from '../../../shared/contract/faq.ts';
import { ReviewPage } from '../../../shared/contract/reviews.ts';
import { readShippingCosts } from '../../../shared/contract/shipping-costs.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop } from '../open-shop.ts';
import { reviewsFor } from '../seed/reviews/reviews.ts';

let shop: OpenedShop;
let german: OpenedShop;
beforeAll(async () => {
  shop = await openShop({ open: openNode });
  german = await openShop({ open: openNode, locale: 'de' });
});
afterAll(() => Promise.all([shop.close(), german.close()]));

async function reviews(id: string | number, page: number | string, from = shop, type = 'product') {
  const answer = await postJson(from, `/product/${id}/reviews/vue/data?page=${page}`, { type });
  return { status: answer.status, body: (await answer.json()) as { productId: unknown } };
}

describe('reviews', () => {
  test('31 reviews of the inverter are on four pages, each of them once, newest first', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) => z.decode(ReviewPage, (await reviews(4711, page)).body)),
    );
    expect(pages.map((page) => page.reviews.length)).toEqual([8, 8, 8, 7]);
    const all = pages.flatMap((page) => page.reviews);
    expect(new Set(all.map(({ id }) => id)).size).toBe(31);
    const dates = all.map(({ reviewed_at }) => reviewed_at!);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(pages[0]).toMatchObject({ productRating: 4.6, totalReviews: 31, totalPages: 4 });
  });

  test.each(['nl', 'de', 'en'] as const)('have writers, and no two neighbours share a sentence, in %s', (locale) => {
    const all = reviewsFor({ id: '430', category: 'zonnepanelen', rating: 4.6, reviews: 48 });
    for (const { author } of all) expect(author).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
    expect(new Set(all.map(({ author }) => author)).size).toBeGreaterThan(40);
    expect(new Set(all.map(({ comment }) => comment[locale])).size).toBeGreaterThan(43);
    const sentencesOf = (at: number) => all[at]!.comment[locale].split(/(?<=\.)\s+/);
    for (let at = 1; at < all.length; at++)
      expect(sentencesOf(at).filter((sentence) => sentencesOf(at - 1).includes(sentence))).toEqual([]);
  });

  test('the answer uses the field names of the contract', async () => {
    expect((await reviews(4711, 1)).body.productId).toBe(4711);
  });

  test.each([
    ['0', 1],
    ['99', 4],
    ['x', 1],
  ])('page %s is the nearest one, %i', async (page, nearest) => {
    expect((await reviews(4711, page)).body).toEqual((await reviews(4711, nearest)).body);
  });

  test('reviews with some stars are counted, and sorted by them', async () => {
    const read = async (body: object) => {
      const answer = await postJson(shop, '/product/4711/reviews/vue/data?page=1', { type: 'product', ...body });
      return z.decode(ReviewPage, await answer.json());
    };
    const all = await read({});
    for (const [stars, count] of Object.entries(all.ratingCounts!)) {
      const selected = await read({ rating: Number(stars) });
      expect(selected.totalReviews).toBe(count);
      expect(selected.reviews.every(({ rating }) => rating === Number(stars))).toBe(true);
      expect(selected).toMatchObject({ productRating: all.productRating, ratingCounts: all.ratingCounts });
    }
    expect(Object.values(all.ratingCounts!).reduce((sum, count) => sum + count, 0)).toBe(31);
    const stars = async (order: string) => (await read({ order })).reviews.map(({ rating }) => rating!);
    expect(await stars('lowest')).toEqual((await stars('lowest')).toSorted((left, right) => left - right));
    expect((await stars('highest')).every((rating) => rating === 5)).toBe(true);
    for (const unknown of [{ rating: 9 }, { order: 'best' }, { order: 'newest' }, { rating: null }])
      expect((await read(unknown)).reviews).toEqual(all.reviews);
  });

  test('reviews are in the language of the site', async () => {
    const [dutch, inGerman] = await Promise.all([reviews(4711, 1), reviews(4711, 1, german)]);
    expect(JSON.stringify(dutch.body)).toContain('Vervangt een omvormer');
    expect(JSON.stringify(inGerman.body)).toContain('Ersetzt einen');
  });

  test('a product without reviews has no rating', async () => {
    const { id, type } = await shop.db
      .selectFrom('products')
      .select(['id', 'type'])
      .where('reviews', '=', 0)
      .where('category_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const answer = z.decode(ReviewPage, (await reviews(id, 1, shop, type)).body);
    expect(answer).toMatchObject({ reviews: [], productRating: null, totalReviews: 0, totalPages: 1 });
  });

  test('a product that is not sold, or is of another type, answers 404', async () => {
    expect((await reviews('unknown', 1)).status).toBe(404);
    expect((await reviews(4711, 1, shop, 'bundle')).status).toBe(404);
  });

  test.each([
    [4.6, 31],
    [3.4, 1],
    [5, 12],
    [4.9, 240],
    [3.7, 49],
  ])('an average of %d comes out of %i reviews', (rating, count) => {
    const all = reviewsFor({ id: `x-${count}`, category: 'omvormers', rating, reviews: count });
    const sum = all.reduce((total, { stars }) => total + stars, 0);
    expect(all).toHaveLength(count);
    expect(sum).toBe(Math.round(rating * count));
    expect(all.every(({ stars }) => Number.isInteger(stars) && stars >= 1 && stars <= 5)).toBe(true);
  });
});

describe('questions about a brand', () => {
  test('an inverter brand has four groups that contain its name', async () => {
    const { faqs } = await callEndpoint(shop, readBrandFaq, { brand_id: 3 });
    expect(faqs.map(({ tab_text }) => tab_text)).toEqual([
      'Installatie',
      'App en monitoring',
      'Garantie en service',
      'Levering',
    ]);
    expect(faqs[0]).toMatchObject({ id: 31, url_path: '/merken/growatt', category_url: '/omvormers/brand:growatt' });
    expect(JSON.stringify(faqs)).toContain('Mag ik een Growatt-omvormer zelf aansluiten?');
    expect(JSON.stringify(faqs)).not.toContain('{brand}');
    const ids = faqs.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a brand of tools has no questions about an app, and an unknown brand has none', async () => {
    const knipex = await callEndpoint(shop, readBrandFaq, { brand_id: 33 });
    expect(knipex.faqs.map(({ tab_text }) => tab_text)).toEqual(['Garantie en service', 'Levering']);
    expect(await callEndpoint(shop, readBrandFaq, { brand_id: 'x' })).toEqual({ faqs: [] });
  });
});

describe('what sending costs', () => {
  test('the shopper’s country is first, and all are free above € 500', async () => {
    const { data } = await callEndpoint(shop, readShippingCosts, { price: 649 });
    expect(data.slice(0, 3)).toEqual([
      { name: 'Nederland', costs: 0 },
      { name: 'België', costs: 0 },
      { name: 'Duitsland', costs: 0 },
    ]);
    expect(data).toHaveLength(10);
  });

  test('below that all countries have costs, and Germany is first for Germans', async () => {
    const { data } = await callEndpoint(german, readShippingCosts, { price: 3.95 });
    expect(data.slice(0, 3)).toEqual([
      { name: 'Deutschland', costs: 995 },
      { name: 'Niederlande', costs: 995 },
      { name: 'Belgien', costs: 1490 },
    ]);
  });

  test('a price may be a text, but must be a number', async () => {
    expect((await postJson(shop, '/shipping-costs', { price: '649' })).status).toBe(200);
    expect((await postJson(shop, '/shipping-costs', { price: 'much' })).status).toBe(422);
  });
});
