/** Milliseconds between two drawings of the panel. */
const PAUSE_MS = 250;

/** Calls `draw` after changes of the page's widgets and after requests, at most once per pause. */
export function watchPage(draw: () => void, signal: AbortSignal): { soon(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!signal.aborted) draw();
    }, PAUSE_MS);
  };
  const elements = new MutationObserver(soon);
  elements.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-widget', 'data-widget-state'],
  });
  const requests = new PerformanceObserver(soon);
  requests.observe({ type: 'resource' });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    elements.disconnect();
    requests.disconnect();
  });
  return { soon };
}
