import { unclobbered } from './unclobbered.ts';

/** The address of the cart: that of the badge, or `/cart`. */
export function cartUrl(): string {
  const cart = unclobbered(document).querySelector<HTMLAnchorElement>('a[data-widget=cart-badge]')?.href ?? '';
  // Any other scheme could run a script.
  return /^https?:/.test(cart) ? cart : '/cart';
}
