import type { CodeProblem } from '../rules/discounts.ts';
import type { Locale, Words } from '../rules/language.ts';
import type { Reason } from '../rules/refusal.ts';
import { price } from '../rules/currency.ts';

type Filled = Readonly<Record<Locale, (value: string) => string>>;

const REASONS: Record<Exclude<Reason['why'], 'stock' | 'order-stock'>, Words> = {
  'sold-out': {
    nl: 'Dit product is tijdelijk uitverkocht.',
    de: 'Dieses Produkt ist vorübergehend ausverkauft.',
    en: 'This product is temporarily sold out.',
  },
  'only-once': {
    nl: 'Van dit tweedekansproduct is er maar één.',
    de: 'Dieses Produkt mit zweiter Chance gibt es nur einmal.',
    en: 'There is only one of this second-chance product.',
  },
  gift: {
    nl: 'Een cadeau kun je niet wijzigen.',
    de: 'Ein Geschenk kann nicht geändert werden.',
    en: 'A gift cannot be changed.',
  },
  'not-for-sale': {
    nl: 'Dit product kun je niet online bestellen.',
    de: 'Dieses Produkt kann nicht online bestellt werden.',
    en: 'This product cannot be ordered online.',
  },
  'unknown-product': {
    nl: 'Dit product bestaat niet meer.',
    de: 'Dieses Produkt gibt es nicht mehr.',
    en: 'This product no longer exists.',
  },
  'not-in-cart': {
    nl: 'Dit product ligt niet meer in je winkelwagen.',
    de: 'Dieses Produkt liegt nicht mehr in deinem Warenkorb.',
    en: 'This product is no longer in your cart.',
  },
  quantity: {
    nl: 'Vul een geheel aantal van 1 of meer in.',
    de: 'Gib eine ganze Anzahl ab 1 ein.',
    en: 'Enter a whole quantity of 1 or more.',
  },
  'sign-in': {
    nl: 'Log in om deze offerte te gebruiken.',
    de: 'Melde dich an, um dieses Angebot zu nutzen.',
    en: 'Sign in to use this quotation.',
  },
  'unknown-address': {
    nl: 'Dit adres bestaat niet meer.',
    de: 'Diese Adresse gibt es nicht mehr.',
    en: 'This address no longer exists.',
  },
  credits: {
    nl: 'Niet genoeg credits',
    de: 'Nicht genug Credits',
    en: 'Not enough credits',
  },
  voucher: {
    nl: 'Ongeldige voucher',
    de: 'Ungültiger Gutschein',
    en: 'Invalid voucher',
  },
  'unknown-order': {
    nl: 'Deze bestelling kennen we niet.',
    de: 'Diese Bestellung kennen wir nicht.',
    en: 'We do not know this order.',
  },
  'order-cancelled': {
    nl: 'Deze bestelling is geannuleerd. Reken opnieuw af om te bestellen.',
    de: 'Diese Bestellung wurde storniert. Gehen Sie noch einmal zur Kasse, um zu bestellen.',
    en: 'This order has been cancelled. Check out again to order.',
  },
  'order-voucher': {
    nl: 'Het tegoed van je cadeaukaart is intussen gebruikt. Er is niets afgeschreven; reken opnieuw af.',
    de: 'Das Guthaben Ihrer Geschenkkarte wurde inzwischen verwendet. Es wurde nichts abgebucht; gehen Sie noch einmal zur Kasse.',
    en: 'The balance of your gift card has been used in the meantime. Nothing was charged; check out again.',
  },
  'order-discount': {
    nl: 'Je korting is intussen gebruikt. Er is niets afgeschreven; reken opnieuw af.',
    de: 'Ihr Rabatt wurde inzwischen verwendet. Es wurde nichts abgebucht; gehen Sie noch einmal zur Kasse.',
    en: 'Your discount has been used in the meantime. Nothing was charged; check out again.',
  },
  'quotation-over': {
    nl: 'Deze offerte is niet meer geldig. Vraag de klantenservice om een nieuwe.',
    de: 'Dieses Angebot ist nicht mehr gültig. Bitten Sie den Kundenservice um ein neues.',
    en: 'This quotation is no longer valid. Ask customer service for a new one.',
  },
  'quotation-link': {
    nl: 'Deze link klopt niet. Gebruik de link op de pagina van de offerte.',
    de: 'Dieser Link stimmt nicht. Verwenden Sie den Link auf der Seite des Angebots.',
    en: 'This link is not right. Use the link on the page of the quotation.',
  },
};

const STOCK: Filled = {
  nl: (left) => `Er zijn er nog ${left} op voorraad.`,
  de: (left) => `Es sind nur noch ${left} auf Lager.`,
  en: (left) => `Only ${left} left in stock.`,
};

/** The stock no longer covers an order when it is paid. */
const GONE: Readonly<Record<Locale, (name: string, left: number) => string>> = {
  nl: (name, left) => `Van “${name}” zijn er nog ${left}. Er is niets afgeschreven; pas je winkelwagen aan.`,
  de: (name, left) =>
    `Von „${name}“ sind nur noch ${left} da. Es wurde nichts abgebucht; passen Sie Ihren Warenkorb an.`,
  en: (name, left) => `Only ${left} left of “${name}”. Nothing was charged; please change your cart.`,
};

const CODES: Record<Exclude<CodeProblem['why'], 'minimum'>, Words> = {
  unknown: {
    nl: 'Deze code is niet geldig.',
    de: 'Dieser Code ist nicht gültig.',
    en: 'This code is not valid.',
  },
  expired: {
    nl: 'Deze code is verlopen.',
    de: 'Dieser Code ist abgelaufen.',
    en: 'This code has expired.',
  },
  spent: {
    nl: 'Het tegoed van deze cadeaukaart is op.',
    de: 'Das Guthaben dieser Geschenkkarte ist aufgebraucht.',
    en: 'The balance of this gift card is used up.',
  },
  'not-yours': {
    nl: 'Deze code hoort bij een ander account.',
    de: 'Dieser Code gehört zu einem anderen Konto.',
    en: 'This code belongs to another account.',
  },
  quotation: {
    nl: 'Een code kan niet samen met een offerte worden gebruikt.',
    de: 'Ein Code kann nicht zusammen mit einem Angebot verwendet werden.',
    en: 'A code cannot be combined with a quotation.',
  },
};

const MINIMUM: Filled = {
  nl: (amount) => `Deze code geldt vanaf een bestelling van ${amount}.`,
  de: (amount) => `Dieser Code gilt ab einem Bestellwert von ${amount}.`,
  en: (amount) => `This code applies to orders of ${amount} or more.`,
};

const UNREADABLE: Words = {
  nl: 'Deze waarde is niet geldig.',
  de: 'Dieser Wert ist nicht gültig.',
  en: 'This value is not valid.',
};

const FAILED: Words = {
  nl: 'Deze pagina kan nu niet worden getoond. Probeer het opnieuw.',
  de: 'Diese Seite kann gerade nicht gezeigt werden. Versuche es noch einmal.',
  en: 'This page cannot be shown now. Try again.',
};

const EXPIRED: Words = {
  nl: 'Deze pagina was verlopen. Ga terug, laad haar opnieuw en probeer het nog eens.',
  de: 'Diese Seite war abgelaufen. Gehe zurück, lade sie neu und versuche es noch einmal.',
  en: 'This page had expired. Go back, reload it and try again.',
};

const LOGIN: Words = {
  nl: 'Deze combinatie is onjuist.',
  de: 'Diese Kombination ist nicht richtig.',
  en: 'This combination is incorrect.',
};

export function reasonIn(locale: Locale, reason: Reason): string {
  if (reason.why === 'stock') return STOCK[locale](String(reason.left));
  if (reason.why === 'order-stock') return GONE[locale](reason.name, reason.left);
  return REASONS[reason.why][locale];
}

export function codeProblemIn(locale: Locale, problem: CodeProblem): string {
  return problem.why === 'minimum' ? MINIMUM[locale](price(problem.minimum)) : CODES[problem.why][locale];
}

export function unreadableIn(locale: Locale): string {
  return UNREADABLE[locale];
}

export function failedIn(locale: Locale): string {
  return FAILED[locale];
}

export function expiredIn(locale: Locale): string {
  return EXPIRED[locale];
}

export function loginProblemIn(locale: Locale): string {
  return LOGIN[locale];
}
