/**
 * Whoever acts on a control that then goes away stands where it was, and not at the top of the page:
 * the focus moves to the nearest place around it that is still there.
 */
export function keepFocus(container: HTMLElement, signal: AbortSignal): void {
  let places: HTMLElement[] = [];

  function remember({ target }: FocusEvent) {
    places = [];
    for (let at = target as HTMLElement | null; at && at !== container; at = at.parentElement) places.push(at);
    places.push(container);
  }

  const watcher = new MutationObserver(() => {
    const [last] = places;
    if (!last || last.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    const place = places.find((candidate) => candidate.isConnected);
    if (place) stand(place);
  });

  container.addEventListener('focusin', remember, { signal });
  // Leaving on purpose, by key or pointer, ends the watch; being removed tells nobody where the focus goes.
  container.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && (places = []), { signal });
  watcher.observe(container, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watcher.disconnect());
}

/** Gives the focus to a place that is no control. */
export function stand(place: HTMLElement): void {
  if (!place.matches('a[href], button, input, select, textarea, [tabindex]')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
