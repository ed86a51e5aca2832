// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import * as z from 'zod/mini';
import { addToCart, increaseLine, readCart, readCartSize } from '../contract/cart.ts';
import { placeOrder, signIn, startCheckout } from '../contract/checkout.ts';
import { removeDiscount } from '../contract/discounts.ts';
import { endpoint } from '../contract/endpoint.ts';
import { chooseExemption } from '../contract/exemption.ts';
import { readReviews } from '../contract/reviews.ts';
import { mailWhenInStock } from '../contract/requests.ts';
import { CallFailed } from '../contract/call-failed.ts';
import { createCall } from './call.ts';
import { CALL_TIMEOUT_MS } from './timeout.ts';

const paths = (page: OpenPage) => page.requests.map(({ path }) => path);
const quiet = { onFailure: () => {} };

afterEach(() => {
  vi.useRealTimers();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('a call without payload has an empty body, and every call has its headers', async () => {
  const page = await openPage({});
  document.cookie = 'XSRF-TOKEN=a%3Db';
  await createCall(quiet)(readCart);
  const [{ headers, body }] = page.requests as [OpenPage['requests'][0]];
  expect(body).toBe('');
  expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(headers.get('Accept')).toBe('application/json');
  expect(headers.get('X-CSRF-TOKEN')).toBe(page.shop.csrf);
  expect(headers.get('X-XSRF-TOKEN')).toBe('a=b');
});

test('a call has the token that the page has at that time', async () => {
  const page = await openPage({});
  const call = createCall(quiet);
  document.querySelector('meta')!.content = 'another';
  await expect(call(readCart)).rejects.toMatchObject({ reason: 'refused', status: 419 });
  document.querySelector('meta')!.content = page.shop.csrf;
  await expect(call(readCart)).resolves.toMatchObject({ items: [] });
});

describe('a call with a refused token', () => {
  /** A page whose token is of a session that has ended; its address answers with that of the present one. */
  async function openOldPage(setup: Parameters<typeof openPage>[0] = {}) {
    const page = await openPage({
      cart: [{ id: 512 }],
      pages: (app) =>
        app.get('/', (context) =>
          context.html(`<!doctype html><meta content="${context.get('session')!.csrf}" name="csrf-token">`),
        ),
      ...setup,
    });
    document.querySelector('meta')!.content = 'old';
    return page;
  }
  const more = { type: 'product', id: 512, qty: 1 };

  test('is sent again with a new token, which concurrent calls share', async () => {
    const page = await openOldPage();
    const call = createCall(quiet);
    const both = Promise.all([call(increaseLine, more), call(readCartSize)]);
    await expect(both).resolves.toMatchObject([{ items: [{ qty: 2 }] }, {}]);
    expect(document.querySelector('meta')!.content).toBe(page.shop.csrf);
    expect(paths(page).sort()).toEqual(['/', '/cart/init', '/cart/init', '/cart/plus', '/cart/plus']);
    await call(increaseLine, more);
    expect(paths(page)).toHaveLength(6);
  });

  test('is not sent a third time', async () => {
    const page = await openOldPage({ answers: { '/cart/plus': '419' } });
    await expect(createCall(quiet)(increaseLine, more)).rejects.toMatchObject({ status: 419, isExpired: true });
    expect(paths(page)).toEqual(['/cart/plus', '/', '/cart/plus']);
  });

  test('stays refused when it requires the session that the page shows', async () => {
    const page = await openOldPage();
    const call = createCall(quiet);
    const order = { ...(await call(startCheckout)).checkoutData, ct: null } as never;
    expect(document.querySelector('meta')!.content).toBe(page.shop.csrf);
    page.requests.splice(0);
    await expect(call(placeOrder, order)).rejects.toMatchObject({ status: 419, isExpired: true });
    expect(page.requests.map(({ path, headers }) => [path, headers.get('X-CSRF-TOKEN')])).toEqual([
      ['/checkout/validate/payment', 'old'],
    ]);
  });

  test('stays refused when the new page has no token', async () => {
    const page = await openOldPage({ pages: (app) => app.get('/', (context) => context.html('<p>Onderhoud</p>')) });
    await expect(createCall(quiet)(increaseLine, more)).rejects.toMatchObject({ status: 419 });
    expect(paths(page)).toEqual(['/cart/plus', '/']);
  });

  test('is sent with the cookie of the new page, if that is the token', async () => {
    const page = await openOldPage({ answers: { '/cart/plus': { how: '419', times: 1 } } });
    document.querySelector('meta')!.remove();
    document.cookie = 'XSRF-TOKEN=a';
    await expect(createCall(quiet)(increaseLine, more)).resolves.toMatchObject({ items: [{ qty: 2 }] });
    expect(paths(page)).toEqual(['/cart/plus', '/', '/cart/plus']);
  });
});

describe('a success without data', () => {
  const writes: readonly [string, () => Promise<unknown>][] = [
    ['/checkout/login', () => createCall(quiet)(signIn, { email: 'a@b.nl', password: 'x' })],
    ['/discounts/remove', () => createCall(quiet)(removeDiscount)],
    ['/vat', () => createCall(quiet)(chooseExemption('/vat'), { tax_exemption_selected: true })],
    ['/mail-when-in-stock', () => createCall(quiet)(mailWhenInStock, { type: 'product', id: 1, name: '', email: '' })],
  ];
  const answers = [
    ['a page', '<!doctype html><title>Inloggen</title>'],
    ['a page after words', 'Notice: undefined index <html>'],
    ['JSON that was cut short', '{"message":"Be'],
    ['words', 'Onderhoud'],
  ] as const;

  test.each(writes.flatMap(([path, write]) => answers.map(([what, body]) => ({ path, write, what, body }))))(
    'is none: $what from $path',
    async ({ write, body }) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await openPage({});
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
      await expect(write()).rejects.toMatchObject({ reason: 'contract', status: 200 });
    },
  );

  test.each(writes)('is a success when %s answers nothing', async (_, write) => {
    await openPage({});
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    await expect(write()).resolves.toEqual({});
  });

  test('from another address means that the session has ended', async () => {
    await openPage({});
    for (const body of ['<!doctype html>', '']) {
      const answer = Object.defineProperty(new Response(body), 'redirected', { value: true });
      vi.stubGlobal('fetch', () => Promise.resolve(answer));
      await expect(createCall(quiet)(removeDiscount)).rejects.toMatchObject({ reason: 'refused', isExpired: true });
    }
  });
});

describe('after a failure', () => {
  test('a read is retried', async () => {
    const page = await openPage({ answers: { '/cart/get': { how: '500', times: 1 } } });
    await expect(createCall(quiet)(readCart)).resolves.toMatchObject({ items: [] });
    expect(paths(page)).toEqual(['/cart/get', '/cart/get']);
  });

  test(
    'a read of a shop that is closed for an hour is retried at once, and not in an hour',
    { timeout: 20_000 },
    async () => {
      const page = await openPage({
        pages: (app) =>
          app.post('/opening', () => new Response('', { status: 503, headers: { 'Retry-After': '3600' } })),
      });
      const readOpening = endpoint({ path: '/opening', safe: true, answer: z.unknown() });
      await expect(createCall(quiet)(readOpening)).rejects.toMatchObject({ reason: 'refused', status: 503 });
      expect(paths(page)).toHaveLength(3);
    },
  );

  test('a read with an incomplete answer is retried', async () => {
    const page = await openPage({ answers: { '/cart/get': { how: 'cut', times: 1 } } });
    await expect(createCall(quiet)(readCart)).resolves.toMatchObject({ items: [] });
    expect(paths(page)).toHaveLength(2);
  });

  test('a change is never sent twice', async () => {
    const page = await openPage({ cart: [{ id: 512 }], answers: { '/cart/plus': { how: '500', times: 1 } } });
    const failures: CallFailed[] = [];
    const call = createCall({ onFailure: (failure) => failures.push(failure) });
    await expect(call(increaseLine, { type: 'product', id: 512, qty: 1 })).rejects.toBeInstanceOf(CallFailed);
    expect(paths(page)).toEqual(['/cart/plus']);
    expect(failures).toMatchObject([{ call: '/cart/plus', reason: 'refused', status: 500 }]);
  });
});

test('identical concurrent reads are sent once, different reads each', async () => {
  const page = await openPage({});
  const [first, second] = [createCall(quiet), createCall(quiet)];
  await Promise.all([first(readCart), second(readCart), first(readCartSize)]);
  expect(paths(page).sort()).toEqual(['/cart/get', '/cart/init']);
  await first(readCart);
  expect(paths(page)).toHaveLength(3);
});

describe('the first answer', () => {
  const early = (page: OpenPage) => ({ path: '/cart/get', answer: page.shop.fetch('/cart/get', { method: 'POST' }) });

  test('is used once, and requested the next time', async () => {
    const page = await openPage({ cart: [{ id: 512 }] });
    const call = createCall({ ...quiet, first: early(page) });
    await expect(call(readCart)).resolves.toMatchObject({ items: [{ id: 512 }] });
    expect(paths(page)).toEqual([]);
    await call(readCart);
    expect(paths(page)).toEqual(['/cart/get']);
  });

  test('is requested again when it failed', async () => {
    const page = await openPage({});
    const call = createCall({
      ...quiet,
      first: { path: '/cart/get', answer: Promise.reject(new TypeError('offline')) },
    });
    await expect(call(readCart)).resolves.toMatchObject({ items: [] });
    expect(paths(page)).toEqual(['/cart/get']);
  });

  test('fails after the timeout', async () => {
    const page = await openPage({});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = createCall({ ...quiet, first: { path: '/cart/get', answer: new Promise(() => {}) } });
    const answer = expect(call(readCart)).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    await answer;
    expect(paths(page)).toEqual([]);
  });
});

test('an invalid input is refused before it is sent, and reported in the console', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await openPage({});
  const call = createCall(quiet);
  await expect(call(addToCart, { type: 'product' } as never)).rejects.toBeInstanceOf(CallFailed);
  expect(consoleError.mock.calls[0]?.[0]).toMatch(
    /^\/cart\/add was called outside its contract at id: expected .+, found nothing\.$/,
  );
  expect(paths(page)).toEqual([]);
});

test('an answer outside the contract fails with its place, what was expected and what was found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openPage({});
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ amount: 'many' })));
  await expect(createCall(quiet)(readCartSize)).rejects.toMatchObject({
    reason: 'contract',
    violation: { path: 'amount', expected: expect.any(String), found: '"many"' },
  });
});

test('the errors of a refusal are available by field', async () => {
  await openPage({ cart: [{ id: 512 }], stock: { 512: 1 } });
  await expect(createCall(quiet)(increaseLine, { type: 'product', id: 512, qty: 1 })).rejects.toMatchObject({
    status: 422,
    errors: { qty: [expect.any(String)] },
  });
});

test('a cookie with invalid encoding does not stop a call', async () => {
  const page = await openPage({});
  document.cookie = 'XSRF-TOKEN=100%';
  await createCall(quiet)(readCart);
  expect(page.requests[0]!.headers.get('X-XSRF-TOKEN')).toBe('100%');
});

test('input outside of the body is in the address and the headers', async () => {
  const page = await openPage({});
  const ask = endpoint({
    method: 'get',
    path: '/demo/behaviour',
    input: z.object({ of: z.string() }),
    target: ({ of }) => ({ path: `/demo/behaviour?of=${of}`, headers: { 'X-Of': of } }),
    answer: z.unknown(),
  });
  await createCall(quiet)(ask, { of: 'all' });
  const [{ method, path, query, headers, body }] = page.requests as [OpenPage['requests'][0]];
  expect({ method, path, query, body }).toEqual({ method: 'GET', path: '/demo/behaviour', query: '?of=all', body: '' });
  expect(headers.get('X-Of')).toBe('all');
  expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(headers.has('X-CSRF-TOKEN')).toBe(false);
});

test('the name of a call is its address without the query, which may contain what a shopper typed', async () => {
  await openPage({});
  const lookup = endpoint({
    method: 'post',
    path: '{url}',
    answer: z.unknown(),
    target: ({ url }: { url: string }) => ({ path: url }),
  });
  const failures: CallFailed[] = [];
  const call = createCall({ onFailure: (failure) => failures.push(failure) });
  await expect(call(lookup, { url: '/nowhere?zip=1234AB' })).rejects.toBeInstanceOf(CallFailed);
  expect(failures).toMatchObject([{ call: '/nowhere', status: 404 }]);
});

test('an aborted read does not fail an identical one', async () => {
  await openPage({});
  const ask = endpoint<object>({ method: 'post', path: '/cart/get', safe: true, answer: z.unknown() });
  const call = createCall(quiet);
  const gone = new AbortController();
  const off = call(ask, {}, gone.signal);
  const kept = call(ask, {});
  gone.abort();
  await expect(off).rejects.toMatchObject({ reason: 'aborted' });
  await expect(kept).resolves.toMatchObject({ items: [] });
});

test('an aborted call is not reported as a failure', async () => {
  await openPage({ cart: [{ id: 512 }] });
  const failures: CallFailed[] = [];
  const call = createCall({ onFailure: (failure) => failures.push(failure) });
  const abort = new AbortController();
  const answer = call(increaseLine, { type: 'product', id: 512, qty: 1 }, abort.signal);
  abort.abort();
  await expect(answer).rejects.toMatchObject({ reason: 'aborted' });
  expect(failures).toEqual([]);
});

test('a timeout of the caller is reported as a timeout', async () => {
  await openPage({
    cart: [{ id: 512 }],
    answers: { '/cart/plus': 'slow' },
    wait: () => new Promise((done) => setTimeout(done, 200)),
  });
  const answer = createCall(quiet)(increaseLine, { type: 'product', id: 512, qty: 1 }, AbortSignal.timeout(20));
  await expect(answer).rejects.toMatchObject({ reason: 'timeout' });
});

test('the message of a refusal is available beside its fields', async () => {
  await openPage({ answers: { '/cart/plus': '429' } });
  const answer = createCall(quiet)(increaseLine, { type: 'product', id: 512, qty: 1 });
  await expect(answer).rejects.toMatchObject({ status: 429, shopMessage: 'Too Many Attempts.', errors: {} });
});

test('a read that a widget repeats is blocked, and a change is always sent', async () => {
  const page = await openPage({ cart: [{ id: 512 }] });
  const failures: CallFailed[] = [];
  const call = createCall({
    onFailure: (failure) => failures.push(failure),
    allowCall: () => Promise.reject(new Error('blocked')),
  });
  await call(increaseLine, { type: 'product', id: 512, qty: 1 });
  await expect(call(readCart)).rejects.toMatchObject({ call: '/cart/get', reason: 'repeated', status: null });
  expect(failures).toHaveLength(1);
  expect(paths(page)).toEqual(['/cart/plus']);
});

describe('an answer with an invalid entry', () => {
  async function answerWith(body: unknown) {
    await openPage();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)));
    return vi.spyOn(console, 'error').mockImplementation(() => {});
  }
  afterEach(() => void vi.restoreAllMocks());
  const review = { rating: 5, comment: 'Goed' };
  const reviews = () => createCall(quiet)(readReviews, { productId: '1', type: 'product', page: 1 });

  test('has the others of a list that the shopper can do without, and reports it', async () => {
    const consoleError = await answerWith({ reviews: [review, { comment: [1] }, { ...review, comment: 'Fijn' }, 7] });
    await expect(reviews()).resolves.toMatchObject({ reviews: [{ comment: 'Goed' }, { comment: 'Fijn' }] });
    const reported = () => consoleError.mock.calls.map(String).filter((text) => text.includes('outside its contract'));
    await vi.waitFor(() => expect(reported()).toHaveLength(2));
    expect(reported()).toEqual([
      expect.stringMatching(
        /^\/product\/1\/reviews\/vue\/data answered outside its contract at reviews\[1\]\.comment: expected .+, found \[1\]\. The entry of the list is left out\.$/,
      ),
      expect.stringMatching(/at reviews\[3\]: expected object, found 7\. The entry/),
    ]);
  });

  test('fails when none is left, or when something else is wrong', async () => {
    await answerWith({ reviews: [7] });
    await expect(reviews()).rejects.toMatchObject({ reason: 'contract' });
    await answerWith({ reviews: [review, 7], totalPages: {} });
    await expect(reviews()).rejects.toMatchObject({ reason: 'contract' });
  });

  test('fails for the lines of a cart, whose sum would be wrong', async () => {
    const cart = await (await openPage({ cart: [{ id: 512, qty: 2 }] })).shop.fetch('/cart/get', { method: 'POST' });
    const answer = (await cart.json()) as { items: object[]; relatedItems: object[] };
    await answerWith({ ...answer, relatedItems: [{ name: 'Zonder soort' }, ...answer.relatedItems] });
    const { relatedItems } = await createCall(quiet)(readCart);
    expect(relatedItems).toHaveLength(answer.relatedItems.length);
    await answerWith({ ...answer, items: [...answer.items, { name: 'Zonder prijs' }] });
    await expect(createCall(quiet)(readCart)).rejects.toMatchObject({ reason: 'contract' });
  });
});
