import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import pkg from '../../package.json' with { type: 'json' };
import { top } from '../../tools/commands/run-command.ts';
import { installPackage } from './install-package.ts';

/** A separate project with the published package. */
let folder: string;

function run(command: string, ...options: string[]): string {
  return execFileSync(command, options, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The output of the compiler or Node. */
function outputOf(command: string, ...options: string[]): string {
  try {
    return run(command, ...options);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eiland-'));
  installPackage(folder);
  symlinkSync(join(top, 'node_modules/zod'), join(folder, 'node_modules/zod'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const installed = (path = '') => join(folder, 'node_modules/eiland', path);

test('publint finds no faults in the package', async () => {
  const { messages } = await publint({ pkgDir: installed(), pack: false, level: 'suggestion' });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('attw finds no faults in the types of the package', async () => {
  const packed = createPackageFromTarballData(readFileSync(join(folder, 'eiland.tgz')));
  const { types, ...result } = await checkPackage(packed);
  // The profile `esm-only` of attw: the package has no modules for `require`.
  const faults =
    'problems' in result
      ? result.problems.filter(
          (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
        )
      : null;
  expect(types).toBeTruthy();
  expect(faults).toEqual([]);
});

test('an installation has no other packages, and is small', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['eiland', 'zod']);
  const bytes = globSync('**/*', { cwd: installed(), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).blocks * 512, 0);
  expect(bytes).toBeGreaterThan(3_000_000);
  expect(bytes).toBeLessThan(29_400_000);
});

test('the package has files for pages, tools and the guide, and no sources', () => {
  for (const file of [
    'dist/loader.js',
    'dist/loader.js.br',
    'dist/light/base.css.gz',
    'dist/release.html',
    'dist/widgets.json',
    'dist/openapi.json',
    'dist/openapi-3.0.json',
    'dist/doctor.js',
    'dist/server.js',
    'dist/light/server.js',
    'CHANGELOG.md',
  ])
    expect(existsSync(installed(file)), file).toBe(true);
  expect(globSync('guide/*.md', { cwd: installed() }).length).toBeGreaterThan(5);
  expect(globSync('sheets/*.md', { cwd: installed() }).length).toBeGreaterThan(20);
  expect(globSync('widgets/*/README.md', { cwd: installed() }).length).toBeGreaterThan(30);
  expect(globSync('{shared,loader,tests,tools,widgets/*/!(README.md)}', { cwd: installed() })).toEqual([]);
});

test('the command of the package runs by itself', () => {
  expect(outputOf('npx', '--no-install', 'eiland', '--version').trim()).toBe(pkg.version);
  expect(outputOf('npx', '--no-install', 'eiland', 'copy', 'public/widgets', '--light')).toMatch(/^Copied \d+ files/);
  expect(existsSync(join(folder, 'public/widgets/loader.js'))).toBe(true);
});

/** Node 20 has no `navigator`. */
const PRINT_A_FRAME = `
delete globalThis.navigator;
const { renderPage } = await import(process.argv[1]);
const cart = '{"items":[],"subtotal":0,"shippingCosts":0,"vatRate":21,"vat":0}';
const page = '<div data-widget="cart-page"><script type="application/json" data-initial>' + cart + '</script></div>';
console.log(await renderPage(page, { url: 'https://shop.example/cart' }));`;

for (const build of ['eiland/server', 'eiland/light/server'])
  test(`${build} draws a frame in any Node, and lets the program end`, () => {
    const printed = outputOf('node', '--input-type=module', '--eval', PRINT_A_FRAME, build);
    expect(printed).toContain('data-sw-frame="cart-page-');
    expect(printed).toContain('De winkelwagen is leeg');
  });

for (const moduleResolution of ['bundler', 'nodenext'])
  test(`TypeScript finds the types of events, contract, adapter and models (${moduleResolution})`, () => {
    writeFileSync(
      join(folder, 'shop.ts'),
      `import { emit, inspect, on, ready, send, type Answers, type CommandError, type Facts } from 'eiland/events';
import { Cart, readCart, type CartView, type Endpoint } from 'eiland/contract';
import { createShopCalls, Refusal, type Cart as ShopCart } from 'eiland/adapter';
import { createCart, createCheckout, createCompare, createList, createShop, memoryPath, type CartModel, type Outcome, type Readable } from 'eiland/models';
import { render, renderPage, type PageOptions, type RenderedWidget } from 'eiland/server';
import { renderPage as renderLight } from 'eiland/light/server';
import 'eiland/base.css';
import 'eiland/light/base.css';
import 'eiland/page.css';
import 'eiland/light/page.css';

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
const { item, count } = await send('add-to-cart', { type: 'product', id: 4711, qty: 1 }, { timeout: 5000 });
const added: Answers['add-to-cart'] = { ...await send('add-to-cart', { type: 'product', id: 1, qty: count }), item };
const nothing: undefined = await send('menu-open');
const status = (error: CommandError): number | null => error.messages['qty'] ? error.status : null;
const mount: HTMLElement = await ready('cart-page');
await inspect();
const { lines: [line], total } = await send('cart-get');
const view: CartView = await send('cart-change', { line: line!.id, quantity: total > 0 ? 2 : 1 });
const isAccepted: boolean = (await send('discount-apply', { code: view.currency })).isAccepted;
const listed: number = (await send('list-filter', { brand: ['sma'], price: '100-' })).count;
// @ts-expect-error It has an answer, so that only \`send\` sends it.
emit('cart-get');
// @ts-expect-error A payload without its id.
await send('compare-toggle', { type: 'product' });
const shopCart: ShopCart = { lines: [], subtotal: 0, shipping: null, taxes: null, reductions: [], total: 0 };
const calls = createShopCalls<{ token: string }>({
  findOrder: (_session, { key, cart }) => (key === '' ? null : { redirect: \`/thanks/\${cart}\` }),
  readCart: ({ data }) => { if (data.token === '') throw new Refusal('empty-cart'); return shopCart; },
});
const answered: Response | null = await calls.fetch(new Request('https://shop.example/cart/get'));
const models = createShop({ base: 'https://shop.example', token: () => 'token', settings: { currency: 'EUR' } });
const model: CartModel = createCart(models, { firstAnswer: {} });
const outcome: Outcome = await model.remove(model.cart.value?.lines[0]?.id ?? '');
const messages: readonly string[] = outcome.is === 'refused' && outcome.refusal.is === 'shop-message' ? outcome.refusal.messages : [];
const list = createList(models, { id: '1', path: memoryPath('/omvormers') });
const productCount: Readable<number | undefined> = { ...list.page, value: list.page.value?.total, subscribe: () => stop };
const checkout = createCheckout(models);
checkout.edit('shipping_zip_code', '1012 LG');
// @ts-expect-error A misspelled field.
checkout.edit('zip_cdoe', '');
// @ts-expect-error A signal is not written.
model.cart.value = null;
createCompare(models).toggle({ type: 'product', id: 4711 });
const options: PageOptions = { url: 'https://shop.example/', answer: async ({ path }) => path };
const page: string = await renderPage(await renderLight('<p>', options), options);
const widget: RenderedWidget = await render('star-rating', { inputs: { rating: 4 }, locale: 'nl' });
export { added, answered, endpoint, fact, messages, mount, page, nothing, productCount, status, stop, widget };
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

const FOR_PAGES = `
import type { WidgetMarkup, WidgetName } from 'eiland/types';

const name: WidgetName = 'cart-page';
export const cart = { 'data-widget': name, 'data-checkout-url': '/checkout' } satisfies WidgetMarkup;
// @ts-expect-error A misspelled widget.
export const misspelled = { 'data-widget': 'cart-pgae' } satisfies WidgetMarkup;
// @ts-expect-error A misspelled attribute.
export const unknown = { 'data-widget': 'cart-page', 'data-chekout-url': '/checkout' } satisfies WidgetMarkup;
// @ts-expect-error An attribute of another widget.
export const other = { 'data-widget': 'cart-page', 'data-rating': 4 } satisfies WidgetMarkup;
// @ts-expect-error A quantity is a number.
export const wrong = { 'data-widget': 'add-to-cart', 'data-qty': 'two' } satisfies WidgetMarkup;

window.shopWidgets?.push(['on', 'cart-count', ({ count }) => count.toFixed()]);
shopWidgets?.push(['emit', 'menu-open']);
shopWidgets?.push(['emit', 'cart-count', { count: 3 }]);
shopWidgets?.push([
  'send', 'add-to-cart', { type: 'product', id: 1, qty: 1 }, {}, (answer) => answer.then(({ count }) => count),
]);
shopWidgets?.push(['ready', 'cart-page', (mounted) => mounted.then((element) => element.focus())]);
shopWidgets?.push(['scan', document.body]);
const version: string | undefined = shopWidgets?.version;
document.addEventListener('shop:address-saved', ({ detail }) => detail.address.house_number.trim() + version);
// @ts-expect-error A misspelled event.
window.shopWidgets?.push(['emit', 'menu-opne']);
// @ts-expect-error A fact is no command.
window.shopWidgets?.push(['send', 'cart-count', { count: 1 }]);
// @ts-expect-error A payload without its id.
window.shopWidgets?.push(['emit', 'add-to-cart', { type: 'product', qty: 1 }]);
// @ts-expect-error A misspelled widget.
void shopWidgets?.ready?.('cart-pgae');
// @ts-expect-error A misspelled key of the payload.
window.shopWidgets?.on?.('cart-count', ({ cuont }) => cuont);
// @ts-expect-error A method that is not there before the engine has started.
window.shopWidgets?.prefetch('checkout');
// @ts-expect-error A command without its payload.
window.shopWidgets?.push(['send', 'add-to-cart']);

`;

const ELEMENTS = `
export const page = (
  <main>
    <div {...cart} />
    <button data-widget="add-to-cart" data-type="product" data-id={4711} data-qty={2} data-load="idle">Koop</button>
    <div data-widget="cart-page" data-heading-level="none" data-of-the-shop="anything" />
  </main>
);
// @ts-expect-error A misspelled widget.
export const misspelledElement = <div data-widget="cart-pgae" />;
// @ts-expect-error A level that there is not.
export const wrongElement = <div data-widget="cart-page" data-heading-level="7" />;
`;

/** Frameworks with JSX, each with what TypeScript needs of it. */
const JSX: Readonly<Record<string, { readonly source: string; readonly packages: readonly string[] }>> = {
  react: { source: 'react', packages: ['react', '@types/react'] },
  preact: { source: 'preact', packages: ['preact'] },
  solid: { source: 'solid-js', packages: ['solid-js'] },
  vue: { source: 'vue', packages: ['vue'] },
};

/** The output of the compiler for one file of a page. */
function compilePage(file: string, text: string, types: string, packages: readonly string[], jsx: object = {}): string {
  for (const name of packages) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(top, 'node_modules', name), link);
  }
  writeFileSync(join(folder, file), text);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    // Those of the package are checked, and those of a framework with them.
    skipLibCheck: false,
    types: [types],
    ...jsx,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  return outputOf(process.execPath, join(top, 'node_modules/typescript/bin/tsc'), '-p', folder);
}

test('a page without a framework compiles with its types, and no misspelled name does', () => {
  expect(compilePage('page.ts', FOR_PAGES, 'eiland/types', [])).toBe('');
});

for (const [framework, { source, packages }] of Object.entries(JSX))
  test(`a page in the JSX of ${framework} compiles with its types, and no misspelled name does`, () => {
    // Vue and Solid have compilers of their own.
    const jsx = { jsx: 'preserve', jsxImportSource: source };
    const types = `eiland/types/${framework}`;
    expect(compilePage(`${framework}.tsx`, FOR_PAGES + ELEMENTS, types, packages, jsx)).toBe('');
  });

test('attributes of elements in Svelte have types', () => {
  const text = `import type { HTMLAttributes } from 'svelte/elements';
export const attributes: HTMLAttributes<HTMLDivElement> = { 'data-widget': 'cart-page', 'data-checkout-url': '/checkout' };
// @ts-expect-error A misspelled widget.
export const misspelled: HTMLAttributes<HTMLDivElement> = { 'data-widget': 'cart-pgae' };
`;
  expect(compilePage('svelte.ts', FOR_PAGES + text, 'eiland/types/svelte', ['svelte'])).toBe('');
});

test('Node reads an answer of PHP by the contract and a cart by its model, and queues calls for the loader', () => {
  writeFileSync(
    join(folder, 'shop.js'),
    `import * as z from 'zod/mini';
import { readCartSize } from 'eiland/contract';
import { createShopCalls } from 'eiland/adapter';
import { createCart, createShop } from 'eiland/models';
import { emit } from 'eiland/events';
import widgets from 'eiland/widgets.json' with { type: 'json' };
import openApi from 'eiland/openapi.json' with { type: 'json' };
import tokens from 'eiland/tokens.json' with { type: 'json' };
import dark from 'eiland/tokens.dark.json' with { type: 'json' };
emit('cart-count', z.decode(readCartSize.answer, { amount: '3' }));
const accents = [tokens, dark].map(({ sw }) => sw.color.accent.$value.hex);
const { status } = await createShopCalls({}).fetch(new Request('https://shop.example/cart/get', { method: 'POST' }));
const calls = createShopCalls({ readCart: () => ({ lines: [], shipping: 0, taxes: [], reductions: [], total: 0 }) });
const { token, headers } = await calls.openPage(new Request('https://shop.example/'));
const cookie = headers.get('set-cookie').split(';', 1)[0];
const cart = createCart(createShop({
  base: 'https://shop.example',
  token,
  fetch: (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', cookie);
    return calls.fetch(request);
  },
}));
const { is } = await cart.start();
console.log(JSON.stringify([globalThis.shopWidgets, widgets.version, openApi.openapi, accents, status, is, cart.cart.value?.total]));
`,
  );
  const output = JSON.parse(outputOf(process.execPath, 'shop.js')) as unknown;
  expect(output).toEqual([
    [['emit', 'cart-count', { amount: 3 }]],
    pkg.version,
    '3.1.1',
    ['#0b6b4f', '#62c9a3'],
    404,
    'done',
    0,
  ]);
});
