/** Longer than any search of a shopper. The database compares every letter. */
const LETTERS_AT_MOST = 100;

/** What a shopper has typed, as the address has it. */
export function readSearch(typed: string | undefined): string {
  return (typed ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LETTERS_AT_MOST);
}
