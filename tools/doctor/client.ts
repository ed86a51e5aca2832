import { CookieJar } from 'tough-cookie';
import { bytesOf, type Budget } from './body.ts';
import { inTurn } from './in-turn.ts';
import { LIMITS } from './limits.ts';

export interface ClientOptions {
  /** As in the header: `name=value; other=value`. */
  readonly cookie?: string | undefined;
  /** Sent with every request to the shop's own origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for one answer. */
  readonly timeout: number;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** What came back in the end, after redirects. */
export interface Answered {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Milliseconds until the last byte. */
  readonly duration: number;
  /** Addresses of redirects on the way. */
  readonly by: readonly URL[];
}

/**
 * Asks as one browser does: it keeps cookies, follows redirects, and asks a few things at a time. Rejects when no whole
 * answer comes, or one that is too large.
 */
export interface Client {
  ask(url: URL, asked?: Asked): Promise<Answered>;
  /** A cookie that scripts of the page could read. */
  cookie(name: string, url: URL): string | undefined;
  /** The time of the whole run is over. */
  isLate(): boolean;
}

const REDIRECTS_AT_MOST = 10;
const REDIRECTS = [301, 302, 303, 307, 308];
const LIKE_A_BROWSER = {
  'User-Agent': 'Mozilla/5.0 (compatible; eiland doctor)',
  'Accept-Encoding': 'br, gzip',
  'Accept-Language': 'nl,de;q=0.8,en;q=0.6',
};

export function createClient(start: URL, { cookie, headers, timeout }: ClientOptions): Client {
  // A shop in development stands on localhost, which is a public suffix of its own.
  const jar = new CookieJar(undefined, { rejectPublicSuffixes: false, looseMode: true });
  for (const one of cookie?.split(';') ?? []) if (one.trim()) jar.setCookieSync(`${one.trim()}; Path=/`, start.href);

  const inItsTurn = inTurn(LIMITS.atOnce);
  const budget: Budget = { left: LIMITS.all };
  const end = AbortSignal.timeout(timeout * LIMITS.timeouts);

  async function step(url: URL, { method = 'GET', headers: own, body }: Asked, signal: AbortSignal): Promise<Response> {
    if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is no address of the web`);
    const sent = new Headers(LIKE_A_BROWSER);
    const kept = jar.getCookieStringSync(url.href);
    const all = { ...(url.origin === start.origin && headers), ...(kept && { Cookie: kept }), ...own };
    for (const [name, value] of Object.entries(all)) sent.set(name, value);
    const answer = await fetch(url, {
      method,
      headers: sent,
      redirect: 'manual',
      signal,
      ...(body !== undefined && { body }),
    });
    for (const set of answer.headers.getSetCookie()) jar.setCookieSync(set, url.href, { ignoreError: true });
    return answer;
  }

  async function follow(url: URL, asked: Asked): Promise<Answered> {
    const by: URL[] = [];
    const begun = performance.now();
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), end]);
    let at = url;
    let now = asked;
    for (;;) {
      const answer = await step(at, now, signal);
      const bytes = await bytesOf(answer, budget);
      const next = answer.headers.get('location');
      if (!next || !REDIRECTS.includes(answer.status) || by.length === REDIRECTS_AT_MOST) {
        const duration = performance.now() - begun;
        const text = decoderFor(answer.headers).decode(bytes);
        return { url: at, status: answer.status, headers: answer.headers, bytes, text, duration, by };
      }
      at = new URL(next, at);
      by.push(at);
      // As browsers do: what was posted is not posted again elsewhere, except with 307 and 308.
      if (answer.status < 307 && now.method !== 'GET') now = { headers: without(now.headers, 'Content-Type') };
    }
  }

  return {
    ask: (url, asked = {}) => inItsTurn(() => follow(url, asked)),
    isLate: () => end.aborted,
    cookie: (name, url) => jar.getCookiesSync(url.href, { http: false }).find(({ key }) => key === name)?.value,
  };
}

/** An old shop may not write UTF-8. */
function decoderFor(headers: Headers): TextDecoder {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

function without(headers: Asked['headers'] = {}, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
}
