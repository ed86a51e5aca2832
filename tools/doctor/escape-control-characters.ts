/** Control characters and direction marks: C0, DEL, C1, zero-width characters, marks and overrides. */
// oxlint-disable-next-line no-control-regex -- It matches them on purpose.
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Writes control characters as text, such as `\u001b`: those of a page must not reach a terminal. */
export function escapeControlCharacters(text: string, { keepLineBreaks = false } = {}): string {
  return text.replaceAll(CONTROL_CHARACTERS, (character) =>
    keepLineBreaks && character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
