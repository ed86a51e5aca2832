import type { Host } from '../../shared/runtime/host.ts';
import { request } from './loader-context.ts';

/** As many identical calls may a widget send in this time without anything that the shopper does. */
const MOST = 10;
const SPAN_MS = 5_000;
/** After that it sends no more of them until the shopper does something, or for so long. */
const PAUSE_MS = 10_000;
/** A call that is not sent fails after this time: a widget that asks again at once would keep the page busy. */
const FAILS_MS = 1_000;

/** Counts what the shopper does to this page. */
let acts = 0;

export function countActs(): void {
  for (const type of ['pointerdown', 'keydown', 'input', 'click'])
    addEventListener(type, ({ isTrusted }) => isTrusted && acts++, true);
}

interface Sent {
  readonly since: number;
  readonly acts: number;
  times: number;
}

/** Stops a widget that sends the same call over and over, and says so in the console. */
export function guardCalls(widget: string): Required<Pick<Host, 'request' | 'mayCall'>> {
  const calls = new Map<string, Sent>();

  function mayCall(method: string, path: string, body?: unknown): boolean {
    const key = method + path + JSON.stringify(body);
    const now = performance.now();
    let sent = calls.get(key);
    if (!sent || sent.acts !== acts || now - sent.since > (sent.times > MOST ? PAUSE_MS : SPAN_MS))
      calls.set(key, (sent = { since: now, acts, times: 0 }));
    sent.times += 1;
    if (sent.times === MOST + 1)
      import('./console-messages.ts').then(
        ({ repeatedCallMessage: repeated }) =>
          console.error(repeated(widget, method, path, MOST + 1, SPAN_MS, PAUSE_MS)),
        () => console.error(widget, path),
      );
    return sent.times <= MOST;
  }

  return {
    mayCall,
    request: (method, path, body) =>
      mayCall(method, path, body)
        ? request(method, path, body)
        : new Promise((_, reject) => setTimeout(reject, FAILS_MS, new Error(path))),
  };
}
