/** When a widget wakes, as `data-load` says it. */
const MOMENT = /^(eager|idle|interaction|visible( -?\d+(px|%))?|media .+|stored [\w-]+)$/;

/** Whether a browser can read a media query is known by its own code. */
export const isLoadTrigger = (text: string): boolean => MOMENT.test(text);

/** Has code of its own. */
export const isLazyTrigger = (moment: string): boolean => /^(media|stored)/.test(moment);

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

/**
 * Calls `wake` when the moment has come; more than once is no harm. At `interaction` the shopper calls, not the clock,
 * and at a rare moment what is fetched for it.
 */
export function onLoadTrigger(element: Element, moment: string, wake: (element: Element) => void): void {
  const [kind, margin] = moment.split(' ');
  const now = () => wake(element);
  if (kind === 'eager') now();
  if (kind === 'visible') whenVisible(element, margin ?? '0px', wake);
  if (kind === 'idle') {
    // Safari has no idle callback, and takes the options for no time at all.
    const soon = window.requestIdleCallback ?? setTimeout;
    soon(now, { timeout: IDLE_AT_LATEST_MS });
  }
}
