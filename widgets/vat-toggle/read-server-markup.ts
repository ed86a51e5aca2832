/** Reads the address of the form that works without JavaScript. */
export function readServerMarkup(element: HTMLElement): Readonly<Record<string, unknown>> {
  const updateUrl = element.querySelector('form')?.getAttribute('action');
  return updateUrl ? { updateUrl } : {};
}
