/** Escapes JSON for an attribute in single quotes. */
export function attribute(value: unknown): string {
  return JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}
