/** Whether two values of a field are the same; spaces around a text are ignored. */
export function isSameText(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

function plain(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
