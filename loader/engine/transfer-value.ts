type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Transfers the shopper's value to the field that replaces another one, and dispatches the events of a change. */
export function transferValue(from: HTMLElement, to: HTMLElement | null): void {
  if (!to || to === from || !isField(from) || !isField(to)) return;
  // A disabled field, or one of another kind, keeps its value.
  if (to.matches(':disabled') || kindOf(to) !== kindOf(from)) return;
  if (isCheckable(to)) {
    if (to.checked !== (from as HTMLInputElement).checked) to.click();
    return;
  }
  if (to instanceof HTMLSelectElement) transferOptions(from as HTMLSelectElement, to);
  else if (to instanceof HTMLInputElement && to.type === 'file') to.files = (from as HTMLInputElement).files;
  // React overrides the element's property. The prototype's setter bypasses it.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')!.set!.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

function isField(element: HTMLElement): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

const isCheckable = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** All text fields are of one kind. */
const kindOf = ({ type }: Field): string => /^(checkbox|radio|file|select)/.exec(type)?.[0] ?? 'text';

/** Skips options that the new field does not have. A single choice without any keeps what it has. */
function transferOptions(from: HTMLSelectElement, to: HTMLSelectElement): void {
  const chosen = Array.from(from.selectedOptions, ({ value }) => value);
  const options = [...to.options].filter(({ value }) => chosen.includes(value));
  if (to.multiple) for (const option of to.options) option.selected = options.includes(option);
  else if (options[0]) options[0].selected = true;
}
