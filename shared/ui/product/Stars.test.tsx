// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Stars } from './Stars.tsx';

test.each([
  { locale: 'nl', name: '4,5 van 5' },
  { locale: 'de', name: '4,5 von 5' },
  { locale: 'en', name: '4.5 out of 5' },
] as const)('a screen reader reads a rating as "$name"', ({ locale, name }) => {
  renderKit(<Stars rating={4.4} />, locale);
  const stars = screen.getByRole('img', { name });
  expect(stars.children).toHaveLength(5);
  expect(stars.hasAttribute('data-rating-default')).toBe(false);
});

test('default stars are marked for the shop, and say that the product has no rating', () => {
  renderKit(<Stars rating={null} />);
  const stars = screen.getByRole('img', { name: 'Nog niet beoordeeld' });
  expect(stars.hasAttribute('data-rating-default')).toBe(true);
  expect(stars.textContent).toBe('Nog niet beoordeeld');
});

test('the number of reviews stands beside the stars, and is part of their name', () => {
  const stars = renderKit(<Stars rating={4.5} count={1204} />).getByRole('img');
  expect(stars.getAttribute('aria-label')).toBe('4,5 van 5, 1.204 beoordelingen');
  expect(stars.textContent).toBe('(1.204)');
});

test.each([0, null, undefined])('%s reviews are not counted', (count) => {
  const stars = renderKit(<Stars rating={4.5} count={count} />).getByRole('img');
  expect(stars.getAttribute('aria-label')).toBe('4,5 van 5');
  expect(stars.textContent).toBe('');
});
