/** Whether code names a widget by its folder, its class, its element or a text. A text may also be the name of an event. */
export function namesWidget(source: string, widget: string, events: ReadonlySet<string>): boolean {
  const end = '(?![a-z0-9-])';
  const patterns = [
    `widgets/${widget}${end}`,
    `\\.sw-${widget}(?![a-z0-9])`,
    `data-widget=["'\\\\]*${widget}${end}`,
    ...(events.has(widget) ? [] : [`['"\`]${widget}['"\`]`]),
  ];
  return new RegExp(patterns.join('|')).test(source);
}
