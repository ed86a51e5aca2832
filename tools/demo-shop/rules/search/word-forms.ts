/** A word without its ending has at least so many letters. */
const SHORTEST = 3;

/** Endings of plurals in Dutch, German and English, with what the singular has instead. */
const ENDINGS: readonly (readonly [plural: string, singular: string])[] = [
  ['ies', 'y'],
  ["'s", ''],
  ['en', ''],
  ['es', ''],
  ['s', ''],
  ['n', ''],
  ['e', ''],
];

const isLetters = (word: string) => /^[\p{Letter}'-]+$/u.test(word);

/**
 * The word as it is written, and what it may be in the singular, or as a part of the plural: `zonnepanelen` is also
 * `zonnepaneel`, and `paneel` also the beginning of `panelen`. A form that is no word finds nothing.
 */
export function formsOf(word: string): string[] {
  if (!isLetters(word)) return [word];
  const stems = ENDINGS.flatMap(([plural, singular]) => {
    const length = word.length - plural.length;
    return word.endsWith(plural) && length >= SHORTEST ? [word.slice(0, length) + singular] : [];
  });
  return [...new Set([word, ...stems, ...[word, ...stems].flatMap(respelled)])];
}

/** Dutch writes a long vowel twice before the last consonant, and a consonant twice after a short vowel. */
function respelled(stem: string): string[] {
  const forms: string[] = [];
  if (/[^aeiou](?:aa|ee|oo|uu)[^aeiou]$/.test(stem)) forms.push(stem.replace(/.(.)$/, '$1'));
  if (/[^aeiou][aeou][^aeiou]$/.test(stem)) forms.push(stem.replace(/(.)(.)$/, '$1$1$2'));
  if (/([^aeiou])\1$/.test(stem)) forms.push(stem.slice(0, -1));
  return forms.filter(({ length }) => length > SHORTEST);
}
