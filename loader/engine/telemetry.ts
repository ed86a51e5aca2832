import type { Facts } from '../../shared/bus/events.ts';
import { callUrl } from '../../shared/http/headers.ts';
import type { WatchCall } from '../../shared/http/watch-call.ts';
import type { Host } from '../../shared/runtime/host.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import type { EngineParts } from './engine-parts.ts';
import { newTraceparent } from './traceparent.ts';

/** Only pages with the setting `telemetry` or `traceparent` load this file, before their widgets mount. */

type Ended = Facts['call-ended'];

/** PHP may write `"0"` and `"false"`. */
const isOn = (value: unknown): boolean => /^(true|1)$/.test(String(value));

export async function startTelemetry(engine: EngineParts): Promise<void> {
  const { telemetry: { calls, vitals } = {}, traceparent } = engine.settings();
  if (isOn(calls) || isOn(traceparent)) watchCalls(engine, { publishes: isOn(calls), traces: isOn(traceparent) });
  if (!isOn(vitals)) return;
  const { watchVitals } = await importWithRecovery('vitals', () => import('./vitals.ts'));
  watchVitals(engine);
}

/** Publishes a fact for each call of a widget that ends, and gives calls to the page's own origin a trace. */
export function watchCalls(
  engine: Pick<EngineParts, 'bus' | 'guardCalls' | 'calls' | 'mounts' | 'widgets'>,
  { publishes, traces }: { publishes: boolean; traces: boolean },
): void {
  const { bus, guardCalls, mounts, widgets } = engine;

  /** Returns what publishes the fact. */
  function begin(widget: string, call: string, method: string, since: number, traceparent: string | undefined) {
    return (status: number | null, reason: Ended['reason']): void => {
      const duration = Math.round(performance.now() - since);
      const details = { widget, call, method: method.toUpperCase(), duration, status, reason };
      if (publishes)
        bus.publish('call-ended', { ...details, release: engine.calls.version!, ...(traceparent && { traceparent }) });
    };
  }

  const traceFor = (path: string) =>
    traces && callUrl(path).origin === location.origin ? newTraceparent() : undefined;

  function watcherOf(widget: string): WatchCall {
    return (options, call, isFirst) => {
      const traceparent = traceFor(options.path);
      if (traceparent) options.headers = { ...options.headers, traceparent };
      const end = begin(widget, call, options.method, isFirst ? sentAt(options.path) : performance.now(), traceparent);
      return (reply, reason) => {
        // The page had the answer.
        if (reply?.answer?.url !== '') end(reply?.status ?? null, reason ?? null);
      };
    };
  }

  function watchedRequest(widget: string, request: Host['request']): Host['request'] {
    return async (method, path, body, headers, ...more) => {
      const traceparent = traceFor(path);
      const end = begin(widget, withoutQuery(path), method, performance.now(), traceparent);
      return watchAnswer(
        request(method, path, body, { ...headers, ...(traceparent && { traceparent }) }, ...more),
        end,
      );
    };
  }

  engine.guardCalls = (widget, host) => {
    const guarded = guardCalls(widget, host);
    const watched = {
      ...guarded,
      request: watchedRequest(widget, guarded.request),
      watchCall: watcherOf(widget),
    };
    const isEnhancer = [...mounts.values()].some((mount) => mount.name === widget && mount.widget?.kind === 'enhancer');
    const path = widgets[widget]?.firstCall?.path;
    // An island reads the answer by a call, which is watched.
    if (!host?.firstAnswer || !isEnhancer || !path) return watched;
    const end = begin(widget, path, 'post', sentAt(path), undefined);
    return { ...watched, firstAnswer: watchAnswer(host.firstAnswer, end) };
  };
}

type End = (status: number | null, reason: Ended['reason']) => void;

async function watchAnswer(answer: Promise<Response>, end: End): Promise<Response> {
  try {
    const response = await answer;
    const { ok, status, url } = response;
    if (url !== '') end(status, ok ? null : 'refused');
    return response;
  } catch (error) {
    const reasons: Readonly<Record<string, Ended['reason']>> = { TimeoutError: 'timeout', AbortError: 'aborted' };
    end(null, reasons[(error as Error).name] ?? 'network');
    throw error;
  }
}

const withoutQuery = (path: string): string => path.split('?', 1)[0]!;

/** When the loader has sent a first call; now for a call that it has not sent. */
function sentAt(path: string): number {
  const entries = performance.getEntriesByName(callUrl(path).href, 'resource');
  return entries.at(-1)?.startTime ?? performance.now();
}
