import { describe, expect, test } from 'vitest';
import { allowedCountries, countryOf } from './countries.ts';
import { isEmail, isHouseNumber, isPhone, isZipCode, vatNumberIs } from './formats.ts';

test.each([
  { email: 'sanne@example.nl', is: true },
  { email: 'sanne.de+zon@mail.example.co.uk', is: true },
  { email: 'sanne', is: false },
  { email: 'sanne@example', is: false },
  { email: 'sanne@@example.nl', is: false },
  { email: 'sanne de@example.nl', is: false },
  { email: 'sanne@example..nl', is: false },
])('$email is an e-mail address: $is', ({ email, is }) => {
  expect(isEmail(email)).toBe(is);
});

test.each([
  { phone: '0612345678', is: true },
  { phone: '+31 (0)6-12 34 56 78', is: true },
  { phone: '0171/2345678', is: true },
  { phone: '06 1234', is: false },
  { phone: '0612345678901234', is: false },
  { phone: 'bel me', is: false },
])('$phone is a telephone number: $is', ({ phone, is }) => {
  expect(isPhone(phone)).toBe(is);
});

test.each([
  { number: '1', is: true },
  { number: '12-14', is: true },
  { number: '7bis', is: true },
  { number: 'A1', is: false },
  { number: '-1', is: false },
])('$number is a house number: $is', ({ number, is }) => {
  expect(isHouseNumber(number)).toBe(is);
});

test.each([
  { country: 'nl', right: ['1012 LG', '1012lg', ' 9999 ZZ '], wrong: ['0123 AB', '1012', '1012 SS', '10115'] },
  { country: 'be', right: ['1000', '9999'], wrong: ['0999', '10000', '1012 LG'] },
  { country: 'de', right: ['10115', '01067'], wrong: ['1011', 'D-10115'] },
  { country: 'lu', right: ['1009', 'L-1009', 'l1009'], wrong: ['100', 'LU-1009'] },
  { country: 'at', right: ['1010'], wrong: ['0110', '10100'] },
  { country: 'ch', right: ['8001'], wrong: ['80011'] },
  { country: 'fr', right: ['75001', '01000'], wrong: ['7500'] },
  { country: 'es', right: ['28001'], wrong: ['2800'] },
  { country: 'it', right: ['00118'], wrong: ['118'] },
  { country: 'pl', right: ['00-950', '00950'], wrong: ['0095', '00 950'] },
])('postcodes of $country', ({ country, right, wrong }) => {
  for (const zip of right) expect([zip, isZipCode(country, zip)]).toEqual([zip, true]);
  for (const zip of wrong) expect([zip, isZipCode(country, zip)]).toEqual([zip, false]);
});

describe('VAT numbers', () => {
  test.each([
    { country: 'be', number: 'BE0123456789', is: 'valid' },
    { country: 'be', number: 'be 0123.456.789', is: 'valid' },
    { country: 'be', number: '0123456789', is: 'malformed' },
    { country: 'be', number: 'BE2123456789', is: 'malformed' },
    { country: 'be', number: 'DE123456789', is: 'of-another-country' },
    { country: 'be', number: 'BE0123456700', is: 'unchecked' },
    { country: 'de', number: 'DE123456789', is: 'valid' },
    { country: 'de', number: 'DE12345678', is: 'malformed' },
    { country: 'de', number: 'NL001234567B01', is: 'of-another-country' },
    { country: 'de', number: 'DE123456700', is: 'unchecked' },
    { country: 'lu', number: 'LU12345600', is: 'unchecked' },
    { country: 'at', number: 'ATU12345678', is: 'valid' },
    { country: 'ch', number: 'CHE-123.456.789 MWST', is: 'valid' },
    { country: 'ch', number: 'CHE-123.456.700 MWST', is: 'unchecked' },
    { country: 'fr', number: 'FR12345678901', is: 'valid' },
    { country: 'es', number: 'ESB12345678', is: 'valid' },
    { country: 'it', number: 'IT12345678901', is: 'valid' },
    { country: 'pl', number: 'PL1234567890', is: 'valid' },
    { country: 'pl', number: 'hello', is: 'malformed' },
    { country: 'nl', number: 'whatever', is: 'valid' },
  ])('$number in $country is $is', ({ country, number, is }) => {
    expect(vatNumberIs(country, number)).toBe(is);
  });

  test('every example in a message is valid', () => {
    for (const { alpha_2_code } of allowedCountries({ locale: 'nl' })) {
      const { zipCodeExample, vatNumberExample } = countryOf(alpha_2_code)!;
      expect(isZipCode(alpha_2_code, zipCodeExample)).toBe(true);
      if (vatNumberExample !== null) expect(vatNumberIs(alpha_2_code, vatNumberExample)).toBe('valid');
    }
  });
});
