import { sortErrors, wordsOf, type SortedErrors } from '../../shared/rules/sort-errors.ts';
import { fieldName, type FieldName } from '../../shared/contract/checkout-data.ts';
import { isFieldName } from './field-names.rules.ts';

/** Messages of a refused step, by the names of the wire, as the call read them. */
type Messages = Readonly<Record<string, readonly string[]>>;

/** `zip_code`, `data.zip_code`, `shipping.zip_code`, `zip_code.0` and `zipCode` all name a field of the form. */
export function fieldOf(key: string): FieldName | null {
  const parts = wordsOf(key);
  const last = parts.at(-1) ?? '';
  const isOfShipping = parts.length > 1 && parts.slice(0, -1).some((part) => part.startsWith('shipping'));
  const name = [isOfShipping ? fieldName('shipping', last) : last, last].find(isFieldName);
  return name ?? null;
}

/** Sorts the errors of a refused step by field; of a password, only the first message is used. */
export function sortCheckoutErrors(errors: Messages): SortedErrors<FieldName> {
  const sorted = sortErrors(errors, fieldOf);
  const { password } = sorted.fields;
  return password ? { ...sorted, fields: { ...sorted.fields, password: password.slice(0, 1) } } : sorted;
}

/** The prefix separates login errors from those of the form. */
export function loginErrors(errors: Messages, message: string | null): Messages {
  const named = Object.entries(errors).map(([key, messages]) => [key.replace(/^(login_)?/, 'login_'), messages]);
  if (named.length === 0 && message !== null) return { login_email: [message] };
  return Object.fromEntries(named) as Messages;
}
