/** Whether two values of a field are the same; spaces around a text are ignored. */
export function isSameText(a: unknown, b: unknown): boolean {
  return plain(a) === plain(b);
}

function plain(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
