import type { Translate } from '../../shared/runtime/create-translate.ts';
import type nl from './locales/nl.json';

export interface ButtonStyle {
  /** What the button is for. */
  kind: 'buy' | 'notify';
  /** The product is ordered ahead. */
  isAhead: boolean;
  say: Translate<typeof nl>;
  signal: AbortSignal;
}

/** Gives an empty button our words and look. */
export function styleButton(button: HTMLElement, { kind, isAhead, say, signal }: ButtonStyle): void {
  const before = button.className;
  button.classList.add('sw-button', 'sw-button--primary');
  button.textContent = kind === 'notify' ? say('notify') : say(isAhead ? 'preOrder' : 'add');
  signal.addEventListener('abort', () => {
    button.textContent = '';
    button.className = before;
  });
}
