import { expect, test } from 'vitest';
import { samePath } from './input.ts';

test.each(['/cart', '/omvormers/brand:sma?lang=de#list', '/'])('%s is a page of this shop', (path) => {
  expect(samePath(path, '/otherwise')).toBe(path);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/../..//evil.example',
  'javascript:alert(1)',
  'cart',
  '',
  null,
  undefined,
])('%s does not lead to another host', (wanted) => {
  expect(samePath(wanted, '/otherwise')).toBe('/otherwise');
});
