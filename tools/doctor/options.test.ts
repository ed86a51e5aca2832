import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('every option is read', () => {
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
    '--widgets',
    'acme-gift-note.widgets.json',
    '--origin',
    'https://shop.test',
  ];
  expect(readOptions(args)).toEqual({
    is: 'check',
    options: {
      url: new URL('https://shop.test/cart'),
      har: null,
      mayWrite: true,
      cookie: 'a=1',
      headers: { Authorization: 'Basic eA==' },
      origin: new URL('https://shop.test'),
      widgets: ['acme-gift-note.widgets.json'],
      timeout: 2500,
      isJson: true,
      law: null,
      pci: null,
    },
  });
});

test('calls that write need --write', () => {
  expect(readOptions(['doctor', 'https://shop.test/'])).toMatchObject({
    options: { mayWrite: false, timeout: 20_000 },
  });
});

test.each([
  [[], 'No command given.'],
  [['check', 'https://shop.test/'], 'Unknown command "check".'],
  [['doctor'], 'Give either the address of a page or --har with a recording.'],
  [['doctor', 'https://shop.test/', '--har', 'x.har'], 'Give either the address of a page or --har with a recording.'],
  [['doctor', 'shop.test/cart'], '"shop.test/cart" is not the address of a page, such as https://shop.example/cart.'],
  [['doctor', 'https://shop.test/', 'https://shop.test/cart'], 'Give one page only.'],
  [['doctor', 'https://shop.test/', '--timeout', 'soon'], '--timeout expects a number of seconds, found "soon".'],
  [['doctor', 'https://shop.test/', '--header', 'x'], '"x" is not a header, such as "Authorization: Basic …".'],
  [['doctor', 'https://shop.test/', '--colour'], expect.stringContaining("Unknown option '--colour'")],
])('%j is refused with a reason', (args, reason) => {
  expect(readOptions(args)).toEqual({ is: 'wrong', reason });
});

test.each([
  ['--help', 'help'],
  ['-h', 'help'],
  ['--version', 'version'],
])('%s needs no page', (arg, is) => {
  expect(readOptions([arg])).toEqual({ is });
});

test('a folder is copied to, and only one', () => {
  expect(readOptions(['copy', 'public/widgets', '--light'])).toEqual({
    is: 'copy',
    folder: 'public/widgets',
    isLight: true,
  });
  expect(readOptions(['copy'])).toMatchObject({ is: 'wrong' });
  expect(readOptions(['copy', 'a', 'b'])).toMatchObject({ is: 'wrong' });
});

test('the options of --law are read together with it', () => {
  const hash = 'ab'.repeat(32);
  const args = ['doctor', 'https://shop.example/', '--law', '--history', 'prices', '--notice-sha256', hash];
  expect(readOptions(args)).toMatchObject({
    is: 'check',
    options: { law: { file: null, history: 'prices', hashes: [hash] } },
  });
  expect(readOptions(['doctor', 'https://shop.example/'])).toMatchObject({ options: { law: null } });
  expect(readOptions(args.filter((arg) => arg !== '--law'))).toMatchObject({ is: 'wrong' });
  expect(readOptions([...args, '--notice-sha256', 'abc'])).toMatchObject({ is: 'wrong' });
});
