import { expect, test } from 'vitest';
import { DEMO_PASSWORD, people } from '../seed/people.ts';
import { hashPassword, isPassword } from './passwords.ts';

test('a hash matches its password only', async () => {
  const stored = await hashPassword('geheim van Sanne');
  expect(await isPassword('geheim van Sanne', stored)).toBe(true);
  expect(await isPassword('geheim van sanne', stored)).toBe(false);
});

test('the same password is stored differently each time', async () => {
  expect(await hashPassword('zonnig')).not.toBe(await hashPassword('zonnig'));
});

test.each(['', 'plain', 'pbkdf2$1', 'md5$1$AA==$AA=='])('an invalid hash (%s) matches no password', async (stored) => {
  expect(await isPassword('', stored)).toBe(false);
});

test('every seeded customer can sign in', async () => {
  for (const person of people) expect(await isPassword(DEMO_PASSWORD, person.password)).toBe(true);
});
