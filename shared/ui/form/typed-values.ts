const TEXT_FIELDS =
  'input[name]:not([type=checkbox], [type=radio], [role=combobox], :disabled), textarea[name]:not(:disabled)';

/**
 * The text fields of a form by name, as they are now: a browser may fill them in without an event. Fields of the page in a
 * slot belong to another form, or to none.
 */
export function typedValues(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)];
  const own = fields.filter((field) => field.form === form);
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}
