import { expect, test } from 'vitest';
import { isLink, isPrice } from './send.ts';

test.each(['599', '€ 599,-', '1.299,95', '1,299.95', '1299.5', 'EUR 12'])('“%s” is a price', (text) => {
  expect(isPrice(text)).toBe(true);
});

test.each(['', 'veel', '0', '-5', '12,345,6', '1.2.3', '599,9555'])('“%s” is not a price', (text) => {
  expect(isPrice(text)).toBe(false);
});

test.each(['https://winkel.example/a?b=1', 'www.winkel.nl', 'winkel.nl/omvormer'])('“%s” is an address', (text) => {
  expect(isLink(text)).toBe(true);
});

test.each(['', 'winkel', 'javascript:alert(1)', 'ftp://winkel.nl', 'mailto:jo@winkel.nl', 'de buurman'])(
  '“%s” leads nowhere',
  (text) => {
    expect(isLink(text)).toBe(false);
  },
);
