import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDoctorShop, type DoctorShop } from '../../tests/support/doctor-shop.ts';
import type { Fault, FaultyShop } from '../../tests/support/faulty-shop.ts';
import { CALLS } from '../../tests/support/faults/calls.ts';
import { FILES } from '../../tests/support/faults/files.ts';
import { FRAMES, withFrame } from '../../tests/support/faults/frames.ts';
import { LAYOUT } from '../../tests/support/faults/layout.ts';
import { MARKUP } from '../../tests/support/faults/markup.ts';
import { inHead, replace, text, type FaultCase } from '../../tests/support/faults/fault-case.ts';
import { POLICIES } from '../../tests/support/faults/policies.ts';
import { VERSION } from '../../tests/support/small-build.ts';
import { createClient } from './client.ts';
import { CODES } from './codes.ts';
import { checkPage } from './check-page.ts';
import type { WidgetRegistry } from './page.ts';

const elsewhere = (headers: Readonly<Record<string, string | null>>): Fault => ({
  page: (html) =>
    html
      .replace('src="/widgets/loader.js"', `src="${other()}/widgets/loader.js"`)
      .replace('href="/widgets/base.css"', `href="${other()}/widgets/base.css"`),
  headers: { '/cart': { 'Content-Security-Policy': null }, '/widgets/': headers },
});

const ELSEWHERE: readonly FaultCase[] = [
  {
    title: 'a host without CORS headers',
    path: '/cart',
    fault: elsewhere({ 'Access-Control-Allow-Origin': null }),
    code: 'loader-cors',
    message: /^http:\/\/127\.0\.0\.1:\d+ does not allow http:\/\/localhost:\d+ to load its scripts\.$/,
  },
  {
    title: 'styles from another host than the loader',
    path: '/cart',
    fault: {
      page: (html) => html.replace('href="/widgets/base.css"', `href="${other()}/widgets/base.css"`),
      headers: { '/cart': { 'Content-Security-Policy': null } },
    },
    code: 'base-elsewhere',
    message: /^The loader looks for http:\/\/localhost:\d+\/widgets\/base\.css/,
  },
];

const WHERE = 'POST /cart/init (cart-badge)';

let shop: FaultyShop;
let registry: WidgetRegistry;
let opened: DoctorShop;

/** The same shop under another host name. */
function other(): string {
  return shop.url.replace('localhost', '127.0.0.1');
}

beforeAll(async () => {
  opened = await openDoctorShop();
  ({ shop, registry } = opened);
});

afterAll(() => opened.close());

beforeEach(() => {
  shop.fault = {};
});

async function findingsOn(path: string, timeout = 20_000) {
  const url = new URL(path, shop.url);
  const client = createClient(url, { timeout });
  return (await checkPage(url, registry, { client, mayWrite: false, version: VERSION })).findings;
}

test.each([...MARKUP, ...LAYOUT, ...FILES, ...ELSEWHERE, ...POLICIES, ...CALLS, ...FRAMES])(
  '$title is reported, and nothing else',
  async ({ path: at, fault, code, message: says, timeout }) => {
    shop.fault = fault;
    const findings = await findingsOn(at, timeout);
    expect(findings).toEqual([
      {
        severity: CODES[code].severity,
        code,
        where: expect.stringMatching(/./),
        what: typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says),
        mend: CODES[code].mend,
        guide: `guide/doctor.md#${code}`,
      },
    ]);
  },
);

test('a frame is no problem, also beside HTML of the shop with widgets and templates of its own', async () => {
  const bar = /<div data-widget="compare-bar"[^>]*><\/div>/;
  const shopHtml =
    '<div data-widget="compare-bar"></div><template><div data-widget="cart-page"><i data-sw-frame="x.de"></i></div></template>';
  const { page } = withFrame({ initial: (part) => part + shopHtml, head: (part) => part.replace(bar, '') });
  shop.fault = { page };
  expect(await findingsOn('/cart')).toEqual([]);
});

test.each(['private', 'private, no-store', 'no-store', 'no-cache', 'Private, max-age=0'])(
  'a frame of a visitor on a page with Cache-Control: %s is no problem',
  async (header) => {
    shop.fault = { ...withFrame(), headers: { '/cart': { 'Cache-Control': header } } };
    expect(await findingsOn('/cart')).toEqual([]);
  },
);

test('a page that caches may keep has one finding for its token, and one for each widget with data of the visitor', async () => {
  shop.fault = { ...withFrame(), headers: { '/cart': { 'Cache-Control': 'public, max-age=600' } } };
  const findings = (await findingsOn('/cart')).filter(({ code }) => code !== 'call-cache');
  expect(findings.map(({ code, where }) => [code, where])).toEqual([
    ['page-cache', `${shop.url}/cart`],
    ['page-cache', 'div[data-widget="cart-page"]'],
  ]);
});

test('files on another host with CORS headers are no problem', async () => {
  shop.fault = elsewhere({});
  expect(await findingsOn('/cart')).toEqual([]);
});

test('a loader that is linked twice, and one of another library, are no problem', async () => {
  shop.fault = {
    ...inHead(
      '<script type="module" src="/widgets/loader.js"></script><script type="module" src="/assets/loader.js"></script>',
    ),
    replaceAnswers: { '/assets/loader.js': text('export {};', 'text/javascript') },
  };
  expect(await findingsOn('/cart')).toEqual([]);
});

test('addresses relative to <base> are no problem', async () => {
  shop.fault = {
    page: (html) =>
      html
        .replace('<head>', '<head><base href="/">')
        .replace('src="/widgets/', 'src="widgets/')
        .replace('href="/widgets/', 'href="widgets/'),
  };
  expect(await findingsOn('/merken/growatt')).toEqual([]);
});

test('a page that offers neither reminders nor a comparison needs no companions for them', async () => {
  shop.fault = {
    page: (html) =>
      html
        .replace(/<div data-widget="(compare-bar|back-in-stock-modal)"[^>]*><\/div>/g, '')
        .replace('data-widget="product-overview"', '$& data-compare="false"')
        .replace(
          '</body>',
          '<button data-widget="add-to-cart" data-type="product" data-id="1" data-orderable="false" data-notify="false"></button></body>',
        ),
  };
  expect((await findingsOn('/cart')).map(({ code }) => code)).toEqual([]);
  const onList = (await findingsOn('/omvormers')).map(({ what }) => what);
  expect(onList).not.toContainEqual(expect.stringContaining('compare-bar'));
});

test('uncompressed files and another version of the doctor are warnings', async () => {
  const url = new URL('/cart', shop.url);
  const client = createClient(url, { timeout: 20_000, headers: { 'Accept-Encoding': 'identity' } });
  const { findings } = await checkPage(url, registry, { client, mayWrite: false, version: '2.0.0' });
  expect(findings.map(({ code, what }) => `${code}: ${what}`)).toEqual([
    'doctor-version: The shop has version 1.2.3, but the doctor has version 2.0.0.',
    expect.stringMatching(/^file-compression: It is served without br or gzip; the same applies to .* more\.$/),
  ]);
});

test('a token of another session is reported for every call', async () => {
  shop.fault = replace(/name="csrf-token" content="[^"]+"/, 'name="csrf-token" content="old"');
  const findings = await findingsOn('/cart');
  expect(findings.length).toBeGreaterThan(1);
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['call-token']));
  expect(findings.map(({ where }) => where)).toContain(WHERE);
});

test.each([
  ['none', replace(/<meta name="csrf-token"[^>]*>/, ''), 'There is no <meta name="csrf-token">'],
  ['an empty one', replace(/name="csrf-token" content="[^"]+"/, 'name="csrf-token" content=""'), 'The token is empty'],
])('if the tokens have several faults, %s is reported first', async (_, fault, says) => {
  shop.fault = fault;
  const [first, ...others] = await findingsOn('/login');
  expect(first).toMatchObject({ code: 'csrf-missing', what: expect.stringContaining(says) });
  expect(others.map(({ code }) => code)).toEqual(['call-token']);
});
