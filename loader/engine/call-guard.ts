import type { Host } from '../../shared/runtime/host.ts';
import { loadMessages } from './load-messages.ts';

/** A widget may send this many identical calls in this time while the shopper does nothing. */
const MAX_CALLS = 10;
const WINDOW_MS = 5_000;
/** Further calls are blocked until the shopper does something, or for this time. */
const PAUSE_MS = 10_000;
/** A blocked call fails after this time: a widget that retries at once would otherwise keep the page busy. */
const FAIL_AFTER_MS = 1_000;

interface Calls {
  readonly since: number;
  readonly interactions: number;
  count: number;
}

/** Returns what replaces parts of the host of a widget. */
export type GuardCalls = (
  widget: string,
  host?: Pick<Host, 'firstAnswer'>,
) => Required<Pick<Host, 'request' | 'allowCall'>> & Pick<Host, 'watchCall' | 'firstAnswer'>;

/** Blocks a widget that repeats the same call without end, and reports it in the console. */
export function createCallGuard(request: Host['request']): GuardCalls {
  /** How often the shopper has interacted with the page. */
  let interactions = 0;
  for (const type of ['pointerdown', 'keydown', 'input', 'click'])
    addEventListener(type, ({ isTrusted }) => isTrusted && interactions++, true);

  return (widget) => {
    const callsByKey = new Map<string, Calls>();

    function allowCall(method: string, path: string, body?: unknown): Promise<void> {
      const key = method + path + JSON.stringify(body);
      const now = performance.now();
      let calls = callsByKey.get(key);
      const span = calls && calls.count > MAX_CALLS ? PAUSE_MS : WINDOW_MS;
      if (!calls || calls.interactions !== interactions || now - calls.since > span)
        callsByKey.set(key, (calls = { since: now, interactions, count: 0 }));
      calls.count += 1;
      if (calls.count === MAX_CALLS + 1) report(widget, method, path);
      if (calls.count <= MAX_CALLS) return Promise.resolve();
      return new Promise((_, reject) => setTimeout(reject, FAIL_AFTER_MS, new Error(path)));
    }

    return {
      allowCall,
      request: (method, path, body, ...more) =>
        allowCall(method, path, body).then(() => request(method, path, body, ...more)),
    };
  };
}

function report(widget: string, method: string, path: string): void {
  loadMessages().then(
    ({ repeatedCallMessage }) =>
      console.error(repeatedCallMessage(widget, method, path, MAX_CALLS + 1, WINDOW_MS, PAUSE_MS)),
    () => console.error(widget, path),
  );
}
