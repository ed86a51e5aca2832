import { expect, test } from 'vitest';
import { hasAmount, visibleText } from './scenarios/order-page.ts';

test.each([
  ['<p>Te betalen: € 7,90</p>', 790],
  ['<td>&euro;&nbsp;7.90</td>', 790],
  ['7,<sup>90</sup>', 790],
  ['<b>€ 1.298,-</b>', 129_800],
  ['EUR 1298', 129_800],
  ['€&#8239;1 298,00', 129_800],
  ['CHF 1’298.00', 129_800],
  ['$1,298.00', 129_800],
  ['<td>2</td><td>298,50</td>', 29_850],
  ['€ 0,95.', 95],
])('%s shows an amount of %d cents', (html, cents) => {
  expect(hasAmount(visibleText(html), cents, 2)).toBe(true);
});

test.each([
  ['€ 17,90', 790],
  ['€ 7,905', 790],
  ['1.298,00', 29_800],
  ['1 298,50', 29_850],
  ['<script>var total = "7,90"</script>', 790],
  ['Bestelling 1298', 129_800],
  ['7,90,10', 790],
])('%s does not show one of %d cents', (html, cents) => {
  expect(hasAmount(visibleText(html), cents, 2)).toBe(false);
});

test('yen have no decimals, and dinars three', () => {
  expect(hasAmount('¥1,298', 1298, 0)).toBe(true);
  expect(hasAmount('¥21,298', 1298, 0)).toBe(false);
  expect(hasAmount('KWD 1.298', 1298, 3)).toBe(true);
});
