import { expect, test, widgetsSettled, CONNECTORS, INVERTER } from '../browser/shop.ts';
import { signIn } from '../browser/visitor-session.ts';
import { randomFor, seed, times } from './storm-options.ts';
import { typeAtOnce, type Typed } from './type-at-once.ts';

/**
 * Shoppers who type as soon as they see a field, in a browser that has no file of the shop yet, on a slow processor and a
 * slow line: no letter is lost, in the field and in what its form sends.
 */

/** Pages with fields, and what opens them. */
const PAGES: readonly (readonly [path: string, opener?: string])[] = [
  ['/checkout'],
  ['/demo/address-book', '.sw-address-book button'],
  ['/demo/address-form'],
  ['/demo/installer-request', '[data-widget=installer-request] button'],
  ['/demo/media-field'],
  ['/demo/newsletter-box'],
  ['/demo/price-match', '[data-widget=price-match] button'],
  ['/demo/return-order-form'],
  ['/demo/withdrawal'],
];
const STARTS = times(1, 12);
const FOR_CUSTOMERS = /return|address/;

for (const [build, port] of [
  ['React', process.env.SHOP_PORT],
  ['the light build', process.env.LIGHT_PORT],
])
  test.describe(`with ${build}`, () => {
    test.use({ baseURL: `http://127.0.0.1:${port}` });
    for (const [path, opener = ''] of PAGES)
      for (let start = 1; start <= STARTS; start++)
        test(`what is typed at once on ${path} stays (start ${start})`, async ({ page, fill }) => {
          const random = randomFor(`${build} ${path} ${start}`);
          if (FOR_CUSTOMERS.test(path)) await signIn(page);
          if (path === '/checkout') for (const id of [INVERTER, CONNECTORS]) await fill(id);
          const slowdown = random.pick([1, 2, 4, 8, 16]);
          const latency = random.pick([0, 20, 100, 300]);
          const session = await page.context().newCDPSession(page);
          await session.send('Network.enable');
          await session.send('Network.emulateNetworkConditions', {
            offline: false,
            latency,
            downloadThroughput: random.pick([-1, 200_000]),
            uploadThroughput: -1,
          });
          await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
          await page.addInitScript(typeAtOnce, { pause: random.pick([0, 5, 30]), opener });
          await page.goto(path, { waitUntil: 'commit' });
          await widgetsSettled(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
          const typed = () => page.evaluate(() => (globalThis as unknown as { typed(): Typed[] | null }).typed());
          await expect.poll(typed, { timeout: 20_000 }).not.toBeNull();
          const fields = (await typed())!;
          const about = `seed ${seed}, ${slowdown} times slower, ${latency} ms: ${JSON.stringify(fields, null, 1)}`;
          expect(fields.length, about).toBeGreaterThan(0);
          expect(
            fields.filter(({ wanted, value, sent }) => value !== wanted || sent === false),
            about,
          ).toEqual([]);
        });
  });
