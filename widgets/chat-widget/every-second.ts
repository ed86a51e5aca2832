/** Shared by all tabs of the shop; one of them holds it. */
const LOCK = 'chat_timer';

/** Calls a function each second while the page is visible, in one tab of the shop at a time if the browser has locks. */
export function everySecond(callback: () => void, signal: AbortSignal): void {
  let visible = new AbortController();
  const restart = () => {
    visible.abort();
    visible = new AbortController();
    if (!document.hidden && !signal.aborted) runWithLock(callback, visible.signal);
  };
  document.addEventListener('visibilitychange', restart, { signal });
  signal.addEventListener('abort', () => visible.abort());
  restart();
}

function runWithLock(callback: () => void, signal: AbortSignal): void {
  // The browser answers in far less than a second; until then this tab counts.
  let hasLock = true;
  const timer = setInterval(() => hasLock && callback(), 1000);
  signal.addEventListener('abort', () => clearInterval(timer));

  const hold = () =>
    new Promise<void>((release) => {
      hasLock = true;
      if (signal.aborted) release();
      signal.addEventListener('abort', () => release());
    });
  const wait = () => {
    hasLock = false;
    void locks.request(LOCK, { signal }, hold).catch(() => {});
  };
  // Undefined on a page without TLS.
  const { locks } = navigator;
  locks?.request(LOCK, { ifAvailable: true }, (lock) => (lock ? hold() : wait())).catch(() => {});
}
