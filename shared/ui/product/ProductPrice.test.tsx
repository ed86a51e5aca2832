// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import type { PricedProduct } from './price-comparisons.ts';
import { ProductPrice } from './ProductPrice.tsx';

const ALL = { price: 5900, prior_price: 6900, advice_price: 7900, unit_price: { price: 118, unit: 'm' } };

function textFor(product: PricedProduct, locale: 'nl' | 'de' | 'en' = 'nl', isFree = false): string {
  const { container } = renderKit(<ProductPrice product={product} isFree={isFree} />, locale);
  return (container.textContent ?? '').replace(/\s+/g, ' ').trim();
}

test.each([
  { product: { price: 64900 }, words: '€ 649,-' },
  { product: { price: 64900, from_price: 72900 }, words: 'Eerdere prijs: € 729,- Nu: € 649,-' },
  { product: { price: 64900, fromPrice: 72900 }, words: 'Eerdere prijs: € 729,- Nu: € 649,-' },
  { product: { price: 64900, from_price: 64900 }, words: '€ 649,-' },
  { product: { price: 64900, from_price: 60000 }, words: '€ 649,-' },
  { product: { price: 64900, from_price: null }, words: '€ 649,-' },
  { product: { price: 64900, from_price: 72900, price_on_request: true }, words: 'Prijs op aanvraag' },
  { product: { price: 64900, msrp: 72900 }, words: 'Adviesprijs € 729,- Nu: € 649,-' },
  { product: { price: 64900, msrp: 64900 }, words: '€ 649,-' },
  { product: { price: 64900, msrp: 72900, price_on_request: true }, words: 'Prijs op aanvraag' },
  {
    product: { price: 64900, from_price: 72900, prior_price: 69900 },
    words: 'Eerdere prijs: € 699,- Nu: € 649,- −7%',
  },
  { product: { price: 64900, from_price: 72900, prior_price: 64900 }, words: '€ 649,-' },
  { product: { price: 64900, msrp: 72900, advice_price: 79900 }, words: 'Adviesprijs € 799,- Nu: € 649,-' },
  { product: { price: 5900, unit_price: { price: 118, unit: 'm' } }, words: '€ 59,- € 1,18/m' },
  {
    product: { ...ALL, price_from: true },
    words: 'Eerdere prijs: € 69,- Adviesprijs € 79,- Nu: vanaf € 59,- −14% € 1,18/m',
  },
  { product: { ...ALL, price_on_request: true }, words: 'Prijs op aanvraag' },
  { product: { ...ALL, price: null }, words: '' },
])('a screen reader reads $product as "$words"', ({ product, words }) => {
  expect(textFor(product)).toBe(words);
});

test.each([
  { locale: 'de', words: 'Früherer Preis: € 69,- UVP € 79,- Jetzt: € 59,- −14 % € 1,18/m' },
  { locale: 'en', words: 'Was: € 69,- RRP € 79,- Now: € 59,- −14% € 1,18/m' },
] as const)('all that a price is compared with is read in $locale', ({ locale, words }) => {
  expect(textFor(ALL, locale)).toBe(words);
});

test('a gift has neither a percentage nor a price per unit', () => {
  expect(textFor({ ...ALL, price: 0 }, 'nl', true)).toBe('Eerdere prijs: € 69,- Adviesprijs € 79,- Nu: Gratis');
});

test('everyone reads that a price is recommended', () => {
  const { container } = renderKit(<ProductPrice product={{ price: 64900, msrp: 72900 }} />);
  const label = container.querySelector('.sw-price__earlier')?.firstElementChild;
  expect([label?.textContent, label?.className]).toEqual([' Adviesprijs ', '']);
});

test('only the earlier price is struck through, and colours the price', () => {
  const { container, redraw } = renderKit(<ProductPrice product={ALL} />);
  expect([...container.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual(['€\u00a069,-']);
  expect(container.querySelector('.sw-price--lowered')).not.toBeNull();
  redraw(<ProductPrice product={{ price: 5900, msrp: 7900 }} />);
  expect(container.querySelector('s, .sw-price--lowered')).toBeNull();
});
