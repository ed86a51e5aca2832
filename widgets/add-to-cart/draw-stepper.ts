import type { Translate } from '../../shared/runtime/create-translate.ts';
import type nl from './locales/nl.json';

interface StepperParts {
  /** The element of the widget. */
  element: HTMLElement;
  /** The template's. */
  quantity(): number;
  t: Translate<typeof nl>;
  signal: AbortSignal;
}

/** What shoppers have chosen, for a widget that starts anew, such as for another variant. */
const chosen = new WeakMap<HTMLElement, number>();

/**
 * Renders a quantity between two buttons before the buy button; it can be typed. Returns a function that reads it: the
 * template's, until the shopper has chosen one.
 */
export function drawStepper(button: HTMLElement, { element, quantity, t, signal }: StepperParts): () => number {
  let value = chosen.get(element) ?? quantity();
  let isChosen = chosen.has(element);
  const group = document.createElement('span');
  const field = document.createElement('input');
  // Says the result of a step.
  const news = document.createElement('output');
  const less = step('−', t('less'), -1);
  group.className = 'sw-stepper sw-add-to-cart__stepper';
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', t('quantity'));
  field.className = 'sw-stepper__value sw-stepper__input';
  field.inputMode = 'numeric';
  field.autocomplete = 'off';
  field.setAttribute('aria-label', t('quantity'));
  field.addEventListener('focus', () => field.select());
  field.addEventListener('change', read);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    // The button may be inside a form of the page.
    event.preventDefault();
    read();
  });
  news.className = 'sw-visually-hidden';
  group.append(less, field, step('+', t('more'), 1), news);
  button.before(group);
  signal.addEventListener('abort', () => {
    read();
    if (isChosen) chosen.set(element, value);
    group.remove();
  });
  show();
  return read;

  function step(sign: string, label: string, by: number): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sw-stepper__step';
    button.setAttribute('aria-label', label);
    button.textContent = sign;
    button.addEventListener('click', () => {
      value = Math.max(1, read() + by);
      isChosen = true;
      show();
      news.textContent = String(value);
    });
    return button;
  }

  /** Whatever is not a whole number from 1 gives way to the last quantity. */
  function read(): number {
    const typed = /^\s*\d{1,5}\s*$/.test(field.value) ? Number(field.value) : 0;
    isChosen ||= typed > 0 && typed !== value;
    if (!isChosen) value = quantity();
    else if (typed > 0) value = typed;
    show();
    return value;
  }

  function show() {
    field.value = String(value);
    less.setAttribute('aria-disabled', String(value === 1));
  }
}
