/** Fields that a shopper fills in. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts what was typed or chosen into the field that took the place of another, as if it were done there. */
export function transferValue(from: HTMLElement, to: HTMLElement | null): void {
  if (!to || to === from || !isField(from) || !isField(to)) return;
  // What the widget does not let the shopper change, or is of another kind, keeps what it has.
  if (to.matches(':disabled') || kindOf(to) !== kindOf(from)) return;
  if (isSwitch(to)) {
    if (to.checked !== (from as HTMLInputElement).checked) to.click();
    return;
  }
  if (to instanceof HTMLSelectElement) choose(from as HTMLSelectElement, to);
  else if (to instanceof HTMLInputElement && to.type === 'file') to.files = (from as HTMLInputElement).files;
  // React watches the property of the element; the prototype's own setter passes it by.
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

const isSwitch = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** All kinds of text are one. */
const kindOf = ({ type }: Field): string => /^(checkbox|radio|file|select)/.exec(type)?.[0] ?? 'text';

/** Choices that the new field does not offer are lost, unless it would be left without any. */
function choose(from: HTMLSelectElement, to: HTMLSelectElement): void {
  const chosen = Array.from(from.selectedOptions, ({ value }) => value);
  const options = [...to.options].filter(({ value }) => chosen.includes(value));
  if (to.multiple) for (const option of to.options) option.selected = options.includes(option);
  else if (options[0]) options[0].selected = true;
}
