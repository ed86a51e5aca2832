/** Objects and functions of scripts, rather than elements and other things of the browser. */
const OF_SCRIPTS = /^\[object (?:Object|Function)\]$/;

/**
 * The global function of this name, such as `LiveChat.open`, ready to be called; absent as long as there is none. Only
 * what a script of the page has put there counts: a template must not call methods of elements or of the browser, such
 * as the `submit` of a form that a page knows by its id.
 */
export function findGlobalFunction(name: string): (() => unknown) | undefined {
  try {
    const [first = '', ...others] = name.split('.');
    if (!Object.hasOwn(window, first)) return undefined;
    let owner: unknown = window;
    let found: unknown = (window as unknown as Record<string, unknown>)[first];
    for (const part of others) {
      if (!OF_SCRIPTS.test(Object.prototype.toString.call(found))) return undefined;
      owner = found;
      found = (found as Record<string, unknown>)[part];
    }
    return typeof found === 'function' && !isOfBrowser(found) ? () => (found as () => unknown).call(owner) : undefined;
  } catch {
    // Another site's window lets nobody look into it.
    return undefined;
  }
}

/** A script may have bound a function of its own, which then looks like one of the browser. */
function isOfBrowser(found: { readonly name: string }): boolean {
  return (
    !found.name.startsWith('bound ') && /\{\s*\[native code\]\s*\}\s*$/.test(Function.prototype.toString.call(found))
  );
}
