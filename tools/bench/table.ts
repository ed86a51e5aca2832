/** A table for a terminal. The columns of `left` are words, the others numbers. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[], left: number): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    widths
      .map((width, at) => (at < left ? (cells[at] ?? '').padEnd(width) : (cells[at] ?? '').padStart(width)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
