import type { Locale } from './model.ts';

type Words = Readonly<Record<Locale, string>>;
const words = (nl: string, de: string, en: string): Words => ({ nl, de, en });

const REQUIRED: Readonly<Record<string, Words>> = {
  email: words('Vul je e-mailadres in.', 'Geben Sie Ihre E-Mail-Adresse ein.', 'Enter your email address.'),
  name: words('Vul je naam in.', 'Geben Sie Ihren Namen ein.', 'Enter your name.'),
  first_name: words('Vul je voornaam in.', 'Geben Sie Ihren Vornamen ein.', 'Enter your first name.'),
  last_name: words('Vul je achternaam in.', 'Geben Sie Ihren Nachnamen ein.', 'Enter your last name.'),
  company: words('Vul de bedrijfsnaam in.', 'Geben Sie den Firmennamen ein.', 'Enter the company name.'),
  vat_number: words('Vul het btw-nummer in.', 'Geben Sie die USt-IdNr. ein.', 'Enter the VAT number.'),
  country: words('Kies een land.', 'Wählen Sie ein Land.', 'Choose a country.'),
  street: words('Vul de straat in.', 'Geben Sie die Straße ein.', 'Enter the street.'),
  house_number: words('Vul het huisnummer in.', 'Geben Sie die Hausnummer ein.', 'Enter the house number.'),
  province: words('Vul de provincie in.', 'Geben Sie die Provinz ein.', 'Enter the province.'),
  zip_code: words('Vul de postcode in.', 'Geben Sie die Postleitzahl ein.', 'Enter the postcode.'),
  city: words('Vul de plaats in.', 'Geben Sie den Ort ein.', 'Enter the town.'),
  phone: words('Vul je telefoonnummer in.', 'Geben Sie Ihre Telefonnummer ein.', 'Enter your phone number.'),
};
const MISSING = words('Vul dit veld in.', 'Füllen Sie dieses Feld aus.', 'Fill in this field.');

const PROBLEMS = {
  email: words(
    'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
    'Geben Sie eine gültige E-Mail-Adresse ein, etwa name@beispiel.de.',
    'Enter a valid email address, such as name@example.com.',
  ),
  phone: words(
    'Vul een geldig telefoonnummer in, zoals 06 12345678.',
    'Geben Sie eine gültige Telefonnummer ein, etwa 0171 2345678.',
    'Enter a valid phone number, such as +31 6 12345678.',
  ),
  country: words(
    'Naar dit land leveren we niet.',
    'In dieses Land liefern wir nicht.',
    'We do not deliver to this country.',
  ),
  'zip-code': words(
    'Vul een geldige postcode in.',
    'Geben Sie eine gültige Postleitzahl ein.',
    'Enter a valid postcode.',
  ),
  'house-number': words(
    'Een huisnummer begint met een cijfer.',
    'Eine Hausnummer beginnt mit einer Ziffer.',
    'A house number begins with a digit.',
  ),
  province: words('Kies een provincie uit de lijst.', 'Wählen Sie eine Provinz aus der Liste.', 'Choose a province.'),
  'vat-number': words(
    'Vul een geldig btw-nummer in.',
    'Geben Sie eine gültige USt-IdNr. ein.',
    'Enter a valid VAT number.',
  ),
  'password-short': words(
    'Het wachtwoord moet minimaal 8 karakters lang zijn',
    'Das Passwort muss mindestens 8 Zeichen lang sein',
    'The password must be at least 8 characters long',
  ),
  'password-differs': words(
    'De wachtwoorden komen niet overeen',
    'Die Passwörter stimmen nicht überein',
    'The passwords do not match',
  ),
  'too-long': words('Deze tekst is te lang.', 'Dieser Text ist zu lang.', 'This text is too long.'),
  unreadable: words('Deze waarde klopt niet.', 'Dieser Wert ist nicht richtig.', 'This value is not valid.'),
};
export type Problem = keyof typeof PROBLEMS | 'required';

/** What the shopper reads about a field. */
export function messageFor(problem: Problem, field: string, locale: Locale): string {
  if (problem !== 'required') return PROBLEMS[problem][locale];
  return (REQUIRED[field.replace(/^shipping_/, '')] ?? MISSING)[locale];
}
