// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { VatLine } from './VatLine.tsx';

test.each([
  { props: { rate: 21 }, locale: 'nl', words: 'Inclusief 21% BTW' },
  { props: { rate: 5.5 }, locale: 'nl', words: 'Inclusief 5,5% BTW' },
  { props: { rate: 21, cents: 4339 }, locale: 'nl', words: 'Inclusief 21% BTW € 43,39' },
  { props: { rate: 0, cents: 4339 }, locale: 'nl', words: 'Vrijgesteld van BTW' },
  { props: { rate: 21, cents: 4339, isExempt: true }, locale: 'nl', words: 'Vrijgesteld van BTW' },
  { props: { rate: 19 }, locale: 'de', words: 'Inklusive 19 % MwSt.' },
  { props: { rate: 21 }, locale: 'en', words: 'Including 21% VAT' },
  { props: { rate: 0 }, locale: 'en', words: 'Exempt from VAT' },
] as const)('$props reads "$words"', ({ props, locale, words }) => {
  const { container } = renderKit(<VatLine {...props} />, locale);
  expect(container.textContent?.replace(/\s+/g, ' ')).toBe(words);
});
