/** The words of a name for the search: lower case, without accents and punctuation, `ß` as `ss`. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
