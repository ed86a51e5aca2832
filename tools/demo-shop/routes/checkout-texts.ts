import { countryOf } from '../rules/checkout/countries.ts';
import type { Problem } from '../rules/checkout/problems.ts';
import type { Locale, Words } from '../rules/language.ts';
import { isReturnProblem, REQUIRED_OF_RETURNS, returnProblemIn, type ReturnProblem } from './returns-texts.ts';

type Plain = Exclude<
  Problem['why'],
  | ReturnProblem['why']
  | 'required'
  | 'too-long'
  | 'zip-code'
  | 'vat-number'
  | 'vat-country'
  | 'stock'
  | 'flag'
  | 'media-count'
>;
type Filled = Readonly<Record<Locale, (value: string) => string>>;

const PROBLEMS: Record<Plain, Words> = {
  email: {
    nl: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
    de: 'Geben Sie eine gültige E-Mail-Adresse ein, etwa name@beispiel.de.',
    en: 'Enter a valid email address, such as name@example.com.',
  },
  'account-exists': {
    nl: 'Er is al een account met dit e-mailadres. Log in, of bestel zonder nieuw account.',
    de: 'Für diese E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an, oder bestellen Sie ohne neues Konto.',
    en: 'There is an account with this email address already. Sign in, or order without a new account.',
  },
  phone: {
    nl: 'Vul een geldig telefoonnummer in, zoals 06 12345678.',
    de: 'Geben Sie eine gültige Telefonnummer ein, etwa 0171 2345678.',
    en: 'Enter a valid phone number, such as +31 6 12345678.',
  },
  country: {
    nl: 'Naar dit land leveren we niet.',
    de: 'In dieses Land liefern wir nicht.',
    en: 'We do not deliver to this country.',
  },
  'house-number': {
    nl: 'Een huisnummer begint met een cijfer.',
    de: 'Eine Hausnummer beginnt mit einer Ziffer.',
    en: 'A house number begins with a digit.',
  },
  province: {
    nl: 'Kies een provincie uit de lijst.',
    de: 'Bitte wählen Sie eine Provinz aus der Liste.',
    en: 'Choose a province from the list.',
  },
  'vat-unchecked': {
    nl: 'Het btw-nummer kan nu niet gecontroleerd worden.',
    de: 'Die USt-IdNr. kann derzeit nicht geprüft werden.',
    en: 'The VAT number cannot be checked at the moment.',
  },
  'password-short': {
    nl: 'Het wachtwoord moet minimaal 8 karakters lang zijn',
    de: 'Das Passwort muss mindestens 8 Zeichen lang sein',
    en: 'The password must be at least 8 characters long',
  },
  'password-differs': {
    nl: 'De wachtwoorden komen niet overeen',
    de: 'Die Passwörter stimmen nicht überein',
    en: 'The passwords do not match',
  },
  exemption: {
    nl: 'Verklaar dat het tarief van 0 % voor je geldt, of zie ervan af.',
    de: 'Erklären Sie, dass der Nullsteuersatz für Sie gilt, oder verzichten Sie darauf.',
    en: 'Declare that the rate of 0 % applies to you, or give it up.',
  },
  'empty-cart': {
    nl: 'Je winkelwagen is leeg. Er is niets besteld.',
    de: 'Ihr Warenkorb ist leer. Es wurde nichts bestellt.',
    en: 'Your cart is empty. Nothing was ordered.',
  },
  'shipping-method': {
    nl: 'Kies een verzendmethode.',
    de: 'Wählen Sie eine Versandart.',
    en: 'Choose a shipping method.',
  },
  'shipping-option': {
    nl: 'Deze keuze is er niet meer. Kies een andere datum of plaats.',
    de: 'Diese Möglichkeit gibt es nicht mehr. Wählen Sie einen anderen Tag oder Ort.',
    en: 'This choice is gone. Choose another date or place.',
  },
  'payment-method': {
    nl: 'Kies een betaalmethode.',
    de: 'Wählen Sie eine Zahlungsart.',
    en: 'Choose a payment method.',
  },
  'payment-option': {
    nl: 'Kies een bank uit de lijst.',
    de: 'Wählen Sie eine Bank aus der Liste.',
    en: 'Choose a bank from the list.',
  },
  'page-outdated': {
    nl: 'Deze pagina is verouderd. Laad haar opnieuw en probeer het nog eens.',
    de: 'Diese Seite ist veraltet. Laden Sie sie neu und versuchen Sie es noch einmal.',
    en: 'This page is out of date. Reload it and try again.',
  },
  price: {
    nl: 'Vul een prijs in, zoals 599,95.',
    de: 'Geben Sie einen Preis ein, etwa 599,95.',
    en: 'Enter a price, such as 599.95.',
  },
  link: {
    nl: 'Vul het adres van de pagina in, zoals https://winkel.example/product.',
    de: 'Geben Sie die Adresse der Seite ein, etwa https://laden.example/produkt.',
    en: 'Enter the address of the page, such as https://shop.example/product.',
  },
  'product-gone': {
    nl: 'Dit product bestaat niet meer.',
    de: 'Dieses Produkt gibt es nicht mehr.',
    en: 'This product no longer exists.',
  },
  'media-gone': {
    nl: 'Een van deze bestanden is er niet meer. Verwijder het en upload het opnieuw.',
    de: 'Eine dieser Dateien gibt es nicht mehr. Entfernen Sie sie und laden Sie sie erneut hoch.',
    en: 'One of these files is gone. Remove it and upload it again.',
  },
  'media-type': {
    nl: 'Een van deze bestanden past niet in dit veld.',
    de: 'Eine dieser Dateien passt nicht in dieses Feld.',
    en: 'One of these files does not fit in this field.',
  },
};

/** Fields by the last part of their names, without `shipping_`. */
const REQUIRED: Readonly<Record<string, Words>> = {
  email: { nl: 'Vul je e-mailadres in.', de: 'Geben Sie Ihre E-Mail-Adresse ein.', en: 'Enter your email address.' },
  first_name: { nl: 'Vul je voornaam in.', de: 'Geben Sie Ihren Vornamen ein.', en: 'Enter your first name.' },
  last_name: { nl: 'Vul je achternaam in.', de: 'Geben Sie Ihren Nachnamen ein.', en: 'Enter your last name.' },
  company: { nl: 'Vul de bedrijfsnaam in.', de: 'Geben Sie den Firmennamen ein.', en: 'Enter the company name.' },
  vat_number: { nl: 'Vul het btw-nummer in.', de: 'Geben Sie die USt-IdNr. ein.', en: 'Enter the VAT number.' },
  country: { nl: 'Kies een land.', de: 'Wählen Sie ein Land.', en: 'Choose a country.' },
  street: { nl: 'Vul de straat in.', de: 'Geben Sie die Straße ein.', en: 'Enter the street.' },
  house_number: { nl: 'Vul het huisnummer in.', de: 'Geben Sie die Hausnummer ein.', en: 'Enter the house number.' },
  zip_code: { nl: 'Vul de postcode in.', de: 'Geben Sie die Postleitzahl ein.', en: 'Enter the postcode.' },
  city: { nl: 'Vul de plaats in.', de: 'Geben Sie den Ort ein.', en: 'Enter the town.' },
  province: { nl: 'Kies de provincie.', de: 'Wählen Sie die Provinz.', en: 'Choose the province.' },
  name: { nl: 'Vul je naam in.', de: 'Geben Sie Ihren Namen ein.', en: 'Enter your name.' },
  price: {
    nl: 'Vul de prijs in die je vond.',
    de: 'Geben Sie den Preis ein, den Sie gefunden haben.',
    en: 'Enter the price that you found.',
  },
  link: {
    nl: 'Vul in waar je deze prijs vond.',
    de: 'Geben Sie ein, wo Sie diesen Preis gefunden haben.',
    en: 'Enter where you found this price.',
  },
  order_number: {
    nl: 'Kies een bestelling of vul het bestelnummer in.',
    de: 'Wählen Sie eine Bestellung oder geben Sie die Bestellnummer ein.',
    en: 'Choose an order or enter the order number.',
  },
  ...REQUIRED_OF_RETURNS,
  title: { nl: 'Vul een titel in.', de: 'Geben Sie einen Titel ein.', en: 'Enter a title.' },
  body: { nl: 'Schrijf een tekst.', de: 'Schreiben Sie einen Text.', en: 'Write a text.' },
  phone: {
    nl: 'Vul je telefoonnummer in.',
    de: 'Geben Sie Ihre Telefonnummer ein.',
    en: 'Enter your phone number.',
  },
};

const MEDIA_COUNT: Filled = {
  nl: (most) => `Kies niet meer dan ${most} bestanden.`,
  de: (most) => `Wählen Sie höchstens ${most} Dateien.`,
  en: (most) => `Choose no more than ${most} files.`,
};

const MISSING: Words = {
  nl: 'Vul dit veld in.',
  de: 'Füllen Sie dieses Feld aus.',
  en: 'Fill in this field.',
};

const TOO_LONG: Filled = {
  nl: (most) => `Hier passen niet meer dan ${most} tekens in.`,
  de: (most) => `Hier sind höchstens ${most} Zeichen möglich.`,
  en: (most) => `No more than ${most} characters fit in here.`,
};

const ZIP_CODE: Filled = {
  nl: (example) => `Vul een geldige postcode in, zoals ${example}.`,
  de: (example) => `Geben Sie eine gültige Postleitzahl ein, etwa ${example}.`,
  en: (example) => `Enter a valid postcode, such as ${example}.`,
};

const VAT_NUMBER: Filled = {
  nl: (example) => `Vul een geldig btw-nummer in, zoals ${example}.`,
  de: (example) => `Geben Sie eine gültige USt-IdNr. ein, etwa ${example}.`,
  en: (example) => `Enter a valid VAT number, such as ${example}.`,
};

const VAT_COUNTRY: Filled = {
  nl: (country) => `Dit btw-nummer is niet van het land van het factuuradres (${country}).`,
  de: (country) => `Diese USt-IdNr. gehört nicht zum Land der Rechnungsadresse (${country}).`,
  en: (country) => `This VAT number is not from the country of the billing address (${country}).`,
};

const STOCK: Readonly<Record<Locale, (name: string, left: number) => string>> = {
  nl: (name, left) => `Van “${name}” zijn er nog ${left}. Pas je winkelwagen aan.`,
  de: (name, left) => `Von „${name}“ sind nur noch ${left} da. Passen Sie Ihren Warenkorb an.`,
  en: (name, left) => `Only ${left} left of “${name}”. Please change your cart.`,
};

/** The message for the shopper. */
export function problemIn(locale: Locale, field: string, problem: Problem): string {
  if (isReturnProblem(problem)) return returnProblemIn(locale, problem);
  const country = 'country' in problem ? countryOf(problem.country) : undefined;
  switch (problem.why) {
    case 'required':
      return (REQUIRED[field.replace(/^(shipping_|.*\.)/, '')] ?? MISSING)[locale];
    case 'too-long':
      return TOO_LONG[locale](String(problem.most));
    case 'zip-code':
      return ZIP_CODE[locale](country?.zipCodeExample ?? '');
    case 'vat-number':
      return VAT_NUMBER[locale](country?.vatNumberExample ?? '');
    case 'vat-country':
      return VAT_COUNTRY[locale](country?.name[locale] ?? '');
    case 'stock':
      return STOCK[locale](problem.name, problem.left);
    case 'media-count':
      return MEDIA_COUNT[locale](String(problem.most));
    case 'flag':
      return '1';
    default:
      return PROBLEMS[problem.why][locale];
  }
}
