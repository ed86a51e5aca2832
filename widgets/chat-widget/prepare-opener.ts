interface OpenerOptions {
  /** Label of the widget's own button. */
  label: string;
  /** The opener opens the widget's own panel. */
  hasPanel: boolean;
  /** Restores the element. */
  signal: AbortSignal;
}

const EXPANDED = 'aria-expanded';

/** The link or button that the server rendered; creates a button if there is none. */
export function prepareOpener(element: HTMLElement, { label, hasPanel, signal }: OpenerOptions): HTMLElement {
  const serverControl = element.matches('a, button')
    ? element
    : element.querySelector<HTMLElement>(':is(a, button):not([hidden] *)');
  const opener = serverControl ?? document.createElement('button');
  if (!serverControl) {
    opener.setAttribute('type', 'button');
    opener.className = 'sw-button sw-button--secondary';
    opener.textContent = label;
    element.prepend(opener);
  }
  if (hasPanel) opener.setAttribute(EXPANDED, 'false');
  signal.addEventListener('abort', () => {
    if (serverControl) opener.removeAttribute(EXPANDED);
    else opener.remove();
  });
  return opener;
}
