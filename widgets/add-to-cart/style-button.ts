import type { BuyAction } from '../../shared/rules/buy-control.ts';
import type { Translate } from '../../shared/runtime/create-translate.ts';
import type nl from './locales/nl.json';

export interface ButtonStyle {
  kind: Exclude<BuyAction, 'none' | 'choose' | 'sold-out'>;
  t: Translate<typeof nl>;
  signal: AbortSignal;
}

export const TEXTS = { buy: 'add', 'pre-order': 'preOrder', notify: 'notify' } as const;

/** Gives an empty button its text and style. Returns a function that changes the text. */
export function styleButton(
  button: HTMLElement,
  { kind, t, signal }: ButtonStyle,
): (kind: ButtonStyle['kind']) => void {
  const before = button.className;
  button.classList.add('sw-button', 'sw-button--primary');
  show(kind);
  signal.addEventListener('abort', () => {
    button.textContent = '';
    button.className = before;
  });
  return show;

  function show(now: ButtonStyle['kind']) {
    button.textContent = t(TEXTS[now]);
  }
}
