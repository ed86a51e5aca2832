// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Price, type PriceProps } from './Price.tsx';

function textFor(props: PriceProps, locale: 'nl' | 'de' | 'en' = 'nl'): string {
  const { container } = renderKit(<Price {...props} />, locale);
  return (container.textContent ?? '').replace(/\s+/g, ' ').trim();
}

test.each([
  { props: { cents: 64900 }, words: '€ 649,-' },
  { props: { cents: 64900, earlierCents: 72900 }, words: 'Eerdere prijs: € 729,- Nu: € 649,-' },
  { props: { cents: 64900, earlierCents: 64900 }, words: '€ 649,-' },
  { props: { cents: 64900, earlierCents: 60000 }, words: '€ 649,-' },
  { props: { cents: 64900, earlierCents: null }, words: '€ 649,-' },
  { props: { cents: 64900, earlierCents: 72900, isOnRequest: true }, words: 'Prijs op aanvraag' },
  { props: { cents: 64900, advisedCents: 72900 }, words: 'Adviesprijs € 729,- Nu: € 649,-' },
  { props: { cents: 64900, advisedCents: 72900, earlierCents: 69900 }, words: 'Adviesprijs € 729,- Nu: € 649,-' },
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
  { locale: 'en', label: 'Recommended price' },
] as const)('everyone reads that a price is recommended ($locale)', ({ locale, label }) => {
  const { container } = renderKit(<Price cents={64900} advisedCents={72900} />, locale);
  const [shown] = container.querySelectorAll('.sw-price__earlier');
  expect(shown?.firstChild?.textContent).toBe(`${label} `);
  expect(shown?.querySelector('.sw-visually-hidden')).toBeNull();
});

test('only the earlier price is struck through', () => {
  const { container } = renderKit(<Price cents={64900} earlierCents={72900} />);
  expect([...container.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual(['€\u00a0729,-']);
});
