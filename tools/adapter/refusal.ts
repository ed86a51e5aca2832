import type { Locale } from './model.ts';

/** Reasons of which the kit has the messages, with the field at which each is shown. */
const REASONS = {
  'unknown-product': [
    'id',
    'Dit product bestaat niet.',
    'Dieses Produkt gibt es nicht.',
    'This product does not exist.',
  ],
  'unknown-line': [
    'id',
    'Dit product ligt niet in je winkelwagen.',
    'Dieses Produkt liegt nicht in Ihrem Warenkorb.',
    'This product is not in your cart.',
  ],
  gift: [
    'id',
    'Een cadeau kun je niet wijzigen.',
    'Ein Geschenk lässt sich nicht ändern.',
    'A gift cannot be changed.',
  ],
  quantity: [
    'qty',
    'Kies een aantal van 1 tot 9999.',
    'Wählen Sie eine Anzahl von 1 bis 9999.',
    'Choose a quantity from 1 to 9999.',
  ],
  stock: ['qty', 'Zoveel zijn er niet meer.', 'So viele sind nicht mehr da.', 'There are not that many left.'],
  code: ['code', 'Deze code is niet geldig.', 'Dieser Code ist nicht gültig.', 'This code is not valid.'],
  'sign-in': [
    'email',
    'Deze combinatie van e-mailadres en wachtwoord is onjuist.',
    'Diese Kombination aus E-Mail-Adresse und Passwort ist falsch.',
    'This combination of email address and password is wrong.',
  ],
  'account-exists': [
    'email',
    'Er is al een account met dit e-mailadres. Log in, of bestel zonder nieuw account.',
    'Für diese E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an, oder bestellen Sie ohne neues Konto.',
    'There is an account with this email address already. Sign in, or order without a new account.',
  ],
  'empty-cart': [
    'general',
    'Je winkelwagen is leeg. Er is niets besteld.',
    'Ihr Warenkorb ist leer. Es wurde nichts bestellt.',
    'Your cart is empty. Nothing was ordered.',
  ],
  'shipping-method': [
    'shipping_method',
    'Kies een verzendmethode.',
    'Wählen Sie eine Versandart.',
    'Choose a shipping method.',
  ],
  'shipping-option': [
    'shipping_method_option',
    'Kies een andere datum of plaats.',
    'Wählen Sie einen anderen Tag oder Ort.',
    'Choose another date or place.',
  ],
  'payment-method': [
    'payment_method',
    'Kies een betaalmethode.',
    'Wählen Sie eine Zahlungsart.',
    'Choose a payment method.',
  ],
  'payment-option': [
    'payment_method_option',
    'Kies een bank uit de lijst.',
    'Wählen Sie eine Bank aus der Liste.',
    'Choose a bank from the list.',
  ],
  payment: [
    'payment_method',
    'De betaling is niet gelukt. Probeer het opnieuw of kies een andere betaalmethode.',
    'Die Zahlung ist fehlgeschlagen. Versuchen Sie es erneut, oder wählen Sie eine andere Zahlungsart.',
    'The payment has failed. Try again, or choose another payment method.',
  ],
} as const;
export type Reason = keyof typeof REASONS;

/** Throw it for what the shopper can mend: it answers 422 with a message at its field. */
export class Refusal extends Error {
  readonly #reason: Reason | Readonly<Record<Locale, string>>;
  readonly #field: string | undefined;

  /** A reason of the kit, or a message in each language. `field` is the name of a field of the call. */
  constructor(reason: Reason | Readonly<Record<Locale, string>>, field?: string) {
    super(typeof reason === 'string' ? reason : reason.en);
    this.name = 'Refusal';
    this.#reason = reason;
    this.#field = field;
  }

  get field(): string {
    return this.#field ?? (typeof this.#reason === 'string' ? REASONS[this.#reason][0] : 'general');
  }

  messageIn(locale: Locale): string {
    if (typeof this.#reason !== 'string') return this.#reason[locale];
    const [, nl, de, en] = REASONS[this.#reason];
    return { nl, de, en }[locale];
  }
}

/** Fields that are wrong, with their messages. */
export class Invalid extends Error {
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(errors: Readonly<Record<string, readonly string[]>>) {
    super(`Invalid: ${Object.keys(errors).join(', ')}`);
    this.name = 'Invalid';
    this.errors = errors;
  }
}
