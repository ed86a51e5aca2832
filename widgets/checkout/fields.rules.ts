import { EMPTY_CHECKOUT, type CheckoutData } from '../../shared/contract/checkout-data.ts';
import type { CheckoutStart } from '../../shared/contract/checkout.ts';
import { DEFAULT_COUNTRY, hasLookup, hasVatNumber } from '../../shared/rules/address.ts';
import { readStoredValues } from '../../shared/rules/stored-values.ts';
import { fromSaved, savedAddresses } from './addresses.rules.ts';
import { isPassword, type FieldName, type Patch } from './field-names.rules.ts';

/** The shop's data, with the default country where a country is missing. */
export function startingData({
  checkoutData,
  defaultCountry,
  user,
}: Pick<CheckoutStart, 'checkoutData' | 'defaultCountry' | 'user'>): CheckoutData {
  const usual = defaultCountry ?? DEFAULT_COUNTRY;
  const data = {
    ...checkoutData,
    country: checkoutData.country.toLowerCase() || usual,
    shipping_country: checkoutData.shipping_country.toLowerCase() || usual,
  };
  const [first] = user ? savedAddresses(user, 'billing') : [];
  return first && data.street === '' ? { ...data, ...fromSaved(first, 'billing') } : data;
}

/**
 * Further changes that follow from a change: a private buyer has no company and no VAT number, and a country without
 * address search has no checkbox for manual entry.
 */
export function dependentChanges(before: CheckoutData, after: CheckoutData, isExemptible: boolean): Patch {
  const becomesPrivate = before.type === 'business' && after.type !== 'business';
  return {
    ...(becomesPrivate && { company: '', vat_number: '' }),
    ...(before.shipping_type === 'business' && after.shipping_type !== 'business' && { shipping_company: '' }),
    ...(!hasLookup(after.country) && { manual_address: false }),
    ...(!hasLookup(after.shipping_country) && { shipping_manual_address: false }),
    ...((!isExemptible || after.type !== 'private') && { tax_exemption_accepted: false }),
  };
}

/** Texts that a browser filled in without an event. */
export function autofilled(data: CheckoutData, typed: Readonly<Record<string, string>>): Patch {
  const isText = (name: string) =>
    typeof EMPTY_CHECKOUT[name as FieldName] === 'string' && !/type$|country$/.test(name);
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
}

/** The body of the first step, which is also part of the order. */
export function orderBody(
  data: CheckoutData,
  { wantsAccount, isExemptionShown }: Pick<FormContext, 'wantsAccount' | 'isExemptionShown'>,
): CheckoutData {
  return {
    ...data,
    ...(data.type === 'private' && { company: '', vat_number: '' }),
    ...(data.shipping_type === 'private' && { shipping_company: '' }),
    ...(!wantsAccount && { password: '', password_confirmation: '' }),
    has_tax_exemption: isExemptionShown,
    tax_exemption_accepted: isExemptionShown && data.tax_exemption_accepted,
  };
}

/** Whether a field is on the screen of its step. */
export function isVisible(
  name: FieldName,
  data: CheckoutData,
  { wantsAccount, isExemptionShown, isGuest, hasMiddleName, canIgnoreVat }: FormContext,
): boolean {
  if (name === 'email') return isGuest;
  if (name.endsWith('middle_name') && !hasMiddleName) return false;
  if (name === 'company') return data.type === 'business';
  if (name === 'vat_number') return hasVatNumber(data.type, data.country);
  if (name === 'ignore_vat') return canIgnoreVat;
  if (name === 'manual_address') return hasLookup(data.country);
  if (isPassword(name)) return wantsAccount;
  if (name === 'tax_exemption_accepted') return isExemptionShown;
  if (name === 'shipping_company' && data.shipping_type === 'private') return false;
  const isOfDelivery = name.startsWith('shipping_') && !/method|same_as/.test(name);
  return name !== 'has_tax_exemption' && !(isOfDelivery && data.shipping_address_same_as_billing_address);
}

/** Reads the values of a draft of this browser tab, without passwords. */
export function readDraftValues(stored: unknown): Patch {
  const { password: _, password_confirmation: __, ...values } = readStoredValues(EMPTY_CHECKOUT, stored);
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
