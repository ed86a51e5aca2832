import { locale, page } from '../page.ts';

const WENT_WRONG = {
  nl: 'Er ging iets mis. Probeer het later opnieuw.',
  de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es später erneut.',
  en: 'Something went wrong. Please try again later.',
};

const TOO_MANY = {
  nl: 'Te veel pogingen, probeer het later opnieuw',
  de: 'Zu viele Versuche, bitte versuchen Sie es später erneut',
  en: 'Too many attempts, please try again later',
};

let shown: HTMLElement | undefined;

/** Removes the last notice. */
export function clearErrorNotice(): void {
  shown?.remove();
}

/** Shows why the shop refused an order. `message` is the shop's own, if it has one. */
export function showErrorNotice(status: number | undefined, message: string): void {
  const alert = page.createElement('p');
  alert.className = 'sw-message sw-message--error';
  alert.setAttribute('role', 'alert');
  page.body.append(alert);
  shown = alert;
  // Screen readers announce text that is added to an alert in the page.
  alert.textContent = message || (status === 429 ? TOO_MANY : WENT_WRONG)[locale()];
}
