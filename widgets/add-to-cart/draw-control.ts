import type { Say } from '../../shared/island/say.ts';
import type nl from './locales/nl.json';

interface ControlParts {
  words: string;
  quantity: number;
  hasStepper: boolean;
  say: Say<typeof nl>;
  /** Takes away what was drawn. */
  signal: AbortSignal;
}

export interface Control {
  readonly button: HTMLElement;
  /** What the shopper wants; null when the browser says that it cannot be, NaN when it is no number of pieces. */
  quantity(): number | null;
}

/** Uses the control that the shop printed, or draws one on an empty element. */
export function drawControl(element: HTMLElement, { words, quantity, hasStepper, say, signal }: ControlParts): Control {
  const isControl = element.matches('button, a, input');
  const printed = isControl ? element : element.querySelector<HTMLElement>('button, a, input[type="submit"]');
  const button = printed ?? document.createElement('button');
  if (!printed) {
    button.setAttribute('type', 'button');
    element.append(button);
    signal.addEventListener('abort', () => button.remove());
  }
  if (!button.hasChildNodes() && !button.matches('input')) {
    const before = button.className;
    button.classList.add('sw-button', 'sw-button--primary');
    button.textContent = words;
    signal.addEventListener('abort', () => {
      button.textContent = '';
      button.className = before;
    });
  }
  let read = () => written(button, quantity);
  if (hasStepper) void drawStepper();
  return { button, quantity: () => read() };

  /** Few templates ask for it, so that no other page pays for it. */
  async function drawStepper() {
    const stepper = await import('./draw-stepper.ts').catch(() => null);
    if (stepper && !signal.aborted) read = stepper.drawStepper(button, { quantity, say, signal });
  }
}

/** The quantity in the form around the button, which works without us; else the one of the template. */
function written(button: HTMLElement, quantity: number): number | null {
  const form = button.closest('form');
  const field = form?.elements.namedItem('qty');
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.type === 'hidden')
    return quantity;
  if (!field.reportValidity()) return null;
  const wanted = Number(field.value);
  return Number.isInteger(wanted) && wanted > 0 ? wanted : NaN;
}
