import type { BuyAction } from '../../shared/rules/buy-control.ts';
import type { Translate } from '../../shared/runtime/create-translate.ts';
import type nl from './locales/nl.json';

export interface ButtonStyle {
  kind: Exclude<BuyAction, 'none' | 'choose' | 'sold-out'>;
  t: Translate<typeof nl>;
  signal: AbortSignal;
}

export const TEXTS = { buy: 'add', 'pre-order': 'preOrder', notify: 'notify' } as const;

/** The colour of buying is for buying alone. */
export const LOOKS = {
  buy: 'sw-button--primary',
  'pre-order': 'sw-button--primary',
  notify: 'sw-button--secondary',
} as const;

/** Gives an empty button its text and style. Returns a function that changes the text. */
export function styleButton(
  button: HTMLElement,
  { kind, t, signal }: ButtonStyle,
): (kind: ButtonStyle['kind']) => void {
  const before = button.className;
  show(kind);
  signal.addEventListener('abort', () => {
    button.textContent = '';
    button.className = before;
  });
  return show;

  function show(now: ButtonStyle['kind']) {
    button.textContent = t(TEXTS[now]);
    button.className = `${before} sw-button ${LOOKS[now]}`.trim();
  }
}
