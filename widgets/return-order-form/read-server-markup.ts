const FIELD = /^rmaLines\[([^\]]+)\]\[(\w+)\]$/;

/** Reads the form that the server rendered: the lines with at least one piece, as the browser would send them. */
export function readForm(element: HTMLElement): Readonly<Record<string, unknown>> {
  // A frame that a server has drawn holds what the shopper types.
  const form = element.querySelector<HTMLFormElement>('form:not([data-sw-frame] *)');
  if (!form) return {};
  const lines: Record<string, Record<string, string>> = {};
  for (const [name, value] of new FormData(form)) {
    const [, id, field] = FIELD.exec(name) ?? [];
    if (id && field && typeof value === 'string') (lines[id] ??= {})[field] = value;
  }
  return { printed: Object.fromEntries(Object.entries(lines).filter(([, { amount }]) => Number(amount) > 0)) };
}
