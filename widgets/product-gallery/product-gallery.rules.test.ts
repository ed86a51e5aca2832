import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLast, hasAddress, nextOf, previousOf, thumbnailsOf } from './product-gallery.rules.ts';

test.each([
  { pictures: 12, videos: 0, shown: { pictures: 7, videos: 0 } },
  { pictures: 12, videos: 2, shown: { pictures: 5, videos: 2 } },
  { pictures: 12, videos: 6, shown: { pictures: 1, videos: 6 } },
  { pictures: 12, videos: 9, shown: { pictures: 1, videos: 6 } },
  { pictures: 3, videos: 2, shown: { pictures: 3, videos: 2 } },
  { pictures: 1, videos: 0, shown: { pictures: 1, videos: 0 } },
  { pictures: 0, videos: 8, shown: { pictures: 0, videos: 6 } },
])('of $pictures pictures and $videos videos, $shown have a thumbnail', ({ pictures, videos, shown }) => {
  expect(thumbnailsOf({ pictures, videos }, 0, 0)).toEqual({ ...shown, from: 0 });
});

test('the row slides with the shown picture, and shows its neighbours', () => {
  const amounts = { pictures: 12, videos: 2 };
  let from = 0;
  const walk = Array.from({ length: 14 }, (_, at) => ({ from } = thumbnailsOf(amounts, at, from)).from);
  expect(walk).toEqual([0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7]);
  expect(thumbnailsOf(amounts, 7, 7).from).toBe(6);
  expect(thumbnailsOf(amounts, 0, 7).from).toBe(0);
});

const amounts = fc.record({ pictures: fc.nat(40), videos: fc.nat(12) });

describe('any number of pictures and videos', () => {
  test('at most seven have a thumbnail, and every row is part of the list', () => {
    fc.assert(
      fc.property(amounts, fc.nat(60), fc.nat(60), (counts, at, before) => {
        const { pictures, videos, from } = thumbnailsOf(counts, at, before);
        expect(pictures + videos).toBeLessThanOrEqual(7);
        expect(pictures + videos).toBe(Math.min(7, counts.pictures + Math.min(counts.videos, 6)));
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + pictures).toBeLessThanOrEqual(counts.pictures);
      }),
    );
  });

  test('the shown picture has a thumbnail, and its neighbours too if they fit', () => {
    fc.assert(
      fc.property(amounts, fc.nat(40), fc.nat(60), (counts, number, before) => {
        fc.pre(counts.pictures > 0);
        const at = number % counts.pictures;
        const { pictures, from } = thumbnailsOf(counts, at, before);
        expect(at).toBeGreaterThanOrEqual(from);
        expect(at).toBeLessThan(from + pictures);
        if (pictures > 2 && at > 0) expect(at - 1).toBeGreaterThanOrEqual(from);
        if (pictures > 2 && at < counts.pictures - 1) expect(at + 1).toBeLessThan(from + pictures);
      }),
    );
  });

  test('a row that shows the required thumbnails does not move', () => {
    fc.assert(
      fc.property(amounts, fc.nat(60), fc.nat(60), (counts, at, before) => {
        const { from } = thumbnailsOf(counts, at, before);
        expect(thumbnailsOf(counts, at, from).from).toBe(from);
      }),
    );
  });

  test('next stops at the last one; previous continues from the first to the last', () => {
    fc.assert(
      fc.property(amounts, (counts) => {
        const count = counts.pictures + counts.videos;
        fc.pre(count > 0);
        let at = 0;
        for (let step = 0; step < count + 3; step++) at = nextOf(at, counts);
        expect(at).toBe(count - 1);
        expect(isLast(at, counts)).toBe(true);
        for (let step = 0; step < count; step++) at = previousOf(at, counts);
        expect(at).toBe(count - 1);
        expect(previousOf(0, counts)).toBe(count - 1);
      }),
    );
  });
});

test.each([
  { url: '/a.jpg', addresses: ['/a.jpg'], isSame: true },
  { url: 'https://shop.example/a.jpg', addresses: ['/a.jpg'], isSame: true },
  { url: '/a.jpg', addresses: ['/a-small.jpg', 'https://shop.example/a.jpg'], isSame: true },
  { url: '/a.jpg', addresses: ['/b.jpg'], isSame: false },
  { url: '/a.jpg', addresses: [], isSame: false },
])('$url is rendered as $addresses: $isSame', ({ url, addresses, isSame }) => {
  const image = { url, mobile_url: null, thumbnail_url: null, w: null, h: null, size_percentage: null };
  expect(hasAddress(image, addresses)).toBe(isSame);
});
