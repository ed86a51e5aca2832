/** Reads the form that the server rendered: the values as the browser would send them. */
export function readForm(element: HTMLElement): Readonly<Record<string, unknown>> {
  // A frame that a server has drawn holds what the shopper types.
  const form = element.querySelector<HTMLFormElement>('form:not([data-sw-frame] *)');
  if (!form) return {};
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  return { printed: Object.fromEntries(texts) };
}
