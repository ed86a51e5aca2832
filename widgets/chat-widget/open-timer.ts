import { everySecond } from './every-second.ts';
import { watchInterruptions } from './watch-interruptions.ts';

interface OpenTimerOptions {
  /** Seconds. */
  delay: number;
  /** Pixels. */
  minWidth: number;
  open(): void;
  signal: AbortSignal;
}

const SECONDS = 'chat_timer';
const OPENED = 'chat_opened';

/** Counts the seconds that a shopper spends on the site, over all its pages, then opens the chat. */
export function startOpenTimer({ delay, minWidth, open, signal }: OpenTimerOptions): { stop(): void } {
  const timer = new AbortController();
  const wouldInterrupt = watchInterruptions(timer.signal);
  let seconds = 0;
  signal.addEventListener('abort', () => timer.abort());
  everySecond(tick, timer.signal);

  function tick() {
    // Another tab or an earlier page may have opened the chat.
    if (Number(read(OPENED))) return timer.abort();
    // Without storage, each page counts from 0.
    seconds = Math.max(seconds, Number(read(SECONDS)) || 0);
    if (seconds < delay) store(SECONDS, ++seconds);
    if (seconds >= delay && innerWidth >= minWidth && !wouldInterrupt()) open();
  }

  return {
    /** The chat was opened; it never opens by itself again. */
    stop() {
      store(OPENED, 1);
      timer.abort();
    },
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: number): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // The storage is full or blocked.
  }
}
