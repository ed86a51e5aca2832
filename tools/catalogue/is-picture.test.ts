import { expect, test } from 'vitest';
import { isPicture } from './is-picture.ts';

test.each([
  ['image', 'https://cdn.example/123', true],
  ['mobileImage', '/media/a', true],
  ['poster', '/video/1', true],
  ['url', '/media/p/4711.svg', true],
  ['url', '/media/a.JPG?w=200', true],
  ['url', '/omvormers', false],
  ['imageAlt', 'Een dak', false],
  ['image', ' ', false],
  ['image', undefined, false],
])('%s with %s is a picture: %s', (name, value, is) => {
  expect(isPicture(name, value)).toBe(is);
});
