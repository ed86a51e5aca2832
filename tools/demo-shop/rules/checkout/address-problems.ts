import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import { hasExtra, type WithExtras } from '../../extras.ts';
import { countryOf, type SoldTo } from './countries.ts';
import { isHouseNumber, isPhone, isZipCode, LONGEST_HOUSE_NUMBER, needsVatNumber, vatNumberIs } from './formats.ts';
import type { Problem, Problems } from './problems.ts';

const LONGEST = 255;
/** Of each address; the telephone number of the billing address is required too. */
const REQUIRED = ['first_name', 'last_name', 'country', 'street', 'house_number', 'zip_code', 'city'] as const;
const NUMBERED = ['house_number', 'house_number_addition'] as const;
const FREE = [
  'first_name',
  'middle_name',
  'last_name',
  'company',
  'street',
  'address_line_2',
  'zip_code',
  'city',
  'province',
] as const;

type Prefix = '' | 'shipping_';
type FieldProblems = Record<string, Problem[]>;

/** Errors in the billing address and its additional fields. */
export function billingProblems(data: CheckoutData, shopper: WithExtras): Problems {
  const problems = addressProblems(data, '', shopper);
  if (data.phone === '') problems['phone'] = [{ why: 'required' }];
  else if (!isPhone(data.phone)) problems['phone'] = [{ why: 'phone' }];
  return { ...problems, ...vatProblems(data) };
}

/** Errors in the delivery address; none if it is the billing address. */
export function shippingProblems(data: CheckoutData, shopper: WithExtras): Problems {
  return data.shipping_address_same_as_billing_address ? {} : addressProblems(data, 'shipping_', shopper);
}

function addressProblems(data: CheckoutData, prefix: Prefix, shopper: WithExtras): FieldProblems {
  const problems: FieldProblems = {};
  const country = data[`${prefix}country`];
  const say = (field: string, problem: Problem) => (problems[prefix + field] ??= [problem]);
  const format = hasExtra(shopper, 'foreign-addresses') ? countryOf(country)?.format : undefined;
  const required = REQUIRED.filter((field) => !(format && field === 'house_number'));
  for (const field of required) if (data[`${prefix}${field}`] === '') say(field, { why: 'required' });
  if (data[`${prefix}type`] === 'business' && data[`${prefix}company`] === '') say('company', { why: 'required' });
  for (const field of FREE) {
    if ((data[`${prefix}${field}`] ?? '').length > LONGEST) say(field, { why: 'too-long', most: LONGEST });
  }
  for (const field of NUMBERED) {
    if (data[`${prefix}${field}`].length > LONGEST_HOUSE_NUMBER)
      say(field, { why: 'too-long', most: LONGEST_HOUSE_NUMBER });
  }
  if (!countryOf(country)) say('country', { why: 'country' });
  if (!isZipCode(country, data[`${prefix}zip_code`])) say('zip_code', { why: 'zip-code', country });
  if (format) Object.assign(problems, provinceProblems(data[`${prefix}province`] ?? '', prefix, format));
  else if (!isHouseNumber(data[`${prefix}house_number`])) say('house_number', { why: 'house-number' });
  return problems;
}

function provinceProblems(
  province: string,
  prefix: Prefix,
  { provinces, isProvinceRequired }: NonNullable<SoldTo['format']>,
): FieldProblems {
  const name = `${prefix}province`;
  if (province === '') return isProvinceRequired ? { [name]: [{ why: 'required' }] } : {};
  const isUnknown = typeof provinces === 'object' && !Object.hasOwn(provinces, province);
  return isUnknown ? { [name]: [{ why: 'province' }] } : {};
}

function vatProblems({ type, country, vat_number, ignore_vat }: CheckoutData): FieldProblems {
  if (!needsVatNumber({ type, country }) || !countryOf(country)) return {};
  if (vat_number === '') return { vat_number: [{ why: 'required' }] };
  const is = vatNumberIs(country, vat_number);
  if (is === 'malformed') return { vat_number: [{ why: 'vat-number', country }] };
  if (is === 'of-another-country') return { vat_number: [{ why: 'vat-country', country }] };
  if (is === 'valid' || ignore_vat) return {};
  return { vat_number: [{ why: 'vat-unchecked' }], vat_number_check_not_possible: [{ why: 'flag' }] };
}
