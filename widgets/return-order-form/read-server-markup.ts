const FIELD = /^rmaLines\[([^\]]+)\]\[(\w+)\]$/;

/** Reads the form that the server rendered: the lines with at least one piece, as the browser would send them. */
export function readForm(element: HTMLElement): Readonly<Record<string, unknown>> {
  const form = element.querySelector('form');
  if (!form) return {};
  const lines: Record<string, Record<string, string>> = {};
  for (const [name, value] of new FormData(form)) {
    const [, id, field] = FIELD.exec(name) ?? [];
    if (id && field && typeof value === 'string') (lines[id] ??= {})[field] = value;
  }
  return { printed: Object.fromEntries(Object.entries(lines).filter(([, { amount }]) => Number(amount) > 0)) };
}
