import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFolder, lintCode, outputOf, top } from './lint-code.support.ts';

const folder = codeFolder();

async function isReported(code: string): Promise<boolean> {
  return (await lintCode(folder, 'text-alone', code)).includes('Text is the only child of its element');
}

test.each([
  ['beside an element of a fragment', 'export const X = () => <>Text <b>x</b></>;'],
  ['alone in a fragment', "export const X = () => <>{t('key')}</>;"],
  ['in one case of a fragment', 'export const X = ({ a }) => <>{a && `${a} pieces`}<b>x</b></>;'],
  ['as a space of a fragment', 'export const X = () => <><b>x</b> <b>y</b></>;'],
  ['as the result of a component', "export function X() { return t('key'); }"],
  ['as a result of a component', "export function X({ a }) { if (a) return 'text'; return <b>x</b>; }"],
])('the linter reports text %s', async (_, code) => {
  expect(await isReported(code)).toBe(true);
});

test.each([
  ['in an element', 'export const X = () => <p>Text</p>;'],
  [
    'in the elements of a fragment',
    "export const X = () => (\n  <>\n    <p>Text</p>\n    <b>{t('key')}</b>\n  </>\n);",
  ],
  [
    'of a function in a component',
    "export function X() { const name = () => { return t('key'); }; return <b>{name()}</b>; }",
  ],
])('the linter accepts text %s', async (_, code) => {
  expect(await isReported(code)).toBe(false);
});

test('the types refuse text beside something else in an element, and accept it alone', async () => {
  const types = join(top, 'shared/ui/basics/jsx-runtime.d.ts');
  const options = ['--noEmit', '--jsx', 'react-jsx', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const compile = async (name: string, code: string) => {
    const file = await folder.write(`${name}.tsx`, code);
    return outputOf('tsc', [...options, '--skipLibCheck', '--strict', '--ignoreConfig', types, file]);
  };
  expect(await compile('fault', 'export const X = ({ a }: { a: string }) => <p>{a} <b>x</b></p>;')).toContain('TS2322');
  expect(await compile('right', 'export const X = ({ a }: { a: string }) => <p><b>{a}</b><b>x</b></p>;')).toBe('');
}, 180_000);
