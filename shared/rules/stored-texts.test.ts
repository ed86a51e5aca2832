import { expect, test } from 'vitest';
import { storedTexts } from './stored-texts.ts';

const NAMES = ['email', 'city'] as const;

test.each([[null], ['x'], [[]], [{ email: 3, street: 'Damrak' }]])('%j contains no stored texts', (stored) => {
  expect(storedTexts(NAMES, stored)).toEqual({});
});

test('stored texts are restored, empty ones too', () => {
  expect(storedTexts(NAMES, { email: 'a@b.nl', city: '' })).toEqual({ email: 'a@b.nl', city: '' });
});
