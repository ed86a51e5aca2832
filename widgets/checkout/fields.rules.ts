import {
  addressFields,
  addressPartOf,
  EMPTY_FORM,
  toFields,
  toOrder,
  type AddressPart,
  type CheckoutData,
  type FieldName,
  type OrderAddress,
  type OrderData,
} from '../../shared/contract/checkout-data.ts';
import type { CheckoutStart } from '../../shared/contract/checkout.ts';
import { DEFAULT_COUNTRY, hasCompany, hasVatNumber } from '../../shared/rules/address.ts';
import { adaptedTo, sentParts, type AddressFormat } from '../../shared/rules/address-format.ts';
import { readStoredValues } from '../../shared/rules/stored-values.ts';
import { fromSaved, savedAddresses } from './addresses.rules.ts';
import { isPassword, type Patch } from './field-names.rules.ts';

/** The shop's data, with the default country where a country is missing. */
export function startingData({
  checkoutData,
  defaultCountry,
  user,
}: Pick<CheckoutStart, 'checkoutData' | 'defaultCountry' | 'user'>): CheckoutData {
  const { billing, shipping } = toOrder(checkoutData);
  const countryOf = ({ country }: OrderAddress) => country.toLowerCase() || (defaultCountry ?? DEFAULT_COUNTRY);
  const known = Object.entries(checkoutData).filter(([, value]) => value !== undefined);
  const data: CheckoutData = {
    ...EMPTY_FORM,
    ...(Object.fromEntries(known) as CheckoutData),
    ...addressFields('billing', { country: countryOf(billing) }),
    ...addressFields('shipping', { country: countryOf(shipping) }),
  };
  const [first] = user ? savedAddresses(user, 'billing') : [];
  return first && billing.street === '' ? { ...data, ...fromSaved(first, 'billing') } : data;
}

/** Further changes that follow from a change. */
export function dependentChanges(
  before: OrderData,
  after: OrderData,
  { isExemptible, formatOf }: { readonly isExemptible: boolean; formatOf(country: string): AddressFormat },
): Patch {
  const mayAcceptExemption = isExemptible && after.billing.type === 'private';
  return {
    ...addressFields('billing', dependentParts(before.billing, after.billing, formatOf)),
    ...addressFields('shipping', dependentParts(before.shipping, after.shipping, formatOf)),
    ...(!mayAcceptExemption && { tax_exemption_accepted: false }),
  };
}

/**
 * A private buyer has no company and no VAT number, and a country without address search has no checkbox for manual
 * entry.
 */
function dependentParts(
  before: OrderAddress,
  after: OrderAddress,
  formatOf: (country: string) => AddressFormat,
): Partial<OrderAddress> {
  const format = formatOf(after.country);
  const becomesPrivate = before.type === 'business' && after.type !== 'business';
  return {
    ...(becomesPrivate && NO_COMPANY),
    ...(!format.hasLookup && { manual_address: false }),
    ...adaptedTo(format, before, after),
  };
}

const NO_COMPANY = { company: '', vat_number: '' } as const;

/** Texts that a browser filled in without an event. */
export function autofilled(data: CheckoutData, typed: Readonly<Record<string, string>>): Patch {
  const isText = (name: string) => typeof EMPTY_FORM[name as FieldName] === 'string' && !/type$|country$/.test(name);
  return Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => isText(name) && text !== data[name as FieldName]),
  );
}

export interface FormContext {
  readonly isGuest: boolean;
  /** A guest without an account has no password. */
  readonly wantsAccount: boolean;
  readonly isExemptionShown: boolean;
  /** Only the Dutch form has the field. */
  readonly hasMiddleName: boolean;
  /** The checkbox that skips the VAT check is shown. */
  readonly canIgnoreVat: boolean;
  /** The shop offers to take old equipment back. */
  readonly hasTakeBack: boolean;
  /** How addresses of a country are written. */
  formatOf(country: string): AddressFormat;
}

/** The data of the first step, which is also part of the order. */
export function orderBody(
  data: OrderData,
  { wantsAccount, isExemptionShown }: Pick<FormContext, 'wantsAccount' | 'isExemptionShown'>,
): OrderData {
  const sent = (address: OrderAddress) => (address.type === 'private' ? { ...address, ...NO_COMPANY } : address);
  return {
    ...data,
    billing: sent(data.billing),
    shipping: sent(data.shipping),
    ...(!wantsAccount && { password: '', password_confirmation: '' }),
    has_tax_exemption: isExemptionShown,
    tax_exemption_accepted: isExemptionShown && data.tax_exemption_accepted,
  };
}

/** The order as it is sent: the fields that only some countries and shops have, for these alone. */
export function sentFields(
  { billing, shipping, take_back, ...order }: OrderData,
  { formatOf, hasTakeBack }: Pick<FormContext, 'formatOf' | 'hasTakeBack'>,
): CheckoutData {
  const { address_line_2: _, province: __, ...billed } = billing;
  const { address_line_2: ___, province: ____, ...shipped } = shipping;
  const fields = toFields({ ...order, billing: billed, shipping: shipped });
  return {
    ...fields,
    ...(hasTakeBack && { take_back }),
    ...addressFields('billing', sentParts(formatOf(billing.country), billing)),
    ...addressFields('shipping', sentParts(formatOf(shipping.country), shipping)),
  };
}

/** Whether a field is on the screen of its step. */
export function isVisible(name: FieldName, data: OrderData, context: FormContext): boolean {
  const address = addressPartOf(name);
  if (address?.kind === 'shipping' && data.shipping_address_same_as_billing_address) return false;
  if (address) return hasPart(data[address.kind], address.part, context);
  if (name === 'email') return context.isGuest;
  if (isPassword(name)) return context.wantsAccount;
  if (name === 'tax_exemption_accepted') return context.isExemptionShown;
  if (name === 'take_back') return context.hasTakeBack;
  return name !== 'has_tax_exemption';
}

function hasPart(
  { type, country }: OrderAddress,
  part: AddressPart,
  { hasMiddleName, canIgnoreVat, formatOf }: FormContext,
): boolean {
  if (part === 'middle_name') return hasMiddleName;
  if (part === 'company') return hasCompany(type);
  if (part === 'vat_number') return hasVatNumber(type, country);
  if (part === 'ignore_vat') return canIgnoreVat;
  const format = formatOf(country);
  if (part === 'address_line_2') return format.hasSecondLine;
  if (part === 'province') return format.province !== null;
  return part !== 'manual_address' || format.hasLookup;
}

/** Reads the values of a draft of this browser tab, without passwords. */
export function readDraftValues(stored: unknown): Patch {
  const { password: _, password_confirmation: __, ...values } = readStoredValues(EMPTY_FORM, stored);
  return values;
}

export interface PasswordProblems {
  readonly isTooShort: boolean;
  readonly isDifferent: boolean;
}

export const NO_PROBLEMS: PasswordProblems = { isTooShort: false, isDifferent: false };

/** The problems that both have. */
export function sharedProblems(before: PasswordProblems, now: PasswordProblems): PasswordProblems {
  return {
    isTooShort: before.isTooShort && now.isTooShort,
    isDifferent: before.isDifferent && now.isDifferent,
  };
}

/** The widget's own validation of the passwords; the shop validates empty fields. */
export function passwordProblems({
  password,
  password_confirmation,
}: Pick<CheckoutData, 'password' | 'password_confirmation'>): PasswordProblems {
  return {
    isTooShort: password !== '' && password.length < 8,
    isDifferent: password_confirmation !== '' && password_confirmation !== password,
  };
}
