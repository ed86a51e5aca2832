import { expect, test } from 'vitest';
import { isEmail } from './newsletter-box.rules.ts';

test.each([
  ['sanne@example.nl', true],
  ['sanne.de-vries+zon@post.example.co.uk', true],
  ['jürgen@müller.de', true],
  ['', false],
  ['x', false],
  ['a@b', false],
  ['a@b.c', false],
  ['@example.nl', false],
  ['sanne@', false],
  ['sanne@example .nl', false],
  ['sanne@@example.nl', false],
  ['sanne@example.nl, piet@example.nl', false],
])('"%s" is a valid e-mail address: %s', (text, may) => {
  expect(isEmail(text)).toBe(may);
});
