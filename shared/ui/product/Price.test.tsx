// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Price, type PriceProps } from './Price.tsx';

function textFor(props: PriceProps, locale: 'nl' | 'de' | 'en' = 'nl'): string {
  const { container } = renderKit(<Price {...props} />, locale);
  return (container.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const ALL_KEYS = { prior_price: 6900, advice_price: 7900, unit_price: { price: 118, unit: 'm' } };

test.each([
  { props: { cents: 64900 }, words: '€ 649,-' },
  { props: { cents: 64900, earlierCents: 72900 }, words: 'Eerdere prijs: € 729,- Nu: € 649,-' },
  { props: { cents: 64900, earlierCents: 64900 }, words: '€ 649,-' },
  { props: { cents: 64900, earlierCents: 60000 }, words: '€ 649,-' },
  { props: { cents: 64900, earlierCents: null }, words: '€ 649,-' },
  { props: { cents: 64900, earlierCents: 72900, isOnRequest: true }, words: 'Prijs op aanvraag' },
  { props: { cents: 64900, advisedCents: 72900 }, words: 'Adviesprijs € 729,- Nu: € 649,-' },
  {
    props: { cents: 64900, advisedCents: 72900, earlierCents: 69900 },
    words: 'Eerdere prijs: € 699,- Adviesprijs € 729,- Nu: € 649,-',
  },
  {
    props: { cents: 64900, earlierCents: 72900, keys: { prior_price: 69900 } },
    words: 'Laagste prijs van de 30 dagen ervoor: € 699,- Nu: € 649,- −7%',
  },
  { props: { cents: 64900, earlierCents: 72900, keys: { prior_price: 64900 } }, words: '€ 649,-' },
  {
    props: { cents: 64900, advisedCents: 72900, keys: { advice_price: 79900 } },
    words: 'Adviesprijs € 799,- Nu: € 649,-',
  },
  { props: { cents: 5900, keys: { unit_price: { price: 118, unit: 'm' } } }, words: '€ 59,- € 1,18 per m' },
  { props: { cents: 5900, isOnRequest: true, keys: ALL_KEYS }, words: 'Prijs op aanvraag' },
  {
    props: { cents: 0, isFree: true, keys: ALL_KEYS },
    words: 'Laagste prijs van de 30 dagen ervoor: € 69,- Adviesprijs € 79,- Nu: Gratis',
  },
  { props: { cents: 64900, advisedCents: 64900 }, words: '€ 649,-' },
  { props: { cents: 64900, advisedCents: 72900, isOnRequest: true }, words: 'Prijs op aanvraag' },
  { props: { cents: null, isOnRequest: true }, words: 'Prijs op aanvraag' },
  { props: { cents: 0, isFree: true }, words: 'Gratis' },
  { props: { cents: 0 }, words: '€ 0,-' },
  { props: { cents: null }, words: '' },
])('a screen reader reads $props as "$words"', ({ props, words }) => {
  expect(textFor(props)).toBe(words);
});

test.each([
  { locale: 'de', words: 'Früherer Preis: € 729,- Jetzt: € 649,-' },
  { locale: 'en', words: 'Earlier price: € 729,- Now: € 649,-' },
] as const)('an earlier price is read in $locale', ({ locale, words }) => {
  expect(textFor({ cents: 64900, earlierCents: 72900 }, locale)).toBe(words);
});

test.each([
  { locale: 'nl', label: 'Adviesprijs' },
  { locale: 'de', label: 'UVP' },
  { locale: 'en', label: 'RRP' },
] as const)('everyone reads that a price is recommended ($locale)', ({ locale, label }) => {
  const { container } = renderKit(<Price cents={64900} advisedCents={72900} />, locale);
  const [shown] = container.querySelectorAll('.sw-price__advice');
  expect(shown?.firstChild?.textContent).toBe(` ${label} `);
  expect(shown?.querySelector('.sw-visually-hidden')).toBeNull();
});

test.each([
  { locale: 'de', words: 'Niedrigster Preis der 30 Tage davor: € 69,- UVP € 79,- Jetzt: € 59,- −14 % € 1,18 pro m' },
  { locale: 'en', words: 'Lowest price of the 30 days before: € 69,- RRP € 79,- Now: € 59,- −14% € 1,18 per m' },
] as const)('all that a price is compared with is read in $locale', ({ locale, words }) => {
  expect(textFor({ cents: 5900, keys: ALL_KEYS }, locale)).toBe(words);
});

test('only the earlier price is struck through', () => {
  const { container } = renderKit(<Price cents={64900} earlierCents={72900} advisedCents={79900} />);
  expect([...container.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual(['€\u00a0729,-']);
});
