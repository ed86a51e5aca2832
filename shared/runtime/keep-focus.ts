import { unclobbered } from './unclobbered.ts';

/** A part of a table or list says nothing by itself. */
const PARTS = 'table, thead, tbody, tfoot, tr, th, td, ul, ol, li';

/**
 * When the focused control is removed, the focus moves to its nearest remaining ancestor that is not a part of a table or
 * list, and not to the top of the page.
 */
export function keepFocus(container: HTMLElement, signal: AbortSignal): void {
  let ancestors: HTMLElement[] = [];

  function remember({ target }: FocusEvent) {
    ancestors = [];
    for (let at = target as HTMLElement | null; at && at !== container; at = unclobbered(at).parentElement)
      ancestors.push(at);
    ancestors.push(container);
  }

  const watcher = new MutationObserver(() => {
    const [last] = ancestors;
    if (!last || last.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    const place = ancestors.map(unclobbered).find(({ isConnected, matches }) => isConnected && !matches(PARTS));
    if (!place) return;
    focusContainer(place);
    // The page may be much shorter now.
    const { top, bottom } = place.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) place.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

  container.addEventListener('focusin', remember, { signal });
  // A shopper who moves the focus ends this. When a control is removed, the event has no target.
  container.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && (ancestors = []), { signal });
  watcher.observe(container, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watcher.disconnect());
}

/** Focuses an element that is not a control. */
export function focusContainer(place: Readonly<HTMLElement>): void {
  if (!place.matches('a[href], button, input, select, textarea, [tabindex]')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
