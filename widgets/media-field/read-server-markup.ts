/**
 * The hidden input that a server prints so that the form keeps its value without scripts: its name and value. A filter
 * may have taken its type.
 */
export function readInput(element: HTMLElement): Readonly<Record<string, unknown>> {
  const input = element.querySelector<HTMLInputElement>('input:not([type="file"])');
  if (!input) return {};
  const { name, value } = input;
  return { ...(name && { name }), ...(value && { value }) };
}
