import { expect, test } from 'vitest';
import { readConformOptions } from './options.ts';

const ADDRESS = 'https://shop.test/cart';

function clausesOf(...args: string[]): string[] {
  const command = readConformOptions([ADDRESS, ...args]);
  if (command.is !== 'play') throw new Error(`${JSON.stringify(command)} is not played`);
  return command.options.scenarios.flatMap(({ clauses }) => clauses.map(({ id }) => id));
}

test('every option is read', () => {
  const args = '--file shop.json --write --base /shop --timeout 2.5 --json --junit out.xml --only cart'.split(' ');
  expect(readConformOptions([ADDRESS, ...args, '--header', 'Authorization: Basic eA=='])).toMatchObject({
    is: 'play',
    options: {
      url: new URL(ADDRESS),
      file: 'shop.json',
      mayWrite: true,
      base: '/shop',
      headers: { Authorization: 'Basic eA==' },
      timeout: 2500,
      isJson: true,
      junit: 'out.xml',
      scenarios: [{ name: 'cart' }],
    },
  });
});

test('calls that write need --write, and the file has a usual name', () => {
  expect(readConformOptions([ADDRESS])).toMatchObject({ options: { mayWrite: false, file: 'conform.json' } });
});

test('scenarios and clauses are chosen and left out by name', () => {
  const all = clausesOf();
  expect(clausesOf('--only', 'cart').every((id) => id.startsWith('cart-'))).toBe(true);
  expect(clausesOf('--only', 'cart,session')).toEqual(clausesOf('--only', 'cart', '--only', 'session'));
  expect(clausesOf('--clause', 'cart-plus, cart-min')).toEqual(['cart-plus', 'cart-min']);
  expect(clausesOf('--skip', 'cart-plus')).toEqual(all.filter((id) => id !== 'cart-plus'));
  expect(clausesOf('--skip', 'session,cart-plus')).not.toContain('session-private');
});

test.each([
  [[], 'Give the address of a page of the shop.'],
  [[ADDRESS, ADDRESS], 'Give one address only.'],
  [['shop.test'], '"shop.test" is not the address of a page, such as https://shop.example/cart.'],
  [[ADDRESS, '--timeout', 'soon'], '--timeout expects a number of seconds, found "soon".'],
  [[ADDRESS, '--header', 'x'], '"x" is not a header, such as "Authorization: Basic …".'],
  [[ADDRESS, '--only', 'kart'], expect.stringContaining('There is no scenario "kart": session, cart')],
  [[ADDRESS, '--clause', 'x'], 'There is no clause "x". --list prints them.'],
  [[ADDRESS, '--skip', 'x'], 'There is no scenario or clause "x". --list prints them.'],
  [[ADDRESS, '--colour'], expect.stringContaining("Unknown option '--colour'")],
])('%j is refused with a reason', (args, reason) => {
  expect(readConformOptions(args)).toEqual({ is: 'wrong', reason });
});

test('clauses are listed without an address', () => {
  expect(readConformOptions(['--list', '--only', 'cart'])).toMatchObject({ is: 'list', scenarios: [{ name: 'cart' }] });
  expect(readConformOptions(['--help'])).toEqual({ is: 'help' });
});
