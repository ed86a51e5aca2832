import { isVatFlag } from './address.ts';

/** The errors of a form, sorted by field. */
export interface SortedErrors<Name extends string> {
  readonly fields: { readonly [Field in Name]?: readonly string[] };
  /** What belongs to no field. */
  readonly general: readonly string[];
  /** The shop could not check the VAT number, and the shopper may go on without. */
  readonly isVatCheckImpossible: boolean;
}

/** Values of the flag that mean false. Otherwise it holds 1, true or a message. */
const FALSE: readonly string[] = ['', '0', 'false', 'null'];

/**
 * Groups messages by field. The flag for a VAT number that could not be checked is not a message: it lets the shopper
 * continue.
 * @param fieldOf the field that a key names, or null
 */
export function sortErrors<Name extends string>(
  errors: Readonly<Record<string, readonly string[]>>,
  fieldOf: (key: string) => Name | 'vat_number' | null,
): SortedErrors<Name | 'vat_number'> {
  const fields: Partial<Record<Name | 'vat_number', readonly string[]>> = {};
  const general: string[] = [];
  let isVatCheckImpossible = false;
  for (const [key, list] of Object.entries(errors)) {
    const isFlag = isVatFlag(key);
    if (isFlag && list.every((message) => FALSE.includes(message))) continue;
    const messages = list.filter((message) => !isVatFlag(message) && (!isFlag || /\s/.test(message)));
    isVatCheckImpossible ||= isFlag || messages.length < list.length;
    const field = isFlag ? 'vat_number' : fieldOf(key);
    if (field === null) general.push(...messages);
    else fields[field] = [...new Set([...(fields[field] ?? []), ...messages])];
  }
  return { fields, general, isVatCheckImpossible };
}

/** The parts of a key: `address.zipCode.0` is `address` and `zip_code`. */
export function wordsOf(key: string): readonly string[] {
  return key
    .split('.')
    .map((word) => word.replaceAll(/[A-Z]/g, '_$&').toLowerCase())
    .filter((word) => !/^\d+$/.test(word));
}
