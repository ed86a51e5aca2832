/** The words of a name as people type them: lower case, no accents, `ß` as `ss`, no signs. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
