/** Parses an address as a browser does, which ignores blanks and line breaks in the scheme. Null if it is invalid. */
function readAddress(address: string): URL | null {
  try {
    return new URL(address, 'https://shop.invalid');
  } catch {
    return null;
  }
}

/** The address of a page: widgets navigate to, and send data to, no other addresses. */
export function isHttpUrl(address: string): boolean {
  return /^https?:$/.test(readAddress(address)?.protocol ?? '');
}

/** Safe as a link. Other schemes, such as `javascript:`, can run a script or start a program. */
export function isLink(address: string): boolean {
  return /^(?:https?|mailto|tel):$/.test(readAddress(address)?.protocol ?? '');
}

/** Safe as a picture; `data:` and `blob:` images run no scripts there. */
export function isPicture(address: string): boolean {
  return /^(?:https?:|blob:|data:image\/)/i.test(readAddress(address)?.href ?? '');
}

/** A browser that follows it runs it, or shows it as a page of the shop. */
export function isRunnable(address: string): boolean {
  return /^(?:javascript|vbscript|data):$/.test(readAddress(address)?.protocol ?? '') && !isPicture(address);
}
