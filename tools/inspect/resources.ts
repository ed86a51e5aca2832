import type { WidgetRegistry } from '../doctor/page.ts';
import type { BusEvent } from './bus-log.ts';
import { isOwnRequest } from './browser-client.ts';
import { callRoutes } from './call-routes.ts';

/** The folder of the build, in which this file stands. */
const FOLDER = new URL('.', import.meta.url).href;

export interface LoadedFile {
  readonly name: string;
  /** Bytes on the line; null where the host hides them from the page. */
  readonly transferred: number | null;
  /** Bytes after decompression. */
  readonly size: number | null;
  readonly cache: 'downloaded' | 'revalidated' | 'from the cache' | 'unknown: its host sends no Timing-Allow-Origin';
  /** Milliseconds. */
  readonly duration: number;
}

export interface SeenCall {
  /** Milliseconds of the page's clock. */
  readonly time: number;
  readonly path: string;
  /** Widgets of the build that make it. */
  readonly widgets: readonly string[];
  /** Null when the browser does not say it. */
  readonly status: number | null;
  /** Milliseconds. */
  readonly duration: number;
  /** Where the answer breaks the contract, as widgets have reported it since the panel was opened. */
  readonly violations: readonly string[];
}

const MAX_REQUESTS = 2000;

const entries = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** The files of the build that the page has loaded, in their order. */
export function loadedFiles(): LoadedFile[] {
  return entries()
    .filter((entry) => entry.name.startsWith(FOLDER) && !isOwnRequest(entry))
    .map((entry) => {
      const { name, transferSize, decodedBodySize, duration } = entry;
      const isHidden = transferSize === 0 && decodedBodySize === 0;
      return {
        name: name.slice(FOLDER.length),
        transferred: isHidden ? null : transferSize,
        size: isHidden ? null : decodedBodySize,
        cache: cacheOf(entry, isHidden),
        duration: Math.round(duration),
      };
    });
}

function cacheOf(entry: PerformanceResourceTiming, isHidden: boolean): LoadedFile['cache'] {
  if (isHidden) return 'unknown: its host sends no Timing-Allow-Origin';
  if (entry.transferSize === 0) return 'from the cache';
  return entry.transferSize < entry.encodedBodySize || entry.responseStatus === 304 ? 'revalidated' : 'downloaded';
}

/** How many requests the browser remembers while the panel is open; without this it is 250. */
export function rememberRequests(): void {
  performance.setResourceTimingBufferSize(MAX_REQUESTS);
}

/**
 * The calls of widgets since the page began, the newest first.
 *
 * @param events of the bus, with the contract violations that widgets have met
 */
export function seenCalls(registry: WidgetRegistry, events: readonly BusEvent[] = []): SeenCall[] {
  const routes = callRoutes(registry);
  return entries()
    .filter((entry) => ['fetch', 'xmlhttprequest'].includes(entry.initiatorType) && !isOwnRequest(entry))
    .flatMap(({ name, startTime, duration, responseStatus }) => {
      const { pathname, search } = new URL(name);
      const widgets = [...new Set(routes.filter(({ pattern }) => pattern.test(pathname)).map(({ widget }) => widget))];
      if (widgets.length === 0) return [];
      const status = responseStatus || null;
      return [{ time: startTime, path: pathname + search, widgets, status, duration: Math.round(duration) }];
    })
    .map((call, at, calls) => ({ ...call, violations: violationsOf(call, calls.slice(at + 1), events) }))
    .toReversed();
}

/** A widget reports a violation after the answer, and before it calls the same path again. */
function violationsOf(
  { path, time }: Pick<SeenCall, 'path' | 'time'>,
  later: readonly Pick<SeenCall, 'path' | 'time'>[],
  events: readonly BusEvent[],
): string[] {
  const name = pathname(path);
  const end = later.find((call) => pathname(call.path) === name)?.time ?? Infinity;
  const own = events.filter((event) => event.violation?.call === name && event.time >= time && event.time < end);
  return [...new Set(own.map(({ violation }) => violation!.what))];
}

const pathname = (path: string) => path.split('?', 1)[0];
