export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Parts of a name: those that begin a word with something that was typed, and those between them. */
export function markedParts(name: string, query: string): Part[] {
  const words = query.split(' ').filter(Boolean);
  if (words.length === 0) return [{ text: name, isMatch: false }];
  // The longest first: of two words that begin alike, it matches more.
  const pattern = words.sort((a, b) => b.length - a.length).map(escaped);
  return name
    .split(new RegExp(`(?<![\\p{Letter}\\d])(${pattern.join('|')})`, 'iu'))
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
