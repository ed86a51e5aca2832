export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** With a space before it. Empty without a nonce. */
export const nonceAttribute = (nonce = ''): string => nonce && ` nonce="${escapeAttribute(nonce)}"`;

/** JSON within a script of HTML: no text of it ends the script or begins a comment. */
export const escapeScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);
