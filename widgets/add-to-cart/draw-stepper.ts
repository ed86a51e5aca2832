import type { Translate } from '../../shared/runtime/create-translate.ts';
import type nl from './locales/nl.json';

interface StepperParts {
  quantity: number;
  t: Translate<typeof nl>;
  signal: AbortSignal;
}

/** Renders a quantity between two buttons before the buy button. Returns a function that reads it. */
export function drawStepper(button: HTMLElement, { quantity, t, signal }: StepperParts): () => number {
  let value = Math.max(1, Math.round(quantity));
  const group = document.createElement('span');
  const shown = document.createElement('output');
  const less = step('−', t('less'), -1);
  group.className = 'sw-stepper sw-add-to-cart__stepper';
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', t('quantity'));
  shown.className = 'sw-stepper__value';
  group.append(less, shown, step('+', t('more'), 1));
  button.before(group);
  signal.addEventListener('abort', () => group.remove());
  show();
  return () => value;

  function step(sign: string, label: string, by: number): HTMLButtonElement {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'sw-stepper__step';
    made.setAttribute('aria-label', label);
    made.textContent = sign;
    made.addEventListener('click', () => {
      value = Math.max(1, value + by);
      show();
    });
    return made;
  }

  function show() {
    shown.textContent = String(value);
    less.setAttribute('aria-disabled', String(value === 1));
  }
}
