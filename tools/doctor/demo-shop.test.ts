import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDoctorShop, type DoctorShop } from '../../tests/support/doctor-shop.ts';
import type { FaultyShop } from '../../tests/support/faulty-shop.ts';
import { VERSION } from '../../tests/support/small-build.ts';
import { createClient } from './client.ts';
import { checkPage } from './check-page.ts';
import type { WidgetRegistry } from './page.ts';

const PAGES = [
  '/',
  '/cart',
  '/compare',
  '/omvormers',
  '/omvormers/hybride',
  '/assortiment',
  '/aanbiedingen',
  '/growatt-min-3000tl-xh',
  '/merken/growatt',
  '/tweede-kans',
  '/verzendkosten',
  '/veelgestelde-vragen',
  '/zoeken?q=growatt',
  '/login',
  '/demo',
];
const CHECKOUT = ['/checkout', '/checkout/shipping', '/checkout/payment'];
const ACCOUNT = [
  '/dashboard',
  '/dashboard/addresses',
  '/dashboard/addresses/new',
  '/dashboard/power_credits',
  '/dashboard/stock_reminders',
  '/rma',
  '/rma/bestelling/bestelling-7f3a9c1e5b',
  '/offerte/off-20261',
];

/** The demo page with template errors. */
const MISTAKES = '/demo/mistakes';
const HOSTILE = '/demo/hostile';

let shop: FaultyShop;
let registry: WidgetRegistry;
let opened: DoctorShop;

beforeAll(async () => {
  opened = await openDoctorShop();
  ({ shop, registry } = opened);
});

afterAll(() => opened.close());

function cookieOf(setup: Parameters<DoctorShop['cookie']>[0]): Promise<string> {
  return opened.cookie({ cart: [{ id: 4711, qty: 2 }], ...setup });
}

async function findingsOn(path: string, cookie?: string, mayWrite = false): Promise<unknown> {
  const url = new URL(path, shop.url);
  const client = createClient(url, { timeout: 10_000, cookie });
  const { findings, widgets } = await checkPage(url, registry, { client, mayWrite, version: VERSION });
  expect(widgets.length, `widgets of ${path}`).toBeGreaterThan(0);
  // How fast a shop answers depends on what else the machine does. The hostile page links the loader twice on purpose.
  const isExpected = (code: string) => code === 'call-slow' || (path === HOSTILE && code === 'loader-twice');
  const certain = findings.filter(({ code }) => !isExpected(code));
  return certain.map(({ code, where, what }) => `${path}: [${code}] ${where}: ${what}`);
}

async function demoPages(): Promise<string[]> {
  const markup = await (await fetch(`${shop.url}/demo`)).text();
  const paths = [...markup.matchAll(/href="(\/demo\/[\w-]+)"/g)].map(([, path]) => path!);
  return [...new Set(paths)].filter((path) => path !== MISTAKES);
}

describe('the doctor finds no problem on the demo shop', () => {
  test.each(PAGES)('as a guest on %s', async (path) => {
    expect(await findingsOn(path)).toEqual([]);
  });

  test.each([...CHECKOUT, ...ACCOUNT])('as a customer on %s', async (path) => {
    expect(await findingsOn(path, await cookieOf({ customer: 'sanne' }))).toEqual([]);
  });

  test('on every demo page of a widget', async () => {
    const paths = await demoPages();
    expect(paths.length).toBeGreaterThan(20);
    const cookie = await cookieOf({ customer: 'sanne', returning: { 1112001: 2 } });
    const reported: unknown[] = [];
    for (const path of paths) reported.push(await findingsOn(path, cookie));
    expect(reported.flat()).toEqual([]);
  }, 180_000);

  test('when the shop writes JSON as PHP does', async () => {
    const cookie = await cookieOf({ customer: 'sanne' });
    const body = JSON.stringify({ call: '*', how: 'quirks' });
    const headers = { cookie, 'Content-Type': 'application/json', Accept: 'application/json' };
    expect((await fetch(`${shop.url}/demo/behaviour`, { method: 'POST', headers, body })).status).toBe(200);
    const reported: unknown[] = [];
    for (const path of [...CHECKOUT, ...ACCOUNT, ...(await demoPages())]) reported.push(await findingsOn(path, cookie));
    expect(reported.flat()).toEqual([]);
  }, 180_000);

  test.each(['de', 'en'])('in the language %s', async (locale) => {
    expect(await findingsOn(`/growatt-min-3000tl-xh?lang=${locale}`)).toEqual([]);
  });

  test.each<[string, Parameters<DoctorShop['cookie']>[0]]>([
    ['an empty cart', { cart: [] }],
    [
      'cheap and dear products',
      {
        cart: [
          { id: 512, qty: 1 },
          { id: 900, qty: 2 },
        ],
      },
    ],
    ['a discount', { discount: 'ZON10' }],
    ['a gift card', { voucher: 'CADEAU50' }],
    ['German texts', { locale: 'de' }],
    ['English texts', { locale: 'en' }],
    [
      'the VAT rate of 0 %',
      {
        locale: 'de',
        isExempt: true,
        cart: [
          { id: 4711, qty: 2 },
          { id: 512, qty: 1 },
        ],
      },
    ],
    ['a customer', { customer: 'sanne' }],
  ])('with %s, also when it adds a product itself', async (_, setup) => {
    for (const path of ['/cart', '/omvormers', '/growatt-min-3000tl-xh']) {
      const cookie = await cookieOf(setup);
      expect(await findingsOn(path, cookie)).toEqual([]);
      expect(await findingsOn(path, cookie, true)).toEqual([]);
    }
  });
});

test('for a page with template errors, the doctor shows the messages of the console', async () => {
  expect(await findingsOn(MISTAKES)).toEqual([
    expect.stringContaining('found "cart-bagde". Did you mean "cart-badge"?'),
    expect.stringMatching(
      /span\[data-widget="cart-badge"\] \(number 3 of 3\): data-url expects a path, .* found nothing\.$/,
    ),
    expect.stringContaining('data-type expects text, found nothing.'),
    expect.stringContaining('data-qty expects a whole number from 1, found "veel".'),
    expect.stringMatching(/<script type="application\/json"> expects JSON, .* Invalid at line 5, column 3\.$/),
    expect.stringContaining('data-rating expects a number, found "goed".'),
    expect.stringContaining('data-load expects eager, idle, visible'),
  ]);
});
