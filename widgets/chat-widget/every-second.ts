/** Every tab of the shop asks for it, and one has it. */
const LOCK = 'chat_timer';

/** Acts each second while the page is looked at, in one tab of the shop at a time where the browser can tell. */
export function everySecond(act: () => void, signal: AbortSignal): void {
  let look = new AbortController();
  const begin = () => {
    look.abort();
    look = new AbortController();
    if (!document.hidden && !signal.aborted) takeTurns(act, look.signal);
  };
  document.addEventListener('visibilitychange', begin, { signal });
  signal.addEventListener('abort', () => look.abort());
  begin();
}

function takeTurns(act: () => void, signal: AbortSignal): void {
  // Until the browser has answered, in far less than a second, this tab takes itself to be the only one.
  let isOurs = true;
  const timer = setInterval(() => isOurs && act(), 1000);
  signal.addEventListener('abort', () => clearInterval(timer));

  const hold = () =>
    new Promise<void>((release) => {
      isOurs = true;
      if (signal.aborted) release();
      signal.addEventListener('abort', () => release());
    });
  const wait = () => {
    isOurs = false;
    void locks.request(LOCK, { signal }, hold).catch(() => {});
  };
  // Not there on a page without TLS.
  const { locks } = navigator;
  locks?.request(LOCK, { ifAvailable: true }, (lock) => (lock ? hold() : wait())).catch(() => {});
}
