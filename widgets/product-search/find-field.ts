import { unclobbered } from '../../shared/runtime/unclobbered.ts';

const FIELD = 'input:is([type=search], [type=text], :not([type]))';

export interface SearchField {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
}

/** The shop's own form and its field, in the element or as the element. Null without either. */
export function findField(element: HTMLElement): SearchField | null {
  const { matches, querySelector } = unclobbered(element);
  const form = matches('form') ? (element as HTMLFormElement) : querySelector<HTMLFormElement>('form');
  const input = form && unclobbered(form).querySelector<HTMLInputElement>(FIELD);
  return form && input && { form, input };
}

/** Sends the form as its button does. */
export function submit({ form }: SearchField): void {
  // A field's name may hide the form's method.
  HTMLFormElement.prototype.requestSubmit.call(form);
}
