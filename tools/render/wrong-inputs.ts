import type { TemplateError } from '../../shared/runtime/template-error.ts';

/** Names each input that is wrong, as the console of a browser does. */
export function wrongInputs(name: string, errors: readonly TemplateError[]): Error {
  return new Error(`${name} has wrong inputs: ${JSON.stringify(errors)}`);
}
