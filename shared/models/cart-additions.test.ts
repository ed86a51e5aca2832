// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Host } from '../runtime/host.ts';
import { CALL_TIMEOUT_MS } from '../http/timeout.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { island } from '../../widgets/cart-popup/cart-popup.island.tsx';

type Setup = NonNullable<Parameters<typeof openPage>[0]>;
/** How the shop answers an addition. */
type Answer = NonNullable<Setup['answers']>[string];

const CONNECTORS = { type: 'product', id: 512, qty: 2, goToCart: true };
const ADD = ['/cart/add'];
const RENEWED = ['/cart/add', '/', '/cart/add'];
const COUNTED = ['/cart/add', '/cart/init'];
const UNSURE = /^We weten niet zeker of alles is toegevoegd\. Kijk in je winkelwagen voordat je het opnieuw probeert\./;
const WRONG = /^Er ging iets mis\. Probeer het later opnieuw\.$/;

interface Case extends Pick<Setup, 'stock'> {
  readonly how?: Answer;
  readonly isOffline?: boolean;
  /** By default, the page knows the pieces in the cart before: none. */
  readonly isCountUnknown?: boolean;
  /** Absent when the product is added. */
  readonly message?: RegExp;
  readonly calls: readonly string[];
  /** The status of `shop:call-failed`. Absent for a call that succeeds. */
  readonly status?: number | null;
}

const CASES: Readonly<Record<string, Case>> = {
  'is added': { calls: ADD },
  'is refused with a text (422)': { stock: { 512: 1 }, message: /1/, calls: ADD, status: 422 },
  'is added with a new token after a 419': { how: { how: '419', times: 1 }, calls: RENEWED },
  'has a 419 twice': {
    how: '419',
    message: /^Je sessie is verlopen\. Laad de pagina opnieuw\./,
    calls: RENEWED,
    status: 419,
  },
  'is one of too many attempts': { how: '429', message: /^Te veel pogingen/, calls: ADD, status: 429 },
  'is not added by a shop that answers 500': { how: '500', message: WRONG, calls: COUNTED, status: 500 },
  'is added, and the answer is cut': { how: 'cut', calls: COUNTED, status: null },
  'is added, and the answer breaks the contract': { how: 'malformed', calls: COUNTED, status: 200 },
  'may be added: the answer is cut, and the pieces before are not known': {
    how: 'cut',
    isCountUnknown: true,
    message: UNSURE,
    calls: COUNTED,
    status: null,
  },
  'is not sent by a browser that is offline': {
    how: 'offline',
    isOffline: true,
    message: /^Je bent offline/,
    calls: ADD,
    status: null,
  },
  'is not added by a connection that breaks': { how: 'offline', message: WRONG, calls: COUNTED, status: null },
};

/** Opens a page whose address answers with its token, for a renewal. */
function open(setup: Setup): Promise<OpenPage> {
  return openPage({
    pages: (app) =>
      app.get('/', (context) =>
        context.html(`<!doctype html><meta content="${context.get('session')!.csrf}" name="csrf-token">`),
      ),
    ...setup,
  });
}

/** Each handles the command, and goes to the cart when the product is added. */
const MANNERS: Readonly<Record<string, (page: OpenPage) => unknown>> = {
  'with a popup': (page) => page.mount(island, '<div data-widget="cart-popup"></div>'),
  async 'without a popup'() {
    // The queue belongs to a page.
    vi.resetModules();
    const { buyWithoutPopup } = await import('../runtime/buy-without-popup.ts');
    const host: Pick<Host, 'bus' | 'locale' | 'settings'> = { bus, locale: 'nl', settings: {} };
    stop = bus.handle('add-to-cart', (addition) => buyWithoutPopup(host, addition).catch(() => {}));
  },
};
let stop = () => {};
let assign: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const message = () => document.querySelector('[role=alert]')?.textContent;

describe.each(Object.entries(MANNERS))('%s, a product', (_, handle) => {
  test.each(Object.entries(CASES))('%s', async (_name, { how, stock, isOffline, isCountUnknown, ...expected }) => {
    const page = await open({ ...(how && { answers: { '/cart/add': how } }), ...(stock && { stock }) });
    if (isOffline) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    if (!isCountUnknown) bus.publish('cart-count', { count: 0 });
    await handle(page);
    bus.send('add-to-cart', CONNECTORS);
    await waitFor(() => expect(message() ?? assign.mock.calls.length).toBeTruthy(), { timeout: 6000 });
    if (expected.message) expect(message()).toMatch(expected.message);
    expect(assign).toHaveBeenCalledTimes(expected.message ? 0 : 1);
    expect(page.requests.map(({ path }) => path)).toEqual(expected.calls);
    expect(page.published.filter(([name]) => name === 'call-failed')).toMatchObject(
      expected.status === undefined ? [] : [['call-failed', { call: '/cart/add', status: expected.status }]],
    );
  });

  test('that the shop does not answer in time is looked for in the cart', async () => {
    const page = await open({ answers: { '/cart/add': 'slow' }, wait: () => new Promise(() => {}) });
    bus.publish('cart-count', { count: 0 });
    await handle(page);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    bus.send('add-to-cart', CONNECTORS);
    await vi.waitFor(() => expect(page.requests).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    vi.useRealTimers();
    await waitFor(() => expect(message()).toMatch(/^De winkel antwoordt niet op tijd\. Probeer het opnieuw\.$/));
    expect(page.requests.map(({ path }) => path)).toEqual(COUNTED);
    expect(assign).not.toHaveBeenCalled();
  });

  test('that is sent twice while it is pending is added once, and another one after it', async () => {
    const page = await open({});
    await handle(page);
    for (const qty of [2, 2, 1]) bus.send('add-to-cart', { ...CONNECTORS, qty });
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
    expect(page.requests.map(({ body }) => (body as { qty: number }).qty)).toEqual([2, 1]);
  });
});
