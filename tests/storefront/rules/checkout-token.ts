/**
 * The token that the pages of the checkout carry as `<meta name="ct">` and that an order is placed with: the same for
 * the whole session, and of no use in another one.
 */
export async function checkoutTokenOf({ csrf }: { readonly csrf: string }): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`checkout ${csrf}`));
  return Array.from(new Uint8Array(bytes).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
