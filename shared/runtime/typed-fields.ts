type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what the shopper has typed and chosen in a printed frame. The function that it returns repeats that, and what
 * came later, as events that the widget hears. Call it when the widget has taken over the frame.
 */
export function noteTyped(container: HTMLElement): () => void {
  const fields = [...container.querySelectorAll<Field>('input, textarea, select')];
  const changes = new Map(fields.map((field) => [field, changeOf(field)]));
  return () => {
    // A later change is that of the moment.
    for (const [field, repeat] of changes) if (field.isConnected) (changeOf(field) ?? repeat)?.();
  };
}
/** Repeats what the shopper did with the field, as events that the widget hears. Undefined for a field that is as it was drawn. */
function changeOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked, defaultChecked } = field;
    return checked === defaultChecked ? undefined : () => toggle(field, checked);
  }
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const isChanged = [...field.options].some(
      ({ selected, defaultSelected, index }) => selected !== defaultSelected && index > 0,
    );
    return isChanged ? () => change(field, () => (field.value = value)) : undefined;
  }
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return undefined;
  return () => {
    type(field, value, defaultValue);
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** The library has taken the chosen state for the drawn one. */
function toggle(field: HTMLInputElement, checked: boolean): void {
  if (field.checked === checked) field.checked = !checked;
  field.click();
}

function change(field: Field, set: () => void): void {
  set();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The library has taken the typed text for the drawn one: it first gets the drawn one, and then the typed one. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string, drawn: string): void {
  field.value = drawn;
  // The library overrides the element's property. The prototype's setter bypasses it.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  change(field, () => set!.call(field, value));
}
