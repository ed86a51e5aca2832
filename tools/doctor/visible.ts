/** Characters that steer a terminal, or turn the direction of what is read: C0, DEL, C1, marks and overrides. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Writes control characters of a page as text, such as `\u001b`. A line break stays where `isBlock` says so. */
export function visible(text: string, isBlock = false): string {
  return text.replaceAll(UNSEEN, (found) =>
    isBlock && found === '\n' ? found : `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
