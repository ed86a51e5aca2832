/** The hidden input that a server prints so that the form keeps its value without scripts: its name and value. */
export function printed(element: HTMLElement): Readonly<Record<string, unknown>> {
  const input = element.querySelector<HTMLInputElement>('input[type="hidden"]');
  if (!input) return {};
  const { name, value } = input;
  return { ...(name && { name }), ...(value && { value }) };
}
