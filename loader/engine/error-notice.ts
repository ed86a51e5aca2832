import { locale, page } from '../page.ts';

const WORDS = {
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

/** Takes the last apology away. */
export function clearErrorNotice(): void {
  shown?.remove();
}

/** Says in the page why an order was refused; `said` are the shop's own words, if it has any. */
export function showErrorNotice(status: number | undefined, said: string): void {
  const alert = page.createElement('p');
  alert.className = 'sw-message sw-message--error';
  alert.setAttribute('role', 'alert');
  page.body.append(alert);
  shown = alert;
  // An alert is announced when its words come into an element that is already there.
  alert.textContent = said || (status === 429 ? TOO_MANY : WORDS)[locale()];
}
