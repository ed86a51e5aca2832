import type { ButtonStyle } from './style-button.ts';

interface ControlParts extends ButtonStyle {
  quantity: number;
  hasStepper: boolean;
}

export interface Control {
  readonly button: HTMLElement;
  /** What the shopper wants; null when the browser says that it cannot be, NaN when it is no number of pieces. */
  quantity(): number | null;
}

/** Uses the control that the shop printed, or draws one on an empty element. */
export function drawControl(element: HTMLElement, { quantity, hasStepper, ...dress }: ControlParts): Control {
  const { say, signal } = dress;
  const isControl = element.matches('button, a, input');
  const printed = isControl ? element : element.querySelector<HTMLElement>('button, a, input[type="submit"]');
  const button = printed ?? document.createElement('button');
  let read = () => written(button, quantity);
  if (!printed) {
    button.setAttribute('type', 'button');
    element.append(button);
    signal.addEventListener('abort', () => button.remove());
  }
  // Few templates leave these to us, so that no other page pays for them.
  if (!button.hasChildNodes() && !button.matches('input'))
    late(import('./style-button.ts'), ({ styleButton: dressButton }) => dressButton(button, dress));
  if (hasStepper)
    late(import('./draw-stepper.ts'), ({ drawStepper }) => (read = drawStepper(button, { quantity, say, signal })));
  return { button, quantity: () => read() };

  function late<Code>(code: Promise<Code>, act: (code: Code) => unknown): void {
    code.then((found) => signal.aborted || act(found)).catch(() => {});
  }
}

/** The quantity in the form around the button, which works without us; else the one of the template. */
function written(button: HTMLElement, quantity: number): number | null {
  const form = button.closest('form');
  const field = form && fieldsOf(form).namedItem('qty');
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.type === 'hidden')
    return quantity;
  if (!field.reportValidity()) return null;
  const wanted = Number(field.value);
  return Number.isInteger(wanted) && wanted > 0 ? wanted : NaN;
}

/** A field that is called `elements` hides those of its form. */
function fieldsOf(form: HTMLFormElement): HTMLFormControlsCollection {
  return Reflect.get(HTMLFormElement.prototype, 'elements', form);
}
