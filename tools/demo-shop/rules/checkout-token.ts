/**
 * The token in `<meta name="ct">` on the pages of the checkout, which an order must contain. It is the same for the
 * whole session, and invalid in others.
 */
export async function checkoutTokenOf({ csrf }: { readonly csrf: string }): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`checkout ${csrf}`));
  return Array.from(new Uint8Array(bytes).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
