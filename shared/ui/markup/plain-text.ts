const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  deg: '°',
  sup2: '²',
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

/** Combining characters by their name in an entity such as `euml`. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

/** Inline tags; all other tags separate words. */
const INLINE = /<\/?(?:a|b|em|i|mark|small|span|strong|sub|sup|u)(?=[\s>])[^>]*>/gi;

/** Elements whose contents are not text. */
export const NO_TEXT = /<(script|style)\b[\s\S]*?<\/\1\s*>/gi;

/** Whether a text contains tags or entities. */
export function hasMarkup(text: string): boolean {
  return /<[a-z/!]|&#?\w+;/i.test(text);
}

/** The text of markup. The result is not sanitised: render it as text only. */
export function plainText(markup: string): string {
  return markup
    .replace(NO_TEXT, ' ')
    .replace(INLINE, '')
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>?/gi, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entity(name) ?? whole)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

/** The character of an entity without its `&` and `;`, such as `#8364` or `euro`; null for unknown ones. */
export function entity(name: string): string | null {
  const [, decimal, hexadecimal] = /^#(?:(\d{1,6})|x([\da-f]{1,5}))$/i.exec(name) ?? [];
  const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : null;
  if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : null;
  const [, letter, mark] = /^([a-z])(grave|acute|circ|tilde|uml|ring|cedil)$/i.exec(name) ?? [];
  if (letter && mark) return (letter + MARKS[mark.toLowerCase()]).normalize();
  const known = name.toLowerCase();
  return Object.hasOwn(ENTITIES, known) ? ENTITIES[known]! : null;
}
