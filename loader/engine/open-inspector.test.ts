import { expect, test } from 'vitest';
import { isAllowedInAddress } from './open-inspector.ts';

test.each([
  ['localhost', undefined, true],
  ['shop.localhost', undefined, true],
  ['127.0.0.1', undefined, true],
  ['[::1]', undefined, true],
  ['shop.example', undefined, false],
  ['localhost.shop.example', undefined, false],
  ['shop.example', true, true],
  ['shop.example', '1', true],
  ['shop.example', 'false', false],
  ['localhost', false, false],
])('on %s with the setting %s, the address may open the inspector: %s', (host, setting, may) => {
  expect(isAllowedInAddress(host, setting)).toBe(may);
});
