import type { Answer, Client, RequestOptions } from '../doctor/client.ts';
import { limitConcurrency } from '../doctor/limit-concurrency.ts';
import { LIMITS, megabytes, TooLarge } from '../doctor/limits.ts';

/** Milliseconds for one answer, as in the command. */
const REQUEST_TIMEOUT_MS = 20_000;

/** A request of the panel, in milliseconds of the page's clock. */
interface Sent {
  readonly url: string;
  readonly from: number;
  to: number;
}

const sent: Sent[] = [];

type Entry = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'initiatorType'>;

/**
 * The panel has sent this request itself. The browser may send one more after a stale answer of its cache, at any time
 * later (`stale-while-revalidate`); its initiator is "other".
 */
export function isOwnRequest({ name, startTime, initiatorType }: Entry): boolean {
  return sent.some(
    ({ url, from, to }) => url === name && startTime >= from && (startTime <= to || initiatorType === 'other'),
  );
}

/** Remembers a request of the panel. Returns a function to call when it is answered. */
export function markOwnRequest(url: string): () => void {
  const request: Sent = { url, from: performance.now(), to: Infinity };
  sent.push(request);
  return () => {
    request.to = performance.now();
  };
}

/** Sends the doctor's requests from the page, with the cookies of its visitor. */
export function createBrowserClient(): Client {
  const inTurn = limitConcurrency(LIMITS.parallel);
  return {
    request: (url, options = {}) => inTurn(() => send(url, options)),
    cookie: (name) =>
      document.cookie
        .split('; ')
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    canRead: ({ origin }) => origin === location.origin,
    isOutOfTime: () => false,
  };
}

async function send(url: URL, { method = 'GET', headers = {}, body }: RequestOptions): Promise<Answer> {
  const done = markOwnRequest(url.href);
  const started = performance.now();
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const init = { method, headers: { ...headers }, signal };
    const answer = await fetch(url, body === undefined ? init : { ...init, body });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (bytes.length > LIMITS.answer) throw new TooLarge(`it is larger than ${megabytes(LIMITS.answer)}`);
    const last = new URL(answer.url || url);
    return {
      url: last,
      status: answer.status,
      headers: answer.headers,
      bytes,
      text: new TextDecoder().decode(bytes),
      duration: performance.now() - started,
      redirects: answer.redirected ? [last] : [],
    };
  } finally {
    done();
  }
}
