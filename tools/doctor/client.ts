import { CookieJar } from 'tough-cookie';
import { limitConcurrency } from './limit-concurrency.ts';
import { LIMITS } from './limits.ts';
import { readBody, type Budget } from './read-body.ts';
import { sendRequest } from './send-request.ts';

export interface ClientOptions {
  /** As in the header: `name=value; other=value`. */
  readonly cookie?: string | undefined;
  /** Sent with every request to the shop's own origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for one answer. */
  readonly timeout: number;
  /** What several clients of one run share; by default, a client has a run of its own. */
  readonly bounds?: RunBounds;
}

/** The bytes and the time that are left of a run. */
export interface RunBounds {
  readonly budget: Budget;
  readonly end: AbortSignal;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** The last answer, after redirects. */
export interface Answer {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Bytes of the body on the line, compressed; unknown in a page. */
  readonly transferred?: number;
  /** Milliseconds until the last byte. */
  readonly duration: number;
  /** The targets of redirects, in order. */
  readonly redirects: readonly URL[];
}

/** Sends requests as one browser does: with a cookie jar, redirects and a few requests in parallel. */
export interface Client {
  /** Rejects when no complete answer arrives, or one that is too large. */
  request(url: URL, options?: RequestOptions): Promise<Answer>;
  /** Whether answers of this address can be read: a page can read its own host. */
  canRead(url: URL): boolean;
  /** A cookie that scripts of the page can read. */
  cookie(name: string, url: URL): string | undefined;
  /** The time of the whole run is over. */
  isOutOfTime(): boolean;
}

const MAX_REDIRECTS = 10;
const REDIRECTS = [301, 302, 303, 307, 308];
const BROWSER_HEADERS = {
  'User-Agent': 'Mozilla/5.0 (compatible; eiland doctor)',
  Accept: '*/*',
  'Accept-Encoding': 'br, gzip',
  'Accept-Language': 'nl,de;q=0.8,en;q=0.6',
};

export function createClient(start: URL, { cookie, headers, timeout, bounds }: ClientOptions): Client {
  // A shop in development may run on localhost, which the jar takes for a public suffix.
  const jar = new CookieJar(undefined, { rejectPublicSuffixes: false, looseMode: true });
  for (const pair of cookie?.split(';') ?? []) if (pair.trim()) jar.setCookieSync(`${pair.trim()}; Path=/`, start.href);

  const inTurn = limitConcurrency(LIMITS.parallel);
  const { budget, end } = bounds ?? {
    budget: { left: LIMITS.allAnswers },
    end: AbortSignal.timeout(timeout * LIMITS.timeouts),
  };

  async function send(url: URL, { method = 'GET', headers: own, body }: RequestOptions, signal: AbortSignal) {
    if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is not a web address`);
    const stored = jar.getCookieStringSync(url.href);
    const sent = new Headers(BROWSER_HEADERS);
    const all = { ...(url.origin === start.origin && headers), ...(stored && { Cookie: stored }), ...own };
    for (const [name, value] of Object.entries(all)) sent.set(name, value);
    const answer = await sendRequest(url, { method, headers: sent, body, signal });
    for (const set of answer.headers.getSetCookie()) jar.setCookieSync(set, url.href, { ignoreError: true });
    return answer;
  }

  async function follow(first: URL, options: RequestOptions): Promise<Answer> {
    const redirects: URL[] = [];
    const started = performance.now();
    const [signal, stop] = timeLimit(timeout, end);
    let url = first;
    let now = options;
    try {
      for (;;) {
        const answer = await send(url, now, signal);
        const { status, headers: received } = answer;
        const { bytes, transferred } = await readBody(answer, budget);
        const next = received.get('location');
        if (!next || !REDIRECTS.includes(status) || redirects.length === MAX_REDIRECTS) {
          const duration = performance.now() - started;
          return {
            url,
            status,
            headers: received,
            bytes,
            text: decode(bytes, received),
            transferred,
            duration,
            redirects,
          };
        }
        url = new URL(next, url);
        redirects.push(url);
        // As in browsers, only 307 and 308 repeat the method and the body.
        if (status < 307 && now.method !== 'GET') now = { headers: without(now.headers, 'Content-Type') };
      }
    } catch (error) {
      // The error of a stream that was aborted does not say why.
      throw signal.aborted ? signal.reason : error;
    } finally {
      stop();
    }
  }

  return {
    request: (url, options = {}) => inTurn(() => follow(url, options)),
    canRead: () => true,
    isOutOfTime: () => end.aborted,
    cookie: (name, url) => jar.getCookiesSync(url.href, { http: false }).find(({ key }) => key === name)?.value,
  };
}

/** `AbortSignal.timeout` alone would not prevent Node from ending while an answer is awaited. */
function timeLimit(ms: number, end: AbortSignal): [signal: AbortSignal, stop: () => void] {
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(new DOMException('No answer in time.', 'TimeoutError')), ms);
  return [AbortSignal.any([own.signal, end]), () => clearTimeout(timer)];
}

/** Old shops may use another encoding than UTF-8. */
function decode(bytes: Uint8Array, headers: Headers): string {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function without(headers: RequestOptions['headers'] = {}, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
}
