const FIELD = /^rmaLines\[([^\]]+)\]\[(\w+)\]$/;

/** What stands in a form that the page's server has printed: lines with at least one piece, as it would be sent. */
export function printed(element: HTMLElement): Readonly<Record<string, unknown>> {
  const form = element.querySelector('form');
  if (!form) return {};
  const lines: Record<string, Record<string, string>> = {};
  for (const [name, value] of new FormData(form)) {
    const [, id, field] = FIELD.exec(name) ?? [];
    if (id && field && typeof value === 'string') (lines[id] ??= {})[field] = value;
  }
  return { printed: Object.fromEntries(Object.entries(lines).filter(([, { amount }]) => Number(amount) > 0)) };
}
