import { unclobbered } from '../../shared/runtime/unclobbered.ts';

/** Finds the widget's control that replaces one of the shop's HTML. */

const CONTROLS = 'a,button,summary,label,input,select,textarea,[role],[tabindex]';

function isShown(control: Element): boolean {
  const { isConnected, getClientRects } = unclobbered(control);
  return isConnected && getClientRects().length > 0;
}

function roleOf(control: Element): string {
  const { localName } = control;
  const { type = '' } = control as Partial<HTMLInputElement>;
  const written = control.getAttribute('role');
  if (written) return written;
  if (localName === 'a') return 'link';
  if (localName === 'button' || /^(submit|button|reset|image)$/.test(type)) return 'button';
  return type || localName;
}

function textOf(control: Element): string {
  const button = control as HTMLInputElement;
  const text =
    control.getAttribute('aria-label') || control.textContent || (roleOf(control) === 'button' ? button.value : '');
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

const hrefOf = (link: HTMLElement) => (link as HTMLAnchorElement).href;

type Match = (a: HTMLInputElement, b: HTMLInputElement) => unknown;

/** From the most to the least certain. */
const MATCHES: readonly Match[] = [
  (a, b) => a.id && a.id === b.id,
  (a, b) => a.name && a.name === b.name && a.value === b.value,
  (a, b) => a.name && a.name === b.name && roleOf(a) === roleOf(b) && !/^(radio|checkbox|button)$/.test(roleOf(a)),
  (a, b) => a.matches('a[href]') && b.matches('a') && hrefOf(a) === hrefOf(b),
  (a, b) => textOf(a) && roleOf(a) === roleOf(b) && textOf(a) === textOf(b),
];

/** The same element if it is still shown, else the one that matches it best, else null. */
export function matchControl<Control extends HTMLElement>(root: HTMLElement, control: Control): Control | null {
  if (isShown(control)) return control;
  const original = unclobbered(control as HTMLElement);
  const selector = original.localName === 'form' ? 'form' : CONTROLS;
  const candidates = [root, ...unclobbered(root).querySelectorAll<HTMLElement>(selector)].filter(
    (candidate) => unclobbered(candidate).matches(selector) && isShown(candidate),
  );
  for (const isMatch of MATCHES) {
    const match = candidates.find((candidate) =>
      isMatch(original as HTMLInputElement, unclobbered(candidate) as HTMLInputElement),
    );
    if (match) return match as Control;
  }
  return selector === 'form' && candidates.length === 1 ? (candidates[0] as Control) : null;
}
