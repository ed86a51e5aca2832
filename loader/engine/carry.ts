/** Fields whose text a shopper typed. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts what was typed into the field that took the place of another, as if it were typed there. */
export function carry(from: HTMLElement, to: HTMLElement | null): void {
  if (!to || to === from || !isField(from) || !isField(to)) return;
  if (to instanceof HTMLInputElement && (to.type === 'checkbox' || to.type === 'radio')) {
    if (to.checked !== (from as HTMLInputElement).checked) to.click();
    return;
  }
  // React watches the property of the element; the prototype's own setter passes it by.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')!.set!.call(to, from.value);
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
