/** When a widget loads, as in `data-load`. */
const LOAD_TRIGGER = /^(eager|idle|interaction|visible( -?\d+(px|%))?|media .+|stored [\w-]+)$/;

/** The code of a lazy trigger checks its media query. */
export const isLoadTrigger = (text: string): boolean => LOAD_TRIGGER.test(text);

/** Few pages use these triggers, so their code is a separate file. */
export const isLazyTrigger = (trigger: string): boolean => /^(media|stored)/.test(trigger);

const observers: Record<string, IntersectionObserver> = {};

/** All widgets with the same margin share an observer. */
function whenVisible(element: Element, margin: string, load: (element: Element) => void): void {
  observers[margin] ??= new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        load(target);
      }
    },
    { rootMargin: margin },
  );
  observers[margin].observe(element);
}

const IDLE_TIMEOUT_MS = 2000;

/** Calls `load` when the trigger fires, at least once. `interaction` and lazy triggers are handled elsewhere. */
export function onLoadTrigger(element: Element, trigger: string, load: (element: Element) => void): void {
  const [kind, margin] = trigger.split(' ');
  const loadNow = () => load(element);
  if (kind === 'eager') loadNow();
  if (kind === 'visible') whenVisible(element, margin ?? '0px', load);
  if (kind === 'idle') {
    // Safari has no idle callback, and `setTimeout` reads the options as no delay.
    const schedule = window.requestIdleCallback ?? setTimeout;
    schedule(loadNow, { timeout: IDLE_TIMEOUT_MS });
  }
}
