/** `checkoutUrl` is written `data-checkout-url`. */
export function attributeOf(name: string): string {
  return `data-${name.replace(/[A-Z]/g, '-$&')}`.toLowerCase();
}
