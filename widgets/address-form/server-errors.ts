/** The page's answers to a form. */
export interface ServerErrors {
  /** The element of the form. */
  readonly element: Element;
  /** Calls the listener for each answer of the page. */
  subscribe(listener: (errors: unknown) => void, signal: AbortSignal): void;
}

/** The page hands an answer back by writing `data-errors`, also when it writes the same again. */
export function readServerErrors(element: HTMLElement): ServerErrors {
  return {
    element,
    subscribe(listener, signal) {
      const watcher = new MutationObserver(() => listener(errorsIn(element)));
      watcher.observe(element, { attributeFilter: ['data-errors'] });
      signal.addEventListener('abort', () => watcher.disconnect());
    },
  };
}

function errorsIn(element: HTMLElement): unknown {
  const written = element.getAttribute('data-errors') || '{}';
  try {
    return JSON.parse(written) as unknown;
  } catch {
    console.error(`[address-form] data-errors: expected JSON, found '${written}'`, element);
    return {};
  }
}
