// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { LinePrice, type LinePriceProps } from './LinePrice.tsx';

const words = (props: LinePriceProps) => {
  const { container } = renderKit(<LinePrice {...props} />);
  return container.textContent?.replaceAll(/\s+/g, ' ').trim();
};

test.each([
  { line: { pieces: 3, product: { price: 59_995 } }, reads: '€ 599,95 per stuk Samen € 1.799,85' },
  {
    line: { pieces: 2, product: { price: 40_000, from_price: 50_000 } },
    reads: 'Eerdere prijs: € 500,- Nu: € 400,- per stuk Samen € 800,-',
  },
  {
    line: { pieces: 2, product: { price: 40_000, prior_price: 50_000, unit_price: { price: 400, unit: 'm' } } },
    reads: 'Eerdere prijs: € 500,- Nu: € 400,- per stuk −20% € 4,-/m Samen € 800,-',
  },
  { line: { pieces: 1, product: { price: 59_995 } }, reads: '€ 599,95' },
  { line: { pieces: 2, product: { price: 0 }, isFree: true }, reads: 'Gratis' },
  { line: { pieces: 2, product: { price: 100, price_on_request: true } }, reads: 'Prijs op aanvraag' },
])('a line of $line.pieces reads "$reads"', ({ line, reads }) => {
  expect(words(line)).toBe(reads);
});
