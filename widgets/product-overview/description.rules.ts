import { plainText } from '../../shared/ui/plain-text.ts';

const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};
const SIGNS: Readonly<Record<string, string>> = {
  szlig: 'ß',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  hellip: '…',
  times: '×',
};

/** The visible characters of a description; editors write `&euml;` and `&ndash;` as one character. */
export function lettersOf(html: string): readonly string[] {
  const written = html
    .replaceAll(/&([a-z])(grave|acute|circ|tilde|uml|ring|cedil);/gi, (whole, letter: string, mark: string) =>
      MARKS[mark] ? (letter + MARKS[mark]).normalize() : whole,
    )
    .replaceAll(/&([a-z]+);/g, (whole, sign: string) => SIGNS[sign] ?? whole);
  return Array.from(plainText(written));
}
