import { expect, test } from 'vitest';
import { isLoadTrigger } from './load-trigger.ts';

test.each([
  'eager',
  'idle',
  'interaction',
  'visible',
  'visible 400px',
  'visible -20px',
  'visible 50%',
  'media print',
  'stored compare',
])('"%s" is a load trigger', (text) => {
  expect(isLoadTrigger(text)).toBe(true);
});

test.each([
  '',
  'Eager',
  'eager ',
  'eager now',
  'visible 400',
  'visible 4em',
  'visible 1px 2px',
  'media',
  'stored',
  'stored a b',
  'onload',
])('"%s" is not a load trigger', (text) => {
  expect(isLoadTrigger(text)).toBe(false);
});
