/** A mistake in a template. */
export interface TemplateError {
  readonly attribute: string;
  readonly expected: string;
  readonly found: string;
}
