interface OpenerParts {
  /** What a button of ours says. */
  words: string;
  /** It opens something in this page. */
  hasPanel: boolean;
  /** Leaves the element as it was. */
  signal: AbortSignal;
}

const EXPANDED = 'aria-expanded';

/** The link or button that the shop printed, or a button of ours where there is none. */
export function prepareOpener(element: HTMLElement, { words, hasPanel, signal }: OpenerParts): HTMLElement {
  const printed = element.matches('a, button')
    ? element
    : element.querySelector<HTMLElement>(':is(a, button):not([hidden] *)');
  const opener = printed ?? document.createElement('button');
  if (!printed) {
    opener.setAttribute('type', 'button');
    opener.className = 'sw-button sw-button--secondary';
    opener.textContent = words;
    element.prepend(opener);
  }
  if (hasPanel) opener.setAttribute(EXPANDED, 'false');
  signal.addEventListener('abort', () => {
    if (printed) opener.removeAttribute(EXPANDED);
    else opener.remove();
  });
  return opener;
}
