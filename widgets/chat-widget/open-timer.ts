import { everySecond } from './every-second.ts';
import { trackFormUse } from './track-form-use.ts';

interface Count {
  /** Seconds. */
  delay: number;
  /** Pixels. */
  minWidth: number;
  open(): void;
  signal: AbortSignal;
}

const SECONDS = 'chat_timer';
const OPENED = 'chat_opened';

/** Counts the seconds that a shopper spends on the site, over all its pages, until the chat opens (decision G-108). */
export function startOpenTimer({ delay, minWidth, open, signal }: Count): { end(): void } {
  const counting = new AbortController();
  const isInUse = trackFormUse(counting.signal);
  let seconds = 0;
  signal.addEventListener('abort', () => counting.abort());
  everySecond(tick, counting.signal);

  function tick() {
    // Another tab, or an earlier page, may have opened it.
    if (Number(kept(OPENED))) return counting.abort();
    // Without storage, this page counts for itself.
    seconds = Math.max(seconds, Number(kept(SECONDS)) || 0);
    if (seconds < delay) keep(SECONDS, ++seconds);
    if (seconds >= delay && innerWidth >= minWidth && !isInUse()) open();
  }

  return {
    /** It has been opened, and never opens by itself again. */
    end() {
      keep(OPENED, 1);
      counting.abort();
    },
  };
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: number): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // There is no room, or no leave.
  }
}
