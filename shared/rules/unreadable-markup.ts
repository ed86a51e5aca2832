/** The `attribute` of a template error about the HTML inside an element. */
export const INSIDE = 'the HTML inside';

/**
 * The server printed something inside an element that its widget cannot read. The widget then takes over nothing of
 * it: a list of which half is missing is as wrong as an empty one.
 */
export class UnreadableMarkupError extends Error {
  override readonly name = 'UnreadableMarkup';
  readonly templateError: { readonly attribute: string; readonly expected: string; readonly found: string };

  /** @param expected such as `nothing but a table` */
  constructor(expected: string, actual: string) {
    super(`Expected ${expected}, found ${actual}`);
    this.templateError = { attribute: INSIDE, expected, found: actual };
  }
}

/** Compares the name, because the doctor reads errors of separately bundled widgets. */
export function isUnreadableMarkup(value: unknown): value is UnreadableMarkupError {
  return value instanceof Error && value.name === 'UnreadableMarkup';
}
