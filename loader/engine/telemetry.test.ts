// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../shared/contract/endpoint.ts';
import { createCall } from '../../shared/http/call.ts';
import type { Reply, RequestOptions } from '../../shared/http/reply.ts';
import type { Host } from '../../shared/runtime/host.ts';
import { createCallGuard } from './call-guard.ts';
import { watchCalls } from './telemetry.ts';
import { newTraceparent } from './traceparent.ts';

type Request = Host['request'];

afterEach(() => vi.restoreAllMocks());

const TRACE = expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
const readQuotation = endpoint<{ id: string }>({
  path: '/quotation/{id}',
  safe: true,
  input: z.object({ id: z.string() }),
  target: ({ id }) => ({ path: `/quotation/${id}?key=secret` }),
  answer: z.object({}),
});
const replyOf = (status: number, url = 'https://shop.example/'): Reply => ({
  status,
  body: {},
  isData: true,
  isRedirected: false,
  answer: { url } as Response,
});

/** What widgets of a page publish, which has the lamp, an island, and the bulb, an enhancer. */
function openTelemetry({ publishes = true, traces = false, request = vi.fn<Request>() } = {}) {
  const published: unknown[] = [];
  const mounts = ['island', 'enhancer'].map((kind, at) => [
    document.createElement('div'),
    { name: ['lamp', 'bulb'][at], widget: { kind } },
  ]);
  const engine = {
    bus: { publish: (name: string, detail: unknown) => published.push([name, detail]) },
    calls: { version: '1.2.3' },
    guardCalls: createCallGuard(request),
    mounts: new Map(mounts as never),
    widgets: { lamp: { firstCall: { path: '/lamp' } }, bulb: { firstCall: { path: '/bulb' } } },
  };
  watchCalls(engine as never, { publishes, traces });
  return { published, request, hostOf: engine.guardCalls };
}

/** A call of an island. */
async function callQuotation(
  telemetry: ReturnType<typeof openTelemetry>,
  send: (options: RequestOptions) => Promise<Reply>,
): Promise<void> {
  const { watchCall } = telemetry.hostOf('lamp');
  const call = createCall({ onFailure() {}, send, watchCall });
  await call(readQuotation, { id: '4711' }).catch(() => {});
}

test.each([
  [200, null],
  [500, 'refused'],
] as const)('a call with the answer %i is published without ids and query', async (status, reason) => {
  const telemetry = openTelemetry();
  await callQuotation(telemetry, () => Promise.resolve(replyOf(status)));
  expect(telemetry.published).toEqual([
    [
      'call-ended',
      {
        widget: 'lamp',
        call: '/quotation/{id}',
        method: 'POST',
        duration: expect.any(Number),
        status,
        reason,
        release: '1.2.3',
      },
    ],
  ]);
});

test.each([
  [new TypeError('Failed to fetch'), 'network'],
  [new DOMException('Late', 'TimeoutError'), 'timeout'],
] as const)('a call without an answer has no status: %s', async (error, reason) => {
  const telemetry = openTelemetry();
  await callQuotation(telemetry, () => {
    throw error;
  });
  expect(telemetry.published).toMatchObject([['call-ended', { status: null, reason }]]);
});

test('an answer that the page had is no call', async () => {
  const telemetry = openTelemetry();
  await callQuotation(telemetry, () => Promise.resolve(replyOf(200, '')));
  expect(telemetry.published).toEqual([]);
});

test('only with traces, a call to the own origin has the header, and the fact has it too', async () => {
  const headers: unknown[] = [];
  const send = (options: RequestOptions) => {
    headers.push(options.headers);
    return Promise.resolve(replyOf(200));
  };
  await callQuotation(openTelemetry(), send);
  expect(headers).toEqual([undefined]);
  const telemetry = openTelemetry({ traces: true });
  await callQuotation(telemetry, send);
  expect(headers[1]).toEqual({ traceparent: TRACE });
  expect(telemetry.published).toMatchObject([['call-ended', headers[1]]]);
});

test('a call to another origin has no header', () => {
  const { hostOf } = openTelemetry({ traces: true });
  const options = { method: 'post', path: 'https://forms.example.nl/send' };
  hostOf('lamp').watchCall!(options, options.path, false);
  expect(options).not.toHaveProperty('headers');
});

test('with traces alone, nothing is published', async () => {
  const telemetry = openTelemetry({ publishes: false, traces: true });
  await callQuotation(telemetry, () => Promise.resolve(replyOf(200)));
  expect(telemetry.published).toEqual([]);
});

test('requests of enhancers are published, and have the header', async () => {
  const request = vi.fn<Request>(() =>
    Promise.resolve({ ok: true, status: 200, url: 'https://shop.example/' } as Response),
  );
  const { hostOf, published } = openTelemetry({ traces: true, request });
  await hostOf('bulb').request('post', '/bulb?q=secret');
  expect(request).toHaveBeenCalledWith('post', '/bulb?q=secret', undefined, { traceparent: TRACE });
  expect(published).toMatchObject([['call-ended', { widget: 'bulb', call: '/bulb', status: 200, reason: null }]]);
});

test('the first call of an enhancer is published, that of an island only by the island', async () => {
  const { hostOf, published } = openTelemetry();
  const answer = { ok: true, status: 200, url: 'https://shop.example/bulb' } as Response;
  await hostOf('bulb', { firstAnswer: Promise.resolve(answer) }).firstAnswer;
  expect(hostOf('lamp', { firstAnswer: Promise.resolve(answer) })).not.toHaveProperty('firstAnswer');
  expect(published).toMatchObject([['call-ended', { widget: 'bulb', call: '/bulb', status: 200 }]]);
});

test('each trace is another one', () => {
  expect(newTraceparent()).not.toBe(newTraceparent());
});
