import type { ButtonStyle } from './style-button.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { loadWithRetries } from '../../shared/runtime/retry-later.ts';

interface ControlParts extends ButtonStyle {
  /** The template's. */
  quantity(): number;
  hasStepper: boolean;
}

export interface Control {
  readonly button: HTMLElement;
  /**
   * The requested quantity: the template's, unless the shopper has chosen one. Null when the browser reports the field as
   * invalid, NaN when it is not a whole number from 1.
   */
  quantity(): number | null;
  /** Shows what a click does, if the text is the widget's own. */
  show(kind: ButtonStyle['kind']): void;
}

/** Uses the server-rendered control, or renders one on an empty element. */
export function drawControl(element: HTMLElement, { quantity, hasStepper, ...style }: ControlParts): Control {
  const { t, signal } = style;
  const isControl = element.matches('button, a, input');
  const existing = isControl ? element : element.querySelector<HTMLElement>('button, a, input[type="submit"]');
  const button = existing ?? document.createElement('button');
  let read = () => formQuantity(button, quantity());
  let show = (kind: ButtonStyle['kind']): void => {
    style.kind = kind;
  };
  if (!existing) {
    button.setAttribute('type', 'button');
    element.append(button);
    signal.addEventListener('abort', () => button.remove());
  }
  if (existing?.matches('button:not([class])')) addKitLook(existing, signal);
  // Few templates need this code, so it is loaded on demand.
  if (!button.hasChildNodes() && !button.matches('input'))
    whenLoaded(
      () => importWithRecovery('style-button', () => import('./style-button.ts')),
      ({ styleButton }) => (show = styleButton(button, style)),
    );
  if (hasStepper)
    whenLoaded(
      () => importWithRecovery('draw-stepper', () => import('./draw-stepper.ts')),
      ({ drawStepper }) => (read = drawStepper(button, { element, quantity, t, signal })),
    );
  return { button, quantity: () => read(), show: (kind) => show(kind) };

  function whenLoaded<Code>(load: () => Promise<Code>, act: (code: Code) => unknown): void {
    void loadWithRetries(load).then((code) => signal.aborted || act(code));
  }
}

/** A button of the shop has a class. One without a class, as editors paste it, gets the look of the kit. */
function addKitLook(button: Element, signal: AbortSignal): void {
  button.classList.add('sw-button', 'sw-button--primary');
  signal.addEventListener('abort', () => button.removeAttribute('class'));
}

/** The quantity in the surrounding form, which works without JavaScript; otherwise the one of the template. */
function formQuantity(button: HTMLElement, quantity: number): number | null {
  const form = button.closest('form');
  const field = form && fieldsOf(form).namedItem('qty');
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.type === 'hidden')
    return quantity;
  if (!field.reportValidity()) return null;
  const pieces = Number(field.value);
  return Number.isInteger(pieces) && pieces > 0 ? pieces : NaN;
}

/** A field that is called `elements` hides those of its form. */
function fieldsOf(form: HTMLFormElement): HTMLFormControlsCollection {
  return Reflect.get(HTMLFormElement.prototype, 'elements', form);
}
