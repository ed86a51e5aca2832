/** Values of scripts, as opposed to elements and other objects of the browser. */
const OF_SCRIPTS = /^\[object (?:Object|Function)\]$/;

/**
 * Finds a global function by name, such as `LiveChat.open`, and binds it to its owner; undefined while there is none.
 * Only functions of the page's scripts are accepted: a template must not call methods of elements or of the browser,
 * such as the `submit` of a form that is a global by its id.
 */
export function findGlobalFunction(name: string): (() => unknown) | undefined {
  try {
    const [first = '', ...rest] = name.split('.');
    if (!Object.hasOwn(window, first)) return undefined;
    let owner: unknown = window;
    let value: unknown = (window as unknown as Record<string, unknown>)[first];
    for (const part of rest) {
      if (!OF_SCRIPTS.test(Object.prototype.toString.call(value))) return undefined;
      owner = value;
      value = (value as Record<string, unknown>)[part];
    }
    return typeof value === 'function' && !isNative(value) ? () => (value as () => unknown).call(owner) : undefined;
  } catch {
    // The window of another origin cannot be read.
    return undefined;
  }
}

/** A bound function has native code too, but belongs to a script. */
function isNative(candidate: { readonly name: string }): boolean {
  return (
    !candidate.name.startsWith('bound ') &&
    /\{\s*\[native code\]\s*\}\s*$/.test(Function.prototype.toString.call(candidate))
  );
}
