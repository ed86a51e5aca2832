/** An address as a browser reads it: without the blanks and line breaks that may stand in its scheme. Null for none. */
function readAddress(address: string): URL | null {
  try {
    return new URL(address, 'https://shop.invalid');
  } catch {
    return null;
  }
}

/** Leads to a page: the only addresses that a widget goes to by itself, or sends something to. */
export function isPage(address: string): boolean {
  return /^https?:$/.test(readAddress(address)?.protocol ?? '');
}

/** May stand in a link. Any other scheme, such as `javascript:`, can run a script or start a program. */
export function isLink(address: string): boolean {
  return /^(?:https?|mailto|tel):$/.test(readAddress(address)?.protocol ?? '');
}

/** May stand in a picture; one that travels inside its address, or that the page itself has made, runs nothing there. */
export function isPicture(address: string): boolean {
  return /^(?:https?:|blob:|data:image\/)/i.test(readAddress(address)?.href ?? '');
}

/** A browser that follows it runs it, or shows it as a page of the shop. */
export function isRunnable(address: string): boolean {
  return /^(?:javascript|vbscript|data):$/.test(readAddress(address)?.protocol ?? '') && !isPicture(address);
}
