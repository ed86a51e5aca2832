import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  const cache = join(top, '.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'text-alone-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The output of a check of a component. */
async function check(command: string, args: readonly string[]): Promise<string> {
  return run(join(top, 'node_modules/.bin', command), args, { cwd: top }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

async function lint(name: string, code: string): Promise<boolean> {
  const file = join(folder, `${name}.tsx`);
  await writeFile(file, code);
  const rule = { jsPlugins: [join(top, 'tools/checks/lint/plugin.ts')], rules: { 'eiland/text-alone': 'error' } };
  const config = join(folder, 'oxlintrc.json');
  await writeFile(config, JSON.stringify(rule));
  const output = await check('oxlint', ['--config', config, '--no-ignore', file]);
  return output.includes('Text is the only child of its element');
}

test.each([
  ['beside an element of a fragment', 'export const X = () => <>Text <b>x</b></>;'],
  ['alone in a fragment', "export const X = () => <>{t('key')}</>;"],
  ['in one case of a fragment', 'export const X = ({ a }) => <>{a && `${a} pieces`}<b>x</b></>;'],
  ['as a space of a fragment', 'export const X = () => <><b>x</b> <b>y</b></>;'],
  ['as the result of a component', "export function X() { return t('key'); }"],
  ['as a result of a component', "export function X({ a }) { if (a) return 'text'; return <b>x</b>; }"],
])('the linter reports text %s', async (_, code) => {
  expect(await lint('fault', code)).toBe(true);
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
  expect(await lint('right', code)).toBe(false);
});

test('the types refuse text beside something else in an element, and accept it alone', async () => {
  const types = join(top, 'shared/ui/basics/jsx-runtime.d.ts');
  const options = ['--noEmit', '--jsx', 'react-jsx', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const compile = async (name: string, code: string) => {
    const file = join(folder, `${name}.tsx`);
    await writeFile(file, code);
    return check('tsc', [...options, '--skipLibCheck', '--strict', '--ignoreConfig', types, file]);
  };
  expect(await compile('fault', 'export const X = ({ a }: { a: string }) => <p>{a} <b>x</b></p>;')).toContain('TS2322');
  expect(await compile('right', 'export const X = ({ a }: { a: string }) => <p><b>{a}</b><b>x</b></p>;')).toBe('');
}, 60_000);
