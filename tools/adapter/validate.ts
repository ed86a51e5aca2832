import type { Country, Locale } from './model.ts';
import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import { textIn } from './addresses.ts';
import { messageFor, type Problem } from './messages.ts';
import { Invalid } from './refusal.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^\+?[\d\s()/.-]+$/;
/** Of countries whose form is known; others take any. */
const POSTCODES: Readonly<Record<string, RegExp>> = {
  nl: /^[1-9]\d{3} ?[A-Z]{2}$/,
  be: /^[1-9]\d{3}$/,
  de: /^\d{5}$/,
  at: /^\d{4}$/,
  fr: /^\d{5}$/,
  es: /^\d{5}$/,
  it: /^\d{5}$/,
  lu: /^(L-?)?\d{4}$/,
  ch: /^\d{4}$/,
  gb: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  us: /^\d{5}(-\d{4})?$/,
};
/** Two letters of the country and the rest: the register of the European Union knows more. */
const VAT_NUMBER = /^[A-Z]{2}[A-Z\d+*]{2,13}$/;
const LONGEST = 255;
const LONGEST_NUMBER = 10;

type Problems = Record<string, Problem>;

/** Throws `Invalid` with a message at each field that is wrong. */
export function requireValid(typed: CheckoutData, countries: readonly Country[], locale: Locale): void {
  const problems: Problems = { ...addressProblems(typed, '', countries) };
  if (!typed.shipping_address_same_as_billing_address)
    Object.assign(problems, addressProblems(typed, 'shipping_', countries));
  note(problems, 'email', typed.email === '' ? 'required' : EMAIL.test(typed.email) ? null : 'email');
  note(problems, 'phone', typed.phone === '' ? 'required' : isPhone(typed.phone) ? null : 'phone');
  note(problems, 'vat_number', vatProblem(typed));
  if (typed.password !== '' || typed.password_confirmation !== '') {
    note(problems, 'password', typed.password.length < 8 ? 'password-short' : null);
    note(problems, 'password_confirmation', typed.password === typed.password_confirmation ? null : 'password-differs');
  }
  throwProblems(problems, locale);
}

/** The same for a form that has only an address. */
export function requireValidAddress(typed: CheckoutData, countries: readonly Country[], locale: Locale): void {
  throwProblems(addressProblems(typed, '', countries), locale);
}

export function requireEmail(email: string, locale: Locale): void {
  const problem = email === '' ? 'required' : 'email';
  if (!EMAIL.test(email)) throwProblems({ email: problem }, locale);
}

function throwProblems(problems: Problems, locale: Locale): void {
  const errors = Object.entries(problems).map(([field, problem]) => [field, [messageFor(problem, field, locale)]]);
  if (errors.length > 0) throw new Invalid(Object.fromEntries(errors) as Record<string, string[]>);
}

function note(problems: Problems, field: string, problem: Problem | null): void {
  if (problem !== null) problems[field] ??= problem;
}

function addressProblems(typed: CheckoutData, prefix: '' | 'shipping_', countries: readonly Country[]): Problems {
  const problems: Problems = {};
  const text = (name: string) => textIn(typed, prefix + name);
  const say = (name: string, problem: Problem | null) => note(problems, prefix + name, problem);
  const country = countries.find(({ code }) => code.toLowerCase() === text('country'));
  const isInLines = country?.format === 'lines';
  for (const name of ['first_name', 'last_name', 'country', 'street', 'zip_code', 'city'])
    say(name, text(name) === '' ? 'required' : null);
  if (!isInLines) say('house_number', text('house_number') === '' ? 'required' : null);
  if (text('type') === 'business') say('company', text('company') === '' ? 'required' : null);
  for (const name of [
    'first_name',
    'middle_name',
    'last_name',
    'company',
    'street',
    'address_line_2',
    'zip_code',
    'city',
  ])
    say(name, text(name).length > LONGEST ? 'too-long' : null);
  for (const name of ['house_number', 'house_number_addition'])
    say(name, text(name).length > LONGEST_NUMBER ? 'too-long' : null);
  say('country', country ? null : 'country');
  say('zip_code', POSTCODES[text('country')]?.test(text('zip_code').toUpperCase()) === false ? 'zip-code' : null);
  if (!isInLines) say('house_number', /^\d/.test(text('house_number')) ? null : 'house-number');
  say('province', provinceProblem(country, text('province')));
  return problems;
}

function provinceProblem(country: Country | undefined, province: string): Problem | null {
  if (!country?.provinces) return null;
  if (province === '') return country.needsProvince ? 'required' : null;
  const isListed = country.provinces === true || country.provinces.some(({ code }) => code === province);
  return isListed ? null : 'province';
}

/** Businesses enter their VAT number, except those in the Netherlands. */
function vatProblem({ type, country, vat_number, ignore_vat }: CheckoutData): Problem | null {
  if (type !== 'business' || country === 'nl' || ignore_vat) return null;
  if (vat_number === '') return 'required';
  return VAT_NUMBER.test(vat_number.replaceAll(/[\s.-]/g, '').toUpperCase()) ? null : 'vat-number';
}

/** Any grouping is valid; a number has eight to fifteen digits. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE.test(text) && digits >= 8 && digits <= 15;
}
