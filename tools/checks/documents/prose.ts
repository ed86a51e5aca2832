/** A document as one line of text, without code blocks and headings. */
export function proseOf(text: string): string {
  return text.replaceAll(/^( *)```[\s\S]*?^\1```$|^#+ .*$/gm, ' ').replaceAll(/\s+/g, ' ');
}

const WORDS: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  12: 'twelve',
  20: 'twenty',
  30: 'thirty',
  100: 'a hundred',
};

/** `20000`, `20,000` or `twenty`, as a pattern. */
function formsOf(value: number): string {
  const word = WORDS[value];
  const forms = [String(value), value.toLocaleString('en-US'), ...(word === undefined ? [] : [word])];
  return `(?:${forms.map(escaped).join('|')})`;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The sentence with its values, as the prose has it; undefined if it has another one. */
export function sentenceIn(prose: string, sentence: string, values: readonly number[]): string | undefined {
  const numbers = values.map(formsOf);
  const pattern = sentence.split('{}').map((part, index) => escaped(part) + (numbers[index] ?? ''));
  return new RegExp(`(?<![\\w.,])${pattern.join('')}`, 'i').exec(prose)?.[0];
}

const UNITS =
  'kB|MB|bytes|ms|s|seconds|minutes|hours|days|weeks|widgets|products|calls|characters|elements|style sheets|pieces' +
  '|attempts|times|more times|images|pictures|videos|findings';

/** Numbers that a change of the code can make wrong: those with a unit. */
const FIGURE = new RegExp(
  `(?<![\\w.,/×-])(?:\\d[\\d.,]*|(?:${Object.values(WORDS).join('|')})(?: million)?)[  ](?:${UNITS})\\b`,
  'g',
);

/** The figures of a prose that none of these sentences contains, each with the words before it. Examples do not count. */
export function unknownFigures(prose: string, sentences: readonly string[]): string[] {
  const rest = sentences
    .reduce((text, sentence) => text.replaceAll(sentence, '…'), prose)
    .replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/g, '…');
  return [...rest.matchAll(FIGURE)].map(({ 0: figure, index }) => rest.slice(Math.max(0, index - 50), index) + figure);
}
