import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { readModalContent } from './content-modal.ts';
import { readBrandFaq } from './faq.ts';
import { MediaRecord, readMedia } from './media.ts';
import { Menu } from './menu.ts';
import { readInstallerRequest } from './requests.ts';
import { readReviews } from './reviews.ts';
import { readShippingCosts } from './shipping-costs.ts';

const review = { id: 1, rating: '5', review_for: null, comment: 'Snel.', reviewed_at: '2026-10-02' };
const read = { id: 1, rating: 5, author: null, review_for: null, comment: 'Snel.', reviewed_at: '2026-10-02' };

test.each([
  ['flat', { reviews: [review], productRating: 4.6, totalReviews: 31, totalPages: '4' }],
  ['wrapped', { productId: 7, reviews: { reviews: [review], productRating: '4.6', totalReviews: 31, totalPages: 4 } }],
  ['with gaps in its list', { reviews: { 3: review }, productRating: 4.6, totalReviews: '31', totalPages: 4 }],
])('a page of reviews is read %s', (_, body) => {
  expect(z.decode(readReviews.answer, body as never)).toEqual({
    reviews: [read],
    productRating: 4.6,
    totalReviews: 31,
    totalPages: 4,
  });
});

test.each([
  ['a list', [review], [read]],
  ['an empty list under its key', { reviews: [] }, []],
])('reviews without their numbers are read from %s', (_, body, reviews) => {
  const none = { productRating: null, totalReviews: null, totalPages: null };
  expect(z.decode(readReviews.answer, body as never)).toEqual({ reviews, ...none });
});

test('a page of reviews is requested by path and type', () => {
  expect(readReviews.target!({ productId: '4 7', type: 'bundle', page: 2 })).toEqual({
    path: '/product/4%207/reviews/vue/data?page=2',
    body: { type: 'bundle' },
  });
});

test.each([
  ['under their key', { faqs: [{ name: 'Garantie' }] }],
  ['as the list itself', [{ name: 'Garantie' }]],
  ['wrapped once more', { faqs: { faqs: [{ name: 'Garantie' }] } }],
  ['with gaps in their list', { faqs: { 2: { name: 'Garantie' } } }],
])('groups of questions are read %s', (_, body) => {
  expect(z.decode(readBrandFaq.answer, body as never)).toMatchObject({ faqs: [{ name: 'Garantie', items: [] }] });
});

test.each([
  ['under `data`', { data: [{ name: 'België', costs: '14.95' }] }],
  ['as the list itself', [{ name: 'België', costs: 14.95 }]],
  ['with gaps in their list', { data: { 4: { name: 'België', costs: 14.95 } } }],
])('shipping costs are read %s', (_, body) => {
  expect(z.decode(readShippingCosts.answer, body as never)).toEqual({ data: [{ name: 'België', costs: 1495 }] });
});

test('a menu is read at any depth, without its optional fields', () => {
  const items = [{ name: 'Panelen', url: '/panelen', children: { 1: { name: 'Mono', url: null, children: [] } } }];
  expect(z.decode(Menu, { items })).toEqual({
    items: [{ name: 'Panelen', url: '/panelen', children: [{ name: 'Mono', url: null, children: [] }] }],
    websites: [],
    second_chance: null,
    secondary_items: [],
  });
});

test('an installer request may have no texts', () => {
  expect(z.decode(readInstallerRequest.answer, { modalData: [], displayButton: 1 })).toMatchObject({
    displayButton: true,
    modalData: { title: null },
  });
});

test('content of a link may be empty', () => {
  expect(z.decode(readModalContent.answer, [] as never)).toEqual({ modalTitle: null, modalContent: null });
  expect(readModalContent.target!({ host: 'content.shop.test', path: '/levering?a=1' })).toEqual({
    path: '//content.shop.test/modal/levering?a=1',
  });
});

test('a file keeps its unknown keys', () => {
  const record = { id: 9001, file_name: 'a.jpg', size: '183204', folder: 'stickers' };
  expect(z.decode(MediaRecord, record as never)).toMatchObject({
    id: 9001,
    size: 183_204,
    folder: 'stickers',
    alt: null,
  });
  expect(z.decode(readMedia.answer, { success: 1, result: { 0: record } }).result).toHaveLength(1);
});
