import { expect, test } from 'vitest';
import { isWidth, widthOf } from './width.rules.ts';

test.each([
  ['500', '500px'],
  [' 640.5 ', '640.5px'],
  ['32rem', '32rem'],
  ['.5em', '.5em'],
  ['90%', '90%'],
  ['60vw', '60vw'],
])('a page may ask for a width of %j', (text, css) => {
  expect(isWidth(text)).toBe(true);
  expect(widthOf(text)).toBe(css);
});

test.each(['', 'wide', '-20px', '500px; color: red', '12parsec', 'url(x)'])('%j is no width', (text) => {
  expect(isWidth(text)).toBe(false);
});
