import { createElement, saveAttributes, unclobbered } from '../../shared/kit/kit.ts';
import { isEmail } from './newsletter-box.rules.ts';

interface FormOptions {
  error: string;
  thanks: string;
  signUp(email: string): void;
  /** Restores the form. */
  signal: AbortSignal;
}

const INVALID = 'aria-invalid';
const DESCRIBED = 'aria-describedby';

let count = 0;

/** Validates the e-mail address on submit, then replaces the form's contents with a success message. */
export function enhanceForm(form: HTMLFormElement, field: HTMLInputElement, options: FormOptions): void {
  const { error, thanks, signUp, signal } = options;
  const { childNodes, append, addEventListener, replaceChildren, noValidate } = unclobbered(form);
  const before = [...childNodes];
  const restoreField = saveAttributes(field, [DESCRIBED]);
  const alert = createElement('p', 'sw-newsletter-box__error');
  alert.id = `sw-newsletter-error-${++count}`;
  alert.setAttribute('role', 'alert');
  append(alert);
  field.setAttribute(DESCRIBED, `${field.getAttribute(DESCRIBED) ?? ''} ${alert.id}`.trim());
  // Replaces the browser's own messages.
  setNoValidate(form, true);

  field.addEventListener('input', clearError, { signal });
  addEventListener('submit', submit, { signal });
  signal.addEventListener('abort', () => {
    clearError();
    replaceChildren(...before);
    setNoValidate(form, noValidate);
    restoreField();
  });

  function clearError() {
    alert.textContent = '';
    field.removeAttribute(INVALID);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const email = field.value.trim();
    if (isEmail(email)) {
      signUp(email);
      return showThanks();
    }
    alert.textContent = error;
    field.setAttribute(INVALID, 'true');
    field.focus();
  }

  /** The message takes the focus from the button that it replaces. */
  function showThanks() {
    const message = createElement('p', 'sw-newsletter-box__thanks', thanks);
    message.tabIndex = -1;
    replaceChildren(message);
    message.focus();
  }
}

/** A field of this name would hide the property. */
function setNoValidate(form: HTMLFormElement, isOn: boolean): void {
  unclobbered(form).toggleAttribute('novalidate', isOn);
}
