import { expect, test } from 'vitest';
import { withoutDeleted } from './deleted-widgets.ts';

const THERE = new Set(['cart-badge']);

test('a deleted widget leaves its server markup', () => {
  const badge = '<a href="/cart" data-widget="cart-badge">Winkelwagen</a>';
  const stars = '<span data-widget="star-rating" data-rating="4">4 van 5</span>';
  expect(withoutDeleted(badge + stars, '', THERE)).toBe(`${badge}<span data-rating="4">4 van 5</span>`);
});

test('a page that shows errors on purpose keeps them', () => {
  const mistake = '<main><span data-widget="cart-bagde"></span></main>';
  const page = `<i data-widget="lamp"></i>${mistake}<i data-widget="lamp"></i>`;
  expect(withoutDeleted(page, mistake, THERE)).toBe(`<i></i>${mistake}<i></i>`);
});
