// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { CreditsBadge } from './CreditsBadge.tsx';
import { Loading } from '../basics/Loading.tsx';
import { StockLabel } from './StockLabel.tsx';

test.each([
  { locale: 'nl', inStock: true, words: 'Direct leverbaar' },
  { locale: 'nl', inStock: false, words: 'Tijdelijk uitverkocht' },
  { locale: 'de', inStock: true, words: 'Sofort lieferbar' },
  { locale: 'en', inStock: false, words: 'Temporarily sold out' },
] as const)('stock reads "$words" in $locale', ({ locale, inStock, words }) => {
  renderKit(<StockLabel inStock={inStock} />, locale);
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  { credits: 1, locale: 'nl', words: '1 Power Credit' },
  { credits: 209, locale: 'nl', words: '209 Power Credits' },
  { credits: 12500, locale: 'nl', words: '12.500 Power Credits' },
  { credits: 12500, locale: 'en', words: '12,500 Power Credits' },
] as const)('$credits credits read "$words" in $locale', ({ credits, locale, words }) => {
  renderKit(<CreditsBadge credits={credits} />, locale);
  expect(screen.getByText(words)).toBeTruthy();
});

test('loading is announced once', () => {
  const { redraw } = renderKit(<Loading />);
  expect(screen.getByRole('status').textContent?.trim()).toBe('Wordt geladen…');
  redraw(<Loading label="De verzendmethodes worden opgehaald..." rows={5} />);
  expect(screen.getByRole('status').textContent?.trim()).toBe('De verzendmethodes worden opgehaald...');
});
