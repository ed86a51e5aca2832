/** Reads the form that the server rendered: the values as the browser would send them. */
export function readForm(element: HTMLElement): Readonly<Record<string, unknown>> {
  const form = element.querySelector('form');
  if (!form) return {};
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  return { printed: Object.fromEntries(texts) };
}
