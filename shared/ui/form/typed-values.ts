const TEXT_FIELDS =
  'input[name]:not([type=checkbox], [type=radio], [role=combobox], :disabled), textarea[name]:not(:disabled)';

/** The text fields of a form by name, as they are now: a browser may fill them in without an event. */
export function typedValues(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)];
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
