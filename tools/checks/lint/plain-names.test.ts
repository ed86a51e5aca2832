import { expect, test } from 'vitest';
import { codeFolder, lintCode } from './lint-code.support.ts';

const folder = codeFolder();
const reported = (code: string) => lintCode(folder, 'plain-names', code);

test.each([
  ['a variable', 'export const found = 1;', 'found'],
  ['a parameter', 'export const isSame = (one: unknown) => one;', 'one'],
  ['a parameter of a function', 'export function isSame(a: unknown, other: unknown) { return a === other; }', 'other'],
  ['a part of an object', 'export const read = ({ text: given = 0 }) => given;', 'given'],
  ['a part of a list', 'export const [first, ...told] = [1, 2];', 'told'],
])('the linter reports %s with a vague name', async (_, code, name) => {
  expect(await reported(code)).toContain(`'${name}' does not say what the value is`);
});

test('a key of an object, which others read, may have such a name', async () => {
  expect(await reported('export const read = ({ found: actual }) => ({ found: actual });')).toBe('');
});
