/**
 * Reads name and value of the hidden input that the server renders for a page without JavaScript. A CMS may have
 * removed its `type` attribute.
 */
export function readInput(element: HTMLElement): Readonly<Record<string, unknown>> {
  const input = element.querySelector<HTMLInputElement>('input:not([type="file"])');
  if (!input) return {};
  const { name, value } = input;
  return { ...(name && { name }), ...(value && { value }) };
}
