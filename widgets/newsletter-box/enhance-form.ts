import { isEmail } from './newsletter-box.rules.ts';

interface FormParts {
  error: string;
  thanks: string;
  signUp(email: string): void;
  /** Leaves the form as it was. */
  signal: AbortSignal;
}

const INVALID = 'aria-invalid';
const DESCRIBED = 'aria-describedby';

let wired = 0;

/** Takes an e-mail address from a form and thanks for it in the form's place. */
export function enhanceForm(form: HTMLFormElement, field: HTMLInputElement, parts: FormParts): void {
  const { error, thanks, signUp, signal } = parts;
  const before = [...form.childNodes];
  const wasSilent = form.noValidate;
  const described = field.getAttribute(DESCRIBED);
  const alert = document.createElement('p');
  alert.className = 'sw-newsletter-box__error';
  alert.id = `sw-newsletter-error-${++wired}`;
  alert.setAttribute('role', 'alert');
  form.append(alert);
  field.setAttribute(DESCRIBED, `${described ?? ''} ${alert.id}`.trim());
  // The browser would say it in its own words.
  form.noValidate = true;

  field.addEventListener('input', forgive, { signal });
  form.addEventListener('submit', submit, { signal });
  signal.addEventListener('abort', () => {
    forgive();
    form.replaceChildren(...before);
    form.noValidate = wasSilent;
    if (described === null) field.removeAttribute(DESCRIBED);
    else field.setAttribute(DESCRIBED, described);
  });

  function forgive() {
    alert.textContent = '';
    field.removeAttribute(INVALID);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const email = field.value.trim();
    if (isEmail(email)) {
      signUp(email);
      return thank();
    }
    alert.textContent = error;
    field.setAttribute(INVALID, 'true');
    field.focus();
  }

  /** The button that had the focus is gone, and what is said in its place takes it. */
  function thank() {
    const message = document.createElement('p');
    message.className = 'sw-newsletter-box__thanks';
    message.textContent = thanks;
    message.tabIndex = -1;
    form.replaceChildren(message);
    message.focus();
  }
}
