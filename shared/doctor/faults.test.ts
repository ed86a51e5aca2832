import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openFaultyShop, type Fault, type FaultyShop } from '../../tests/support/faulty-shop.ts';
import { readKnowledge } from '../../tests/support/read-knowledge.ts';
import { VERSION, writeSmallBuild } from '../../tests/support/small-build.ts';
import { openNode } from '../../tests/storefront/db/open-node.ts';
import type { Db } from '../../tests/storefront/db/schema.ts';
import { seed } from '../../tests/storefront/seed/seed.ts';
import { createClient } from './client.ts';
import { CODES, type Code } from './codes.ts';
import { examine } from './examine.ts';
import type { Knowledge } from './page.ts';

interface Planted {
  readonly it: string;
  readonly at: string;
  readonly fault: Fault;
  readonly code: Code;
  readonly says: string | RegExp;
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number;
}

const PRODUCT = '/growatt-min-3000tl-xh';
const LIST = '/omvormers';

const replace = (from: string | RegExp, to: string): Fault => ({ page: (html) => html.replace(from, to) });
const before = (end: string, markup: string) => replace(end, `${markup}${end}`);
const inBody = (markup: string) => before('</body>', markup);
const settings = (text: string) => replace(/(data-shop-settings>)[^<]*/, `$1${text}`);
const policy = (change: (text: string) => string): Fault => ({
  page: (html) =>
    html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${change(POLICY)}">`),
});
const POLICY =
  "script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; trusted-types shop-widgets";
const json = (value: unknown, init?: ResponseInit) => () => Response.json(value, init);
const text =
  (said: string, type: string, status = 200) =>
  () =>
    new Response(said, { status, headers: { 'Content-Type': type } });
const call = (answer: () => Response | Promise<Response>, path = '/cart/init'): Fault => ({
  instead: { [path]: answer },
});

const PAGE = '<!doctype html><title>Inloggen</title><p>Log in</p>';

const MARKUP: readonly Planted[] = [
  {
    it: 'a page without widgets',
    at: '/cart',
    fault: { page: (html) => html.replaceAll('data-widget=', 'data-was=') },
    code: 'no-widgets',
    says: 'No element of this page has the attribute data-widget.',
  },
  {
    it: 'a misspelt widget',
    at: '/cart',
    fault: replace('data-widget="chat-widget"', 'data-widget="chat-wigdet"'),
    code: 'widget-unknown',
    says: 'found "chat-wigdet". Did you mean "chat-widget"?',
  },
  {
    it: 'an attribute of the wrong type',
    at: '/cart',
    fault: inBody('<button data-widget="add-to-cart" data-type="product" data-id="1" data-qty="two">Koop</button>'),
    code: 'input-wrong',
    says: 'data-qty expects a whole number from 1, found "two".',
  },
  {
    it: 'a missing attribute of an island',
    at: '/cart',
    fault: inBody('<div data-widget="brand-faq"></div>'),
    code: 'input-wrong',
    says: 'data-brand-id expects string, found "nothing".',
  },
  {
    it: 'an attribute that is no JSON',
    at: '/cart',
    fault: inBody(`<div data-widget="checkout" data-google-pay='{"environment":\n"TEST",}'></div>`),
    code: 'input-wrong',
    says: 'It breaks at line 2, column 8.',
  },
  {
    it: 'a JSON child that breaks off',
    at: '/cart',
    fault: inBody('<div data-widget="faq-block"><script type="application/json">{"title": "Vragen",</script></div>'),
    code: 'input-wrong',
    says: '<script type="application/json"> expects JSON',
  },
  {
    it: 'an attribute that is almost an input',
    at: '/cart',
    fault: replace('data-cart-url="/cart"', 'data-card-url="/cart"'),
    code: 'input-unknown',
    says: 'data-card-url is no input. Did you mean "data-cart-url"?',
  },
  {
    it: 'a button that shows what is not there',
    at: '/cart',
    fault: inBody(
      '<div data-widget="page-helpers"><button data-toggle="faq-answer" aria-controls="nergens">Hoe?</button></div>',
    ),
    code: 'inside-wrong',
    says: 'aria-controls of the button "Hoe?" expects the id of an element of this page, found "nergens".',
  },
  {
    it: 'a newsletter without a field',
    at: '/cart',
    fault: inBody('<div data-widget="newsletter-box"><form></form></div>'),
    code: 'inside-wrong',
    says: '<form> expects a field with the name email, found "none".',
  },
  {
    it: 'a moment that there is not',
    at: '/cart',
    fault: replace('data-widget="cart-popup"', 'data-widget="cart-popup" data-load="later"'),
    code: 'load-wrong',
    says: 'found "later"',
  },
  {
    it: 'a printed answer that is no JSON',
    at: '/cart',
    fault: replace('data-widget="cart-badge"', `data-widget="cart-badge" data-initial='{"amount": }'`),
    code: 'initial-wrong',
    says: 'data-initial expects JSON, found "{"amount": }". It breaks at line 1, column 12.',
  },
  {
    it: 'a printed answer outside the contract',
    at: '/cart',
    fault: replace('data-widget="cart-badge"', `data-widget="cart-badge" data-initial='{"count": 3}'`),
    code: 'initial-wrong',
    says: /at amount expected number.*, found nothing\.$/,
  },
  {
    it: 'a widget that stands twice',
    at: '/cart',
    fault: inBody('<div data-widget="cart-popup"></div>'),
    code: 'widget-twice',
    says: 'cart-popup stands 2 times on this page',
  },
  {
    it: 'a buy button without a popup',
    at: PRODUCT,
    fault: { page: (html) => html.replace(/<div data-widget="cart-popup"[^>]*><\/div>/, '') },
    code: 'companion-missing',
    says: 'There is no cart-popup on this page',
  },
  {
    it: 'a list with boxes to compare, without a bar',
    at: LIST,
    fault: { page: (html) => html.replace(/<div data-widget="compare-bar"[^>]*><\/div>/, '') },
    code: 'companion-missing',
    says: 'There is no compare-bar on this page',
  },
  {
    it: 'a button that asks for mail, without a form for it',
    at: '/cart',
    fault: {
      page: (html) =>
        html
          .replace('<div data-widget="back-in-stock-modal"></div>', '')
          .replace(
            '</body>',
            '<button data-widget="add-to-cart" data-type="product" data-id="1" data-orderable="false"></button></body>',
          ),
    },
    code: 'companion-missing',
    says: 'There is no back-in-stock-modal on this page',
  },
  {
    it: 'an id that stands twice',
    at: '/cart',
    fault: inBody('<p id="app"></p>'),
    code: 'id-twice',
    says: '2 elements have the id "app".',
  },
];

const LAYOUT: readonly Planted[] = [
  {
    it: 'settings that are no JSON',
    at: '/cart',
    fault: settings("{ 'locale': 'nl' }"),
    code: 'settings-json',
    says: 'It breaks at line 1, column 3.',
  },
  {
    it: 'a setting of the wrong type',
    at: '/cart',
    fault: settings('{ "locale": "nl", "vatRate": "21 %" }'),
    code: 'settings-wrong',
    says: 'vatRate expects a percentage, such as 21, found "21 %".',
  },
  {
    it: 'a currency that is only a code',
    at: '/cart',
    fault: settings('{ "locale": "nl", "currency": "EUR" }'),
    code: 'settings-wrong',
    says: 'currency expects',
  },
  {
    it: 'a misspelt setting',
    at: '/cart',
    fault: settings('{ "local": "nl" }'),
    code: 'settings-unknown',
    says: 'local is no setting. Did you mean "locale"?',
  },
  {
    it: 'a language without words',
    at: '/cart',
    fault: settings('{ "locale": "fr" }'),
    code: 'settings-locale',
    says: 'There are no words in "fr"',
  },
  {
    it: 'settings in a script that runs',
    at: '/cart',
    fault: replace('<script type="application/json" data-shop-settings>', '<script data-shop-settings>'),
    code: 'settings-script',
    says: 'do not stand in a script of type "application/json"',
  },
  {
    it: 'settings that stand twice',
    at: '/cart',
    fault: inBody('<script type="application/json" data-shop-settings>{}</script>'),
    code: 'settings-script',
    says: 'The page has 2 of them',
  },
  {
    it: 'a page without a loader',
    at: '/cart',
    fault: replace('<script type="module" async src="/widgets/loader.js"></script>', ''),
    code: 'loader-missing',
    says: 'No script of this page is called loader.js',
  },
  {
    it: 'a loader that is no module',
    at: '/cart',
    fault: replace('<script type="module" async src="/widgets/loader.js">', '<script async src="/widgets/loader.js">'),
    code: 'loader-not-module',
    says: 'The tag of the loader has no type',
  },
];

const FILES: readonly Planted[] = [
  {
    it: 'a loader that is not there',
    at: '/cart',
    fault: replace('src="/widgets/loader.js"', 'src="/assets/loader.js"'),
    code: 'loader-unreachable',
    says: 'It answers 404.',
  },
  {
    it: 'another script by the name of the loader',
    at: '/cart',
    fault: call(text('console.log(1)', 'text/javascript'), '/widgets/loader.js'),
    code: 'loader-unreachable',
    says: 'This file is no loader of these widgets.',
  },
  {
    it: 'a loader of the wrong type',
    at: '/cart',
    fault: { headers: { '/widgets/loader.js': { 'Content-Type': 'text/plain' } } },
    code: 'loader-type',
    says: 'It comes as text/plain',
  },
  {
    it: 'a loader that is kept for ever',
    at: '/cart',
    fault: { headers: { '/widgets/loader.js': { 'Cache-Control': 'public, max-age=31536000' } } },
    code: 'loader-cache',
    says: 'Cache-Control: public, max-age=31536000 keeps an old release alive.',
  },
  {
    it: 'a base.css of which nobody knows how long it may be kept',
    at: '/cart',
    fault: { headers: { '/widgets/base.css': { 'Cache-Control': null } } },
    code: 'loader-cache',
    says: 'Without Cache-Control',
  },
  {
    it: 'a base.css that is not there',
    at: '/cart',
    fault: call(text('Not found', 'text/plain', 404), '/widgets/base.css'),
    code: 'file-missing',
    says: 'and it is not there',
  },
  {
    it: 'a file of a widget that is not there',
    at: '/cart',
    fault: call(text('Not found', 'text/plain', 404), '/widgets/cart-page-aaaaa.js'),
    code: 'file-missing',
    says: 'The loader asks for it, and it is not there.',
  },
  {
    it: 'styles of the wrong type',
    at: '/cart',
    fault: { headers: { '/widgets/cart-page-aaaaa.css': { 'Content-Type': 'text/plain' } } },
    code: 'file-type',
    says: 'Browsers refuse its Content-Type.',
  },
  {
    it: 'a file that something rewrote',
    at: '/cart',
    fault: {
      instead: {
        '/widgets/cart-page-aaaaa.js': () =>
          new Response('export {};', {
            headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' },
          }),
      },
    },
    code: 'file-altered',
    says: 'its hash is another one',
  },
  {
    it: 'files with a hash that may not be kept',
    at: '/cart',
    fault: { headers: { '/widgets/cart-page-aaaaa': { 'Cache-Control': 'no-cache' } } },
    code: 'file-cache',
    says: /so it is with cart-page-aaaaa\.css, cart-page-aaaaa\.nl\.js\.$/,
  },
  {
    it: 'files of two versions',
    at: '/cart',
    fault: { json: { '/widgets/widgets.json': (file: object) => ({ ...file, version: '1.2.2' }) } },
    code: 'build-mixed',
    says: 'loader.js is of version 1.2.3, and widgets.json beside it of 1.2.2.',
  },
  {
    it: 'a loader of another build',
    at: '/cart',
    fault: { json: { '/widgets/widgets.json': (file: object) => ({ ...file, files: [] }) } },
    code: 'build-mixed',
    says: 'loader.js asks for engine-aaaaa.js, of which widgets.json beside it knows nothing.',
  },
  {
    it: 'a page with a token that caches may hand to others',
    at: '/cart',
    fault: { headers: { '/cart': { 'Cache-Control': 'public, max-age=600' } } },
    code: 'page-cache',
    says: 'to other people',
  },
];

const POLICIES: readonly Planted[] = [
  {
    it: 'a policy without the scripts',
    at: '/cart',
    fault: policy((said) => said.replace("script-src 'self'", 'script-src https://cdn.example')),
    code: 'policy-script',
    says: /^script-src \(https:\/\/cdn\.example\) does not allow http:\/\/localhost:\d+, which the loader needs\.$/,
  },
  {
    it: 'a policy with a nonce that the loader lacks',
    at: '/cart',
    fault: policy((said) => said.replace("script-src 'self'", "script-src 'nonce-abc' 'strict-dynamic'")),
    code: 'policy-script',
    says: "script-src ('nonce-abc' 'strict-dynamic') does not allow",
  },
  {
    it: 'a policy without the styles',
    at: '/cart',
    fault: policy((said) => said.replace("style-src 'self'", "style-src 'none'")),
    code: 'policy-style',
    says: "style-src ('none') does not allow",
  },
  {
    it: 'a policy without the calls',
    at: '/login',
    fault: policy((said) => said.replace("connect-src 'self'", 'connect-src https://api.example')),
    code: 'policy-connect',
    says: 'which cart-badge needs.',
  },
  {
    it: 'a policy without the pictures of the answers',
    at: LIST,
    fault: policy((said) => said.replace("img-src 'self'", 'img-src https://img.example')),
    code: 'policy-image',
    says: /which .*product-overview.* needs?\.$/,
  },
  {
    it: 'a policy without the players of videos',
    at: PRODUCT,
    fault: policy((said) => said.replace(' https://player.vimeo.com', '')),
    code: 'policy-frame',
    says: 'does not allow https://player.vimeo.com, which product-gallery needs.',
  },
  {
    it: 'a policy without our own for markup',
    at: '/cart',
    fault: policy((said) => said.replace('trusted-types shop-widgets', 'trusted-types dompurify')),
    code: 'policy-trusted-types',
    says: 'trusted-types (dompurify) does not allow the policy shop-widgets',
  },
];

const elsewhere = (headers: Readonly<Record<string, string | null>>): Fault => ({
  page: (html) =>
    html
      .replace('src="/widgets/loader.js"', `src="${other()}/widgets/loader.js"`)
      .replace('href="/widgets/base.css"', `href="${other()}/widgets/base.css"`),
  headers: { '/cart': { 'Content-Security-Policy': null }, '/widgets/': headers },
});

const ELSEWHERE: readonly Planted[] = [
  {
    it: 'a host that keeps its scripts to itself',
    at: '/cart',
    fault: elsewhere({ 'Access-Control-Allow-Origin': null }),
    code: 'loader-cors',
    says: /^http:\/\/127\.0\.0\.1:\d+ does not let http:\/\/localhost:\d+ have its scripts\.$/,
  },
  {
    it: 'styles of another host than the loader',
    at: '/cart',
    fault: {
      page: (html) => html.replace('href="/widgets/base.css"', `href="${other()}/widgets/base.css"`),
      headers: { '/cart': { 'Content-Security-Policy': null } },
    },
    code: 'base-elsewhere',
    says: /^The loader looks for http:\/\/localhost:\d+\/widgets\/base\.css/,
  },
];

const WHERE = 'POST /cart/init (cart-badge)';

const CALLS: readonly Planted[] = [
  {
    it: 'an answer without one of its keys',
    at: '/cart',
    fault: { json: { '/cart/get': (cart: object) => ({ ...cart, vat: undefined }) } },
    code: 'call-contract',
    says: /^vat: expected number.*, found nothing\.$/,
  },
  {
    it: 'an answer with a value of the wrong type',
    at: '/login',
    fault: call(json({ amount: 'four' })),
    code: 'call-contract',
    says: 'amount: expected a number, or text that is one, found "four".',
  },
  {
    it: 'a page instead of an answer',
    at: '/login',
    fault: call(text(PAGE, 'text/html')),
    code: 'call-html',
    says: 'It answers a page instead of JSON',
  },
  {
    it: 'an answer with a notice in front of it',
    at: '/login',
    fault: call(text('Notice: undefined index\n{"amount":1}', 'application/json')),
    code: 'call-not-json',
    says: 'It breaks at line 1, column 1.',
  },
  {
    it: 'a call that ends at the login',
    at: '/compare',
    fault: call(() => new Response(null, { status: 302, headers: { Location: '/login' } })),
    code: 'call-redirect',
    says: 'It is sent on to /login',
  },
  {
    it: 'a call that nobody answers',
    at: '/login',
    fault: call(json({}, { status: 404 })),
    code: 'call-missing',
    says: 'It answers 404',
  },
  {
    it: 'a call by the wrong method',
    at: '/login',
    fault: call(json({}, { status: 405 })),
    code: 'call-method',
    says: 'It answers 405',
  },
  {
    it: 'a call whose server broke',
    at: '/login',
    fault: call(json({ message: 'Server Error' }, { status: 500 })),
    code: 'call-failed',
    says: 'It answers 500: the server broke (Server Error).',
  },
  {
    it: 'a call that is refused',
    at: '/login',
    fault: call(json({ errors: { cart: ['Te oud.'] } }, { status: 422 })),
    code: 'call-refused',
    says: '(cart: Te oud.)',
  },
  {
    it: 'a call that is asked too often',
    at: '/login',
    fault: call(json({}, { status: 429 })),
    code: 'call-throttled',
    says: '429',
  },
  {
    it: 'a call for people who are signed in',
    at: '/login',
    fault: call(json({}, { status: 401 })),
    code: 'call-unauthenticated',
    says: '401',
  },
  {
    it: 'a call that is closed',
    at: '/login',
    fault: call(json({}, { status: 403 })),
    code: 'call-forbidden',
    says: '403',
  },
  {
    it: 'an answer that is neither',
    at: '/login',
    fault: call(json({}, { status: 418 })),
    code: 'call-status',
    says: '418',
  },
  {
    it: 'a success with errors in it',
    at: '/login',
    fault: call(json({ amount: 1, errors: { cart: 'Leeg.' } })),
    code: 'call-errors',
    says: 'A success holds errors of cart',
  },
  {
    it: 'a connection that ends',
    at: '/login',
    fault: { cut: ['/cart/init'] },
    code: 'call-unanswered',
    says: 'The connection ended',
  },
  {
    it: 'an answer that does not come in time',
    at: '/login',
    fault: call(() => new Promise((resolve) => setTimeout(() => resolve(Response.json({ amount: 1 })), 6000))),
    code: 'call-timeout',
    says: 'No answer came in time.',
    timeout: 5000,
  },
  {
    it: 'an answer that is slow',
    at: '/login',
    fault: call(() => new Promise((resolve) => setTimeout(() => resolve(Response.json({ amount: 1 })), 3100))),
    code: 'call-slow',
    says: /^The answer took \d\.\d seconds\.$/,
  },
];

const ALL = [...MARKUP, ...LAYOUT, ...FILES, ...ELSEWHERE, ...POLICIES, ...CALLS];

let folder: string;
let db: Db;
let shop: FaultyShop;
let knowledge: Knowledge;

/** The same shop by another name. */
function other(): string {
  return shop.url.replace('localhost', '127.0.0.1');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eiland-doctor-'));
  knowledge = await readKnowledge();
  await writeSmallBuild(folder, knowledge);
  db = await openNode();
  await seed(db, { products: 60 });
  shop = await openFaultyShop(db, folder);
}, 60_000);

afterAll(async () => {
  await shop.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  shop.fault = {};
});

async function findingsOn(path: string, timeout = 20_000) {
  const url = new URL(path, shop.url);
  const client = createClient(url, { timeout });
  return (await examine(url, knowledge, { client, mayWrite: false, version: VERSION })).findings;
}

test.each(ALL)('$it is found, and nothing else', async ({ at, fault, code, says, timeout }) => {
  shop.fault = fault;
  const found = await findingsOn(at, timeout);
  expect(found).toEqual([
    {
      severity: CODES[code].severity,
      code,
      where: expect.stringMatching(/./),
      what: typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says),
      mend: CODES[code].mend,
    },
  ]);
});

test('files on another host that lets every page have them are as good', async () => {
  shop.fault = elsewhere({});
  expect(await findingsOn('/cart')).toEqual([]);
});

test('files that come as they are, and a doctor of another version, are only mentioned', async () => {
  const url = new URL('/cart', shop.url);
  const client = createClient(url, { timeout: 20_000, headers: { 'Accept-Encoding': 'identity' } });
  const { findings } = await examine(url, knowledge, { client, mayWrite: false, version: '2.0.0' });
  expect(findings.map(({ code, what }) => `${code}: ${what}`)).toEqual([
    'doctor-version: The shop has version 1.2.3, and this is the doctor of 2.0.0.',
    expect.stringMatching(/^file-compression: It comes as it is, without br or gzip; so it is with .* more\.$/),
  ]);
});

test('a token of another session is found at every call', async () => {
  shop.fault = replace(/name="csrf-token" content="[^"]+"/, 'name="csrf-token" content="old"');
  const found = await findingsOn('/cart');
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['call-token']));
  expect(found.map(({ where }) => where)).toContain(WHERE);
});

test.each([
  ['none', replace(/<meta name="csrf-token"[^>]*>/, ''), 'There is no <meta name="csrf-token">'],
  ['an empty one', replace(/name="csrf-token" content="[^"]+"/, 'name="csrf-token" content=""'), 'The token is empty'],
])('of tokens, %s is the first thing that is found', async (_, fault, says) => {
  shop.fault = fault;
  const [first, ...others] = await findingsOn('/login');
  expect(first).toMatchObject({ code: 'csrf-missing', what: expect.stringContaining(says) });
  expect(others.map(({ code }) => code)).toEqual(['call-token']);
});
