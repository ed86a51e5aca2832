/** When a widget wakes, as `data-load` says it. */
const MOMENT = /^(eager|idle|interaction|visible( -?\d+(px|%))?|media .+)$/;

export function isMoment(text: string): boolean {
  return MOMENT.test(text) && (!text.startsWith('media ') || matchMedia(text.slice(6)).media !== 'not all');
}

const observers: Record<string, IntersectionObserver> = {};

/** One observer serves all widgets with the same margin. */
function whenVisible(element: Element, margin: string, wake: (element: Element) => void): void {
  observers[margin] ??= new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        wake(target);
      }
    },
    { rootMargin: margin },
  );
  observers[margin].observe(element);
}

const IDLE_AT_LATEST_MS = 2000;

/** Calls `wake` when the moment has come; more than once is no harm. At `interaction` the shopper calls, not the clock. */
export function onMoment(element: Element, moment: string, wake: (element: Element) => void): void {
  const [, kind, rest] = /^(\w+) ?(.*)$/.exec(moment)!;
  const now = () => wake(element);
  if (kind === 'eager') now();
  if (kind === 'visible') whenVisible(element, rest || '0px', wake);
  if (kind === 'idle') {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(now, { timeout: IDLE_AT_LATEST_MS });
    else setTimeout(now, 200);
  }
  if (kind === 'media') {
    const query = matchMedia(rest!);
    if (query.matches) now();
    else query.addEventListener('change', now, { once: true });
  }
}
