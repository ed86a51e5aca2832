/** The global function of this name, such as `LiveChat.open`, ready to be called; absent as long as there is none. */
export function globalCall(name: string): (() => unknown) | undefined {
  let owner: unknown;
  let found: unknown = window;
  for (const part of name.split('.')) {
    owner = found;
    found = (found as Record<string, unknown> | undefined)?.[part];
  }
  return typeof found === 'function' ? () => (found as () => unknown).call(owner) : undefined;
}
