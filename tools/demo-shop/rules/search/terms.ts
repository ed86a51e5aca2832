import { formsOf } from './word-forms.ts';
import { takeQuantities, writtenForms } from './quantities.ts';

/** What a product has to have: one of these words in its text, or one of these values among its specifications. */
export interface Term {
  /** In lower case. */
  readonly words: readonly string[];
  /** As the specifications write them. */
  readonly values: readonly string[];
}

/** Words that say nothing about a product. */
const FILLERS = new Set(
  'een de het en of voor met van op ein eine der die das und oder für mit von a an the and or for with of'.split(' '),
);

/** A longer search has more terms than a product can match. */
const TERMS_AT_MOST = 12;

/**
 * Reads what a shopper has typed, in any order of the words: plurals, and quantities with or without a space before
 * their unit. Every term has to be found.
 */
export function termsOf(typed: string): Term[] {
  const { quantities, rest } = takeQuantities(
    typed
      .normalize('NFKC')
      .replaceAll(/\p{Cc}/gu, ' ')
      .toLowerCase(),
  );
  const all = rest.split(/[\s,;()"“”„]+/).filter(Boolean);
  const meant = all.filter((word) => !FILLERS.has(word));
  // A search for `de` alone still finds what has these letters.
  const words = meant.length + quantities.length > 0 ? meant : all;
  return [
    ...words.map((word) => ({ words: formsOf(word), values: [] })),
    ...quantities.map((quantity) => {
      const values = writtenForms(quantity);
      return { words: values.map((value) => ` ${value.toLowerCase()}`), values };
    }),
  ].slice(0, TERMS_AT_MOST);
}

/** Whether a text has one of the words of the term. */
export function hasTerm(text: string, { words }: Term): boolean {
  const lower = ` ${text.toLowerCase()}`;
  return words.some((word) => lower.includes(word));
}
