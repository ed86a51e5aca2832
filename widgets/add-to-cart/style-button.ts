import type { BuyAction } from '../../shared/rules/buy-control.ts';
import type { Translate } from '../../shared/runtime/create-translate.ts';
import type nl from './locales/nl.json';

export interface ButtonStyle {
  kind: Exclude<BuyAction, 'none'>;
  t: Translate<typeof nl>;
  signal: AbortSignal;
}

const TEXTS = { buy: 'add', 'pre-order': 'preOrder', notify: 'notify' } as const;

/** Gives an empty button its text and style. */
export function styleButton(button: HTMLElement, { kind, t, signal }: ButtonStyle): void {
  const before = button.className;
  button.classList.add('sw-button', 'sw-button--primary');
  button.textContent = t(TEXTS[kind]);
  signal.addEventListener('abort', () => {
    button.textContent = '';
    button.className = before;
  });
}
