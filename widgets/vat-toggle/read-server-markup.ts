/** The form that does the same without scripts says where the choice is sent. */
export function printed(element: HTMLElement): Readonly<Record<string, unknown>> {
  const updateUrl = element.querySelector('form')?.getAttribute('action');
  return updateUrl ? { updateUrl } : {};
}
