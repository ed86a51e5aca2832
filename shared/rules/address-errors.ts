import { isVatFlag } from './address.ts';

/** The parts of an address that a shop may say something about, in the order in which a form asks for them. */
const PARTS = [
  'first_name',
  'middle_name',
  'last_name',
  'type',
  'company',
  'country',
  'street',
  'house_number',
  'house_number_addition',
  'zip_code',
  'city',
  'vat_number',
  'ignore_vat',
  'phone',
] as const;
export type AddressErrorPart = (typeof PARTS)[number];

/** What a shop says of an address, sorted by where it is mended (specification 001 §5.2). */
export interface AddressJudgement {
  readonly fields: Readonly<Partial<Record<AddressErrorPart, readonly string[]>>>;
  /** What belongs to no field. */
  readonly general: readonly string[];
  /** The shop could not check the VAT number, and the customer may go on without. */
  readonly isVatCheckImpossible: boolean;
}

export const NO_JUDGEMENT: AddressJudgement = { fields: {}, general: [], isVatCheckImpossible: false };

/** Sorts messages by the names of the wire. The flag is no message: it opens a way on. */
export function judgeAddress(errors: Readonly<Record<string, readonly string[]>>): AddressJudgement {
  const found: Partial<Record<AddressErrorPart, readonly string[]>> = {};
  const general: string[] = [];
  let isVatCheckImpossible = false;
  for (const [key, given] of Object.entries(errors)) {
    const isFlag = isVatFlag(key);
    // Under the flag stands a 1, a true or, if we are lucky, a sentence.
    const messages = given.filter((message) => !isVatFlag(message) && (!isFlag || /\s/.test(message)));
    isVatCheckImpossible ||= isFlag || messages.length < given.length;
    const part = isFlag ? 'vat_number' : partOf(key);
    if (part) found[part] = [...new Set([...(found[part] ?? []), ...messages])];
    else general.push(...messages);
  }
  const said = PARTS.flatMap((part) => (found[part]?.length ? [[part, found[part]] as const] : []));
  return { fields: Object.fromEntries(said), general, isVatCheckImpossible };
}

/** `zip_code`, `address.zip_code`, `zip_code.0` and `zipCode` name the same part; `address` is the street of the book. */
function partOf(key: string): AddressErrorPart | null {
  const words = key
    .split('.')
    .map((word) => word.replaceAll(/[A-Z]/g, '_$&').toLowerCase())
    .filter((word) => !/^\d+$/.test(word));
  const last = words.at(-1) === 'address' ? 'street' : words.at(-1);
  return PARTS.find((part) => part === last) ?? null;
}
