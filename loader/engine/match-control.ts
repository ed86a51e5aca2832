/** Finds in a widget's own content the control that a shopper used in the shop's HTML. */

const CONTROLS = 'a,button,summary,label,input,select,textarea,[role],[tabindex]';

const isShown = (control: Element) => control.isConnected && control.getClientRects().length > 0;

function roleOf(control: Element): string {
  const { localName } = control;
  const { type = '' } = control as Partial<HTMLInputElement>;
  const written = control.getAttribute('role');
  if (written) return written;
  if (localName === 'a') return 'link';
  if (localName === 'button' || /^(submit|button|reset|image)$/.test(type)) return 'button';
  return type || localName;
}

function wordsOf(control: Element): string {
  const button = control as HTMLInputElement;
  const words =
    control.getAttribute('aria-label') || control.textContent || (roleOf(control) === 'button' ? button.value : '');
  return words.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

const hrefOf = (link: HTMLElement) => (link as HTMLAnchorElement).href;

type Likeness = (a: HTMLInputElement, b: HTMLInputElement) => unknown;

/** From the surest to the least sure. */
const LIKENESSES: readonly Likeness[] = [
  (a, b) => a.id && a.id === b.id,
  (a, b) => a.name && a.name === b.name && a.value === b.value,
  (a, b) => a.name && a.name === b.name && roleOf(a) === roleOf(b) && !/^(radio|checkbox|button)$/.test(roleOf(a)),
  (a, b) => a.matches('a[href]') && b.matches('a') && hrefOf(a) === hrefOf(b),
  (a, b) => wordsOf(a) && roleOf(a) === roleOf(b) && wordsOf(a) === wordsOf(b),
];

/** The same element if it still stands there, else its likeness, else null. */
export function matchControl<Control extends HTMLElement>(root: HTMLElement, control: Control): Control | null {
  if (isShown(control)) return control;
  const selector = control.localName === 'form' ? 'form' : CONTROLS;
  const candidates = [root, ...root.querySelectorAll<HTMLElement>(selector)].filter(
    (other) => other.matches(selector) && isShown(other),
  );
  for (const isAlike of LIKENESSES) {
    const found = candidates.find((other) =>
      isAlike(control as unknown as HTMLInputElement, other as HTMLInputElement),
    );
    if (found) return found as Control;
  }
  return selector === 'form' && candidates.length === 1 ? (candidates[0] as Control) : null;
}
