export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON within a script of HTML: no text of it ends the script or begins a comment. */
export const escapeScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);
