/** Milliseconds without a change, so that a screen reader is not interrupted by each letter. */
const DELAY_MS = 700;

/** Returns what says a text in a live region, once it has stayed the same for a moment. */
export function createAnnouncer(status: HTMLElement, signal: AbortSignal): (text: string, delay?: number) => void {
  let latest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (text, delay = DELAY_MS) => {
    if (text === latest) return;
    latest = text;
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = text), delay);
  };
}
