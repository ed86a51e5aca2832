import { expect, test } from 'vitest';
import { isWidth, widthOf } from './width.rules.ts';

test.each([
  ['500', '500px'],
  [' 640.5 ', '640.5px'],
  ['32rem', '32rem'],
  ['.5em', '.5em'],
  ['90%', '90%'],
  ['60vw', '60vw'],
])('%j is a width', (text, css) => {
  expect(isWidth(text)).toBe(true);
  expect(widthOf(text)).toBe(css);
});

test.each(['', 'wide', '-20px', '500px; color: red', '12parsec', 'url(x)'])('%j is not a width', (text) => {
  expect(isWidth(text)).toBe(false);
});
