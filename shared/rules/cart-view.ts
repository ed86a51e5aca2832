import type { Cart, CartLine } from '../contract/cart.ts';
import type { CartView, CartViewReduction } from '../contract/cart-view.ts';
import { checkoutSums } from './checkout-sums.ts';
import { pieces } from './totals.ts';

/** Names a line of the cart for scripts of the page. */
export function lineIdOf({ type, id, free, quotationId }: Pick<CartLine, 'type' | 'id' | 'free' | 'quotationId'>) {
  return `${type}-${id}${free ? '-gift' : ''}${quotationId === null ? '' : `-quotation-${quotationId}`}`;
}

/** The cart for scripts of the page. */
export function cartViewOf(cart: Cart, currency: string): CartView {
  const { items, subtotal, currentDiscount, currentVoucher, quotationDiscount, discounts = [], vat } = cart;
  const sums = checkoutSums(cart, null, null);
  const reductions: (CartViewReduction | null)[] = [
    currentDiscount,
    ...discounts,
    quotationDiscount ? { name: null, amount: quotationDiscount } : null,
  ];
  return {
    lines: items.map((line) => ({
      id: lineIdOf(line),
      type: line.type,
      productId: line.id,
      name: line.name,
      url: line.url,
      quantity: line.qty,
      price: line.price,
      total: line.line_total ?? line.price * line.qty,
      isInStock: line.in_stock,
      isGift: line.free,
    })),
    count: pieces(items),
    currency,
    subtotal,
    shipping: sums.shipping,
    discounts: reductions.filter((reduction) => reduction !== null).map(({ name, amount }) => ({ name, amount })),
    voucher: currentVoucher && { name: currentVoucher.name, amount: sums.voucher },
    vat,
    total: sums.total,
    due: sums.due,
    discountError: cart.discountError,
  };
}
