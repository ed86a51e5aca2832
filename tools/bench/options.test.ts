import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options everything is measured seven times', () => {
  expect(readOptions([])).toEqual({
    runs: 7,
    pages: ['cart', 'checkout', 'overview', 'overview-server', 'product', 'comparison', 'wizard', 'addresses'],
    builds: ['react', 'light'],
    hasVariants: true,
    isFramesOnly: false,
    isColdOnly: false,
    isForGuide: false,
    isJourney: false,
    isLoad: false,
    isHttp2: false,
    products: undefined,
    json: '.cache/reports/bench.json',
  });
});

test('a short run has fewer pages and runs, unless they are named', () => {
  expect(readOptions(['--quick'])).toMatchObject({
    runs: 3,
    pages: ['cart', 'checkout', 'overview'],
    hasVariants: false,
  });
  expect(readOptions(['--quick', '--runs', '2', '--page', 'wizard'])).toMatchObject({ runs: 2, pages: ['wizard'] });
});

test('pages keep the order of the table', () => {
  const args = ['--page', 'overview', '--page', 'cart', '--build', 'light', '--json', 'x.json', '--http2'];
  expect(readOptions(args)).toMatchObject({
    pages: ['cart', 'overview'],
    builds: ['light'],
    json: 'x.json',
    isHttp2: true,
  });
});

test('the guide has the cart with frames on both builds', () => {
  expect(readOptions(['--guide', '--runs', '3'])).toMatchObject({
    pages: ['cart'],
    builds: ['react', 'light'],
    runs: 3,
    isFramesOnly: true,
    isForGuide: true,
  });
});

test('the costs of the shop are measured on their own', () => {
  expect(readOptions(['--load'])).toMatchObject({ isLoad: true, isJourney: false });
});

test.each([
  [['--runs', '0'], '--runs expects a whole number from 1, found "0".'],
  [['--runs', 'many'], '--runs expects a whole number from 1, found "many".'],
  [['--page', 'home'], /^--page expects one of cart, .*, found "home"\.$/],
  [['--build', 'vue'], '--build expects one of react, light, found "vue".'],
  [['--guide', '--http2', '--page', 'checkout'], '--guide is used without --http2, --page.'],
  [['--fast'], /Unknown option '--fast'/],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readOptions(args)).toThrow(reason);
});

test('the help can be asked for', () => {
  expect(readOptions(['--help'])).toBe('help');
});
