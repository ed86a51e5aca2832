import { unclobbered } from './unclobbered.ts';
import type { Host } from './host.ts';

type Locale = Host['locale'];

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

const EXPIRED = {
  nl: ['Je sessie is verlopen. Laad de pagina opnieuw.', 'Pagina opnieuw laden'],
  de: ['Ihre Sitzung ist abgelaufen. Laden Sie die Seite neu.', 'Seite neu laden'],
  en: ['Your session has ended. Reload the page.', 'Reload the page'],
} as const;

const UNSURE = {
  nl: 'We weten niet zeker of alles is toegevoegd. Kijk in je winkelwagen voordat je het opnieuw probeert.',
  de: 'Wir wissen nicht sicher, ob alles hinzugefügt wurde. Bitte prüfen Sie Ihren Warenkorb, bevor Sie es erneut versuchen.',
  en: 'We are not sure whether everything was added. Check your cart before you try again.',
};

const TO_CART = { nl: 'Naar winkelwagen', de: 'Zum Warenkorb', en: 'Go to cart' };

let shown: HTMLElement | undefined;

interface ErrorNotice {
  readonly locale: Locale;
  readonly status?: number | undefined;
  /** The shop's own, if it has one. */
  readonly message?: string;
  /** The notice follows it. By default, it is at the end of the page. */
  readonly after?: Element;
}

/** Shows why an action of the shopper failed, instead of the last notice. Null only removes that one. */
export function setErrorNotice(notice: ErrorNotice | null): void {
  shown?.remove();
  if (!notice) return;
  const { locale, status, message, after } = notice;
  if (message) show([message], after);
  else if (status === 401 || status === 419) show([`${EXPIRED[locale][0]} `, reloadButton(locale)], after);
  else show([(status === 429 ? TOO_MANY : WENT_WRONG)[locale]], after);
}

/** Leads to the cart, because it is unknown whether the order was carried out. */
export function showUnsureNotice(locale: Locale, cartUrl: string): void {
  const link = create('a');
  link.href = cartUrl;
  link.textContent = TO_CART[locale];
  show([`${UNSURE[locale]} `, link]);
}

function show(content: readonly (Node | string)[], after?: Element): void {
  shown?.remove();
  const alert = create('p');
  alert.className = 'sw-message sw-message--error';
  alert.setAttribute('role', 'alert');
  if (after) after.after(alert);
  else unclobbered(document).body.append(alert);
  shown = alert;
  // Screen readers announce text that is added to an alert in the page.
  alert.append(...content);
}

function reloadButton(locale: Locale): HTMLButtonElement {
  const button = create('button');
  button.type = 'button';
  button.className = 'sw-message__action';
  button.textContent = EXPIRED[locale][1];
  button.addEventListener('click', () => location.reload());
  return button;
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  return unclobbered(document).createElement(tag);
}
