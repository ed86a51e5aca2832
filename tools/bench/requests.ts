/** One request of a page, as its timeline has it. Times are milliseconds since the navigation began. */
export interface PageRequest {
  /** Without the origin, such as `/react/loader.js`. */
  readonly path: string;
  /** What asked for it, as in `PerformanceResourceTiming.initiatorType`; `navigation` for the page itself. */
  readonly initiator: string;
  readonly start: number;
  /** The first byte of the answer. */
  readonly answerStart: number;
  readonly end: number;
  /** Bytes over the wire with the headers; 0 if it came from the cache. */
  readonly transferred: number;
}

export type Kind = 'script' | 'style' | 'texts' | 'answer' | 'page' | 'other';

/** What the browser adds to the size of each body for its headers. */
const HEADER_BYTES = 300;

/** Requests that left the browser before a time, without pictures: these begin with the content and do not delay it. */
export function sentBefore(
  requests: readonly PageRequest[],
  time: number,
  known: ReadonlyMap<string, Kind>,
): PageRequest[] {
  return requests.filter(
    (request) => request.transferred > 0 && request.start < time && kindOf(request, known) !== 'other',
  );
}

/**
 * The longest chain of requests in which each began after the answer to the one before: round trips that a page cannot
 * do at once. It follows from times alone, so two requests that only happened to follow each other count as a chain.
 */
export function waveDepth(requests: readonly PageRequest[]): number {
  const depths: { readonly answered: number; readonly depth: number }[] = [];
  for (const request of [...requests].sort((a, b) => a.start - b.start)) {
    const before = depths.filter(({ answered }) => answered <= request.start).map(({ depth }) => depth);
    depths.push({ answered: answeredAt(request), depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

/** A page is read while it arrives, everything else when it is complete. */
function answeredAt({ initiator, answerStart, end }: PageRequest): number {
  return initiator === 'navigation' ? answerStart : end;
}

/** @param known kinds of the files of a build, by name */
export function kindOf({ path, initiator }: PageRequest, known: ReadonlyMap<string, Kind>): Kind {
  if (initiator === 'navigation') return 'page';
  const name = path.replace(/\?.*$/, '').replace(/^.*\//, '');
  const kind = known.get(name);
  if (kind) return kind;
  if (name.endsWith('.js')) return 'script';
  if (name.endsWith('.css')) return 'style';
  return initiator === 'fetch' || initiator === 'xmlhttprequest' ? 'answer' : 'other';
}

/** Bytes of the bodies as they crossed the wire, by kind. A file that was only revalidated has none. */
export function bytesByKind(
  requests: readonly PageRequest[],
  known: ReadonlyMap<string, Kind>,
): Readonly<Record<Kind, number>> {
  const bytes = { script: 0, style: 0, texts: 0, answer: 0, page: 0, other: 0 };
  for (const request of requests) bytes[kindOf(request, known)] += Math.max(0, request.transferred - HEADER_BYTES);
  return bytes;
}
