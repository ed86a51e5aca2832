/** Reads the address of the form that works without JavaScript. */
export function readServerMarkup(element: HTMLElement): Readonly<Record<string, unknown>> {
  const updateUrl = element.querySelector('form:not([data-sw-frame] *)')?.getAttribute('action');
  return updateUrl ? { updateUrl } : {};
}
