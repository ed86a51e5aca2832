import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('a page is checked as it is asked for', () => {
  const args = [
    'doctor',
    'https://shop.test/cart',
    '--cookie',
    'a=1',
    '--header',
    'Authorization: Basic eA==',
    '--timeout',
    '2.5',
    '--json',
    '--write',
  ];
  expect(readOptions(args)).toEqual({
    is: 'examine',
    options: {
      url: new URL('https://shop.test/cart'),
      har: null,
      mayWrite: true,
      cookie: 'a=1',
      headers: { Authorization: 'Basic eA==' },
      timeout: 2500,
      isForMachines: true,
    },
  });
});

test('nothing is written unless somebody asks for it', () => {
  expect(readOptions(['doctor', 'https://shop.test/'])).toMatchObject({
    options: { mayWrite: false, timeout: 20_000 },
  });
});

test.each([
  [[], 'Say what to do.'],
  [['check', 'https://shop.test/'], 'There is no command "check".'],
  [['doctor'], 'Give the address of a page, or a recording with --har.'],
  [['doctor', 'https://shop.test/', '--har', 'x.har'], 'Give the address of a page, or a recording with --har.'],
  [['doctor', 'shop.test/cart'], '"shop.test/cart" is no address of a page, such as https://shop.example/cart.'],
  [['doctor', 'https://shop.test/', 'https://shop.test/cart'], 'One page at a time.'],
  [['doctor', 'https://shop.test/', '--timeout', 'soon'], '--timeout takes a number of seconds, not "soon".'],
  [['doctor', 'https://shop.test/', '--header', 'x'], '"x" is no header, such as "Authorization: Basic …".'],
  [['doctor', 'https://shop.test/', '--colour'], expect.stringContaining("Unknown option '--colour'")],
])('%j is not understood, and says why', (args, reason) => {
  expect(readOptions(args)).toEqual({ is: 'wrong', reason });
});

test.each([
  ['--help', 'help'],
  ['-h', 'help'],
  ['--version', 'version'],
])('%s asks for no page', (arg, is) => {
  expect(readOptions([arg])).toEqual({ is });
});
