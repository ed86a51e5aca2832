import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import pkg from '../../package.json' with { type: 'json' };
import { top } from '../../tools/commands/run-command.ts';

/** A separate project with the published package. */
let folder: string;

function run(command: string, ...given: string[]): string {
  return execFileSync(command, given, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The output of the compiler or Node. */
function outputOf(command: string, ...given: string[]): string {
  try {
    return run(command, ...given);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eiland-'));
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], { cwd: top });
  run('tar', '-xzf', `eiland-${pkg.version}.tgz`);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(folder, 'package'), join(folder, 'node_modules/eiland'));
  symlinkSync(join(top, 'node_modules/zod'), join(folder, 'node_modules/zod'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'shop', private: true, type: 'module' }));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('publint finds no faults in the package', async () => {
  const { messages } = await publint({ pkgDir: join(folder, 'package'), pack: false, level: 'suggestion' });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('the package has files for pages, tools and the guide, and no sources', () => {
  const files = run('tar', '-tzf', `eiland-${pkg.version}.tgz`).split('\n');
  for (const file of [
    'dist/loader.js',
    'dist/widgets.json',
    'dist/openapi/index.html',
    'dist/doctor.js',
    'CHANGELOG.md',
  ])
    expect(files).toContain(`package/${file}`);
  expect(files.some((file) => /^package\/stories\/guide\/\w+\.md$/.test(file))).toBe(true);
  expect(files.filter((file) => /^package\/(shared|widgets|loader|tests)\//.test(file))).toEqual([]);
});

for (const moduleResolution of ['bundler', 'nodenext'])
  test(`TypeScript finds the types of events and contract (${moduleResolution})`, () => {
    writeFileSync(
      join(folder, 'shop.ts'),
      `import { emit, on, type Facts } from 'eiland/events';
import { Cart, readCart, type Endpoint } from 'eiland/contract';

const stop: () => void = on('cart-count', ({ count }) => count.toFixed());
emit('add-to-cart', { type: 'product', id: 4711, qty: 1 });
emit('menu-open');
document.addEventListener('shop:cart-added', ({ detail }) => detail.item.name.trim());
const cents: Cart['subtotal'] = 100;
const endpoint: Endpoint<void, Cart> = readCart;
const fact: Facts['cart-count'] = { count: cents };
// @ts-expect-error A count is not a text.
emit('cart-count', { count: '3' });
// @ts-expect-error An unknown event.
on('cart-bagde', () => {});
export { endpoint, fact, stop };
`,
    );
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution,
      skipLibCheck: false,
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['shop.ts'] }));
    expect(outputOf(process.execPath, join(top, 'node_modules/typescript/bin/tsc'), '-p', folder)).toBe('');
  });

test('Node reads an answer of PHP by the contract, and queues calls for the loader', () => {
  writeFileSync(
    join(folder, 'shop.js'),
    `import * as z from 'zod/mini';
import { readCartSize } from 'eiland/contract';
import { emit } from 'eiland/events';
import widgets from 'eiland/widgets.json' with { type: 'json' };
import openApi from 'eiland/openapi.json' with { type: 'json' };
emit('cart-count', z.decode(readCartSize.answer, { amount: '3' }));
console.log(JSON.stringify([globalThis.shopWidgets, widgets.version, openApi.openapi]));
`,
  );
  const output = JSON.parse(outputOf(process.execPath, 'shop.js')) as unknown;
  expect(output).toEqual([[['emit', 'cart-count', { amount: 3 }]], pkg.version, '3.1.1']);
});
