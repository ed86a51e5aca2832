/** A checkbox or toggle button. */
export interface Control {
  show(isOn: boolean): void;
  onChange(act: () => void): void;
}

interface Parts {
  /** The label of a checkbox that the widget renders. */
  label: string;
  /** Restores the element. */
  signal: AbortSignal;
}

const PRESSED = 'aria-pressed';

/** Uses the server-rendered checkbox or button, or renders a checkbox with a label. */
export function findControl(element: HTMLElement, { label, signal }: Parts): Control {
  const existing = element.matches('input, button') ? element : element.querySelector<HTMLElement>('input, button');
  const control = existing ?? drawBox(element, label, signal);
  return control instanceof HTMLInputElement ? box(control, signal) : toggleButton(control, signal);
}

function box(input: HTMLInputElement, signal: AbortSignal): Control {
  signal.addEventListener('abort', () => (input.checked = input.defaultChecked));
  return {
    show: (isOn) => (input.checked = isOn),
    onChange: (act) => input.addEventListener('change', act, { signal }),
  };
}

function toggleButton(button: HTMLElement, signal: AbortSignal): Control {
  const before = button.getAttribute(PRESSED);
  signal.addEventListener('abort', () => {
    if (before === null) button.removeAttribute(PRESSED);
    else button.setAttribute(PRESSED, before);
  });
  return {
    show: (isOn) => button.setAttribute(PRESSED, String(isOn)),
    onChange: (act) =>
      button.addEventListener(
        'click',
        (event) => {
          // A surrounding form is the fallback for pages without scripts.
          event.preventDefault();
          act();
        },
        { signal },
      ),
  };
}

/** Text that is already in the element becomes the label. */
function drawBox(element: HTMLElement, words: string, signal: AbortSignal): HTMLInputElement {
  const before = [...element.childNodes];
  const hadClass = element.getAttribute('class');
  const label = element instanceof HTMLLabelElement ? element : document.createElement('label');
  const input = document.createElement('input');
  const name = document.createElement('span');
  label.classList.add('sw-compare-checkbox');
  input.className = 'sw-compare-checkbox__box';
  input.type = 'checkbox';
  name.textContent = element.textContent.trim() || words;
  if (label === element) label.replaceChildren(input, name);
  else {
    label.append(input, name);
    element.replaceChildren(label);
  }
  signal.addEventListener('abort', () => {
    element.replaceChildren(...before);
    if (hadClass === null) element.removeAttribute('class');
    else element.className = hadClass;
  });
  return input;
}
