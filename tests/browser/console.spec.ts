import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { createClient } from '../../tools/doctor/client.ts';
import { checkPage } from '../../tools/doctor/check-page.ts';
import type { WidgetRegistry } from '../../tools/doctor/page.ts';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import type { Db } from '../../tools/demo-shop/db/schema.ts';
import { seed } from '../../tools/demo-shop/seed/seed.ts';
import { text } from '../support/faults/fault-case.ts';
import { openFaultyShop, type FaultyShop } from '../support/faulty-shop.ts';
import { readRegistry } from '../support/read-registry.ts';
import { expect, test as base } from './shop.ts';

/** What a developer reads in the console about calls that fail. */

const test = base.extend<object, { setUp: { db: Db; registry: WidgetRegistry } }>({
  setUp: [
    async ({}, use) => {
      const [db, registry] = [await openNode(), await readRegistry()];
      await seed(db, { products: 60 });
      await use({ db, registry });
      await db.destroy();
    },
    { scope: 'worker' },
  ],
});

test.slow();

type Answer = (request: Request) => Response | Promise<Response>;

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
const GZIP = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };

/** By its title: an answer to the first call of an island and to that of an enhancer. */
const FAULTS: readonly (readonly [title: string, answer: Answer, says: string])[] = [
  [
    'a redirect to the login',
    () => new Response(null, { status: 302, headers: { Location: '/login' } }),
    'call-redirect',
  ],
  ['errors in a success', json({ errors: { cart: 'Leeg.' } }), 'call-errors'],
  ['HTML instead of JSON', text('<!doctype html><title>Inloggen</title><p>Log in', 'text/html'), 'call-html'],
  [
    'a message of PHP',
    text(
      '<br />\n<b>Notice</b>:  Undefined index: qty in <b>/srv/cart.php</b> on line <b>12</b><br />\n{}',
      'text/html',
    ),
    'call-php',
  ],
  ['output before the JSON', text('array(0) {}{"items":[]}', 'application/json'), 'call-not-json'],
  ['another notation', json({ items: [], shipping_costs: 0, vatRate: 21, vat: 0, subtotal: 0 }), 'call-contract'],
  ['an empty answer', text('', 'application/json'), 'call-contract'],
  ['an answer inside another key', json({ data: { items: [], amount: 1 } }), 'call-contract'],
  ['a refused token', text('<h1>CSRF verification failed.</h1>', 'text/html', 403), 'call-token'],
  ['a missing route', text('<title>404 Not Found</title>', 'text/html', 404), 'call-missing'],
  ['a missing session', json({ message: 'Unauthenticated.' }, { status: 401 }), 'call-unauthenticated'],
  ['too many calls', json({ message: 'Too Many Attempts.' }, { status: 429 }), 'call-throttled'],
  ['a failing server', json({ message: 'Server Error' }, { status: 500 }), 'call-failed'],
  ['twice compressed', () => new Response(gzipSync(gzipSync('{}')), { headers: GZIP }), 'call-encoding'],
];

/** The warnings of the console that name a call. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && /^(POST|GET) /.test(message.text())) heard.push(message.text());
  });
  return heard;
}

async function doctorOn(url: URL, registry: WidgetRegistry) {
  const options = { client: createClient(url, { timeout: 20_000 }), mayWrite: false, version: null };
  return (await checkPage(url, registry, options)).findings.filter(({ where }) => where.startsWith('POST /cart/'));
}

for (const build of ['dist', 'dist/light'])
  test.describe(`with ${build}`, () => {
    let shop: FaultyShop;
    test.beforeAll(async ({ setUp }) => {
      shop = await openFaultyShop(setUp.db, build);
    });
    test.afterAll(() => shop.close());

    for (const [title, answer, code] of FAULTS)
      test(`${title} is a warning with the sentence of the doctor, from an island and an enhancer`, async ({
        page,
        setUp,
      }) => {
        shop.fault = { replaceAnswers: { '/cart/get': answer, '/cart/init': answer } };
        const url = new URL('/cart', shop.url);
        const findings = await doctorOn(url, setUp.registry);
        expect(new Set(findings.map((finding) => finding.code))).toContain(code);
        const heard = listen(page);
        await page.goto(url.href);
        for (const [call, widget] of [
          ['POST /cart/get', 'cart-page'],
          ['POST /cart/init', 'cart-badge'],
        ]) {
          const where = `${call} (${widget})`;
          const { what, mend, guide } = findings.find((finding) => finding.code === code && finding.where === where)!;
          const { status } = await answer(new Request(url));
          const last = status === 302 ? 200 : status;
          await expect
            .poll(() => heard.join('\n\n'), { timeout: 15_000 })
            .toContain(`${where}, status ${last}: ${what}`);
          expect(heard.join('\n\n')).toContain(`→ ${mend}\n${guide}`);
        }
      });

    test('an answer that is not compressed as it says is named', async ({ page }) => {
      const plain = () => new Response('{"amount":1}', { headers: GZIP });
      shop.fault = { replaceAnswers: { '/cart/get': plain, '/cart/init': plain } };
      const heard = listen(page);
      await page.goto(`${shop.url}/cart`);
      for (const call of ['POST /cart/get (cart-page)', 'POST /cart/init (cart-badge)'])
        await expect
          .poll(() => heard.join('\n'), { timeout: 15_000 })
          .toContain(`${call}, status 200: Content-Encoding says gzip, and the body is not compressed so`);
    });

    test('a connection that ends is named', async ({ page }) => {
      shop.fault = { dropConnections: ['/cart/get', '/cart/init'] };
      const heard = listen(page);
      await page.goto(`${shop.url}/cart`);
      for (const call of ['POST /cart/get (cart-page)', 'POST /cart/init (cart-badge)'])
        await expect.poll(() => heard.join('\n'), { timeout: 20_000 }).toContain(`${call}: No answer came: the server`);
    });

    test('an answer that does not come in time is named', async ({ page }) => {
      shop.fault = {
        replaceAnswers: { '/cart/get': () => new Promise(() => {}), '/cart/init': () => new Promise(() => {}) },
      };
      const heard = listen(page);
      await page.addInitScript(() => {
        const inTime = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (ms) => inTime(ms / 100);
        const later = setTimeout;
        window.setTimeout = ((run: () => void, ms = 0) => later(run, ms >= 20_000 ? ms / 20 : ms)) as typeof setTimeout;
      });
      await page.goto(`${shop.url}/cart`);
      for (const call of ['POST /cart/get (cart-page)', 'POST /cart/init (cart-badge)'])
        await expect.poll(() => heard.join('\n'), { timeout: 15_000 }).toContain(`${call}: No answer came in time.`);
    });

    test('calls of a shopper are named too, with and without a popup', async ({ page }) => {
      const refused = json({ message: 'Uitverkocht.', errors: { qty: ['Uitverkocht.'] } }, { status: 422 });
      shop.fault = { replaceAnswers: { '/cart/add': refused } };
      const heard = listen(page);
      await page.goto(`${shop.url}/growatt-min-3000tl-xh`);
      const button = page.locator('main [data-widget="add-to-cart"]').first();
      await expect(button).toHaveAttribute('data-widget-state', 'ready');
      await button.click();
      await expect
        .poll(() => heard.join('\n'))
        .toContain('POST /cart/add (cart-popup), status 422: It answers 422, and the shopper reads: qty: Uitverkocht.');

      shop.fault = {
        page: (html) => html.replaceAll('data-widget="cart-popup"', ''),
        replaceAnswers: { '/cart/add': json({ item: {}, count: 1 }) },
      };
      await page.goto(`${shop.url}/growatt-min-3000tl-xh`);
      await expect(button).toHaveAttribute('data-widget-state', 'ready');
      await button.click();
      await expect
        .poll(() => heard.join('\n'))
        .toMatch(
          /POST \/cart\/add \(add-to-cart\), status 200: item\.name: expected string, found nothing\. The doctor lists \d+ more\./,
        );
    });

    test('uploads are named too', async ({ page }) => {
      const heard = listen(page);
      for (const [answer, says] of [
        [json({ stored: true }), 'status 200: id: expected the id of the file, found nothing.'],
        [
          text('<title>413 Request Entity Too Large</title>', 'text/html', 413),
          'status 413: It answers 413: not a success',
        ],
      ] as const) {
        shop.fault = { replaceAnswers: { '/media/upload/image': answer } };
        await page.goto(`${shop.url}/demo/media-field`);
        const field = page.locator('[data-widget="media-field"]').first();
        await expect(field).toHaveAttribute('data-widget-state', 'ready');
        const file = { name: 'dak.png', mimeType: 'image/png', buffer: Buffer.from('x') };
        await field.locator('input[type="file"]').first().setInputFiles(file);
        await expect
          .poll(() => heard.join('\n'), { timeout: 15_000 })
          .toContain(`POST /media/upload/image (media-field), ${says}`);
      }
    });

    test('on another host the console is quiet, until the inspector is open', async ({ page }) => {
      shop.fault = {
        replaceAnswers: { '/cart/get': json({}, { status: 404 }), '/cart/init': json({}, { status: 404 }) },
      };
      const heard = listen(page);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.route('http://shop.example/**', async (route) => {
        const request = route.request();
        const { pathname, search } = new URL(request.url());
        await route.fulfill({ response: await route.fetch({ url: shop.url + pathname + search, maxRedirects: 0 }) });
      });
      await page.goto('http://shop.example/cart');
      const cart = page.locator('[data-widget="cart-page"]');
      await expect(cart).toHaveAttribute('data-widget-state', 'failed');
      await page.waitForLoadState('networkidle');
      expect(heard).toEqual([]);
      expect(requested.filter((url) => url.endsWith('/inspect.js'))).toEqual([]);

      await page.evaluate(() =>
        (window as unknown as { shopWidgets: { inspect(): Promise<void> } }).shopWidgets.inspect(),
      );
      await cart.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await expect.poll(() => heard.join('\n')).toContain('POST /cart/get (cart-page), status 404: It answers 404');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
