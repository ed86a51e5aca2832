import { addToCart, readCart, type AddToCart, type Cart, type CartLine } from '../../../shared/contract/cart.ts';
import type { Product } from '../shop-file.ts';
import type { Shared } from '../visit.ts';
import type { Visitor } from '../visitor.ts';

/** The body of the buy button. */
export function addition({ type, id }: Product, qty: unknown = 1): AddToCart {
  return { type, id, qty: qty as number, goToCart: false, has_tax_exemption: false };
}

export function isOf({ type, id }: Product): (line: Pick<CartLine, 'type' | 'id'>) => boolean {
  return (line) => line.type === type && String(line.id) === String(id);
}

export function lineOf({ items }: Pick<Cart, 'items'>, product: Product): CartLine | undefined {
  return items.find(isOf(product));
}

/** 0 without a line. */
export function quantityOf(cart: Pick<Cart, 'items'>, product: Product): number {
  return lineOf(cart, product)?.qty ?? 0;
}

/** Lines that the shopper has put into the cart; a gift comes and goes with the amount. */
export function boughtLines({ items }: Pick<Cart, 'items'>): CartLine[] {
  return items.filter(({ free }) => !free);
}

export function piecesIn({ items }: Pick<Cart, 'items'>): number {
  return items.reduce((sum, { qty }) => sum + qty, 0);
}

/** A cart with two pieces of the first product and one of the second, as it was answered. */
export const filledCart: Shared<{ visitor: Visitor; cart: Cart }> = async (visit) => {
  const visitor = await visit.visitor();
  const [first, second] = visit.file.products;
  await visitor.ask(addToCart, addition(first, 2));
  await visitor.ask(addToCart, addition(second));
  return { visitor, cart: await visitor.ask(readCart) };
};

/** A new visitor with pieces of the first product. */
export async function visitorWithCart(visit: Parameters<typeof filledCart>[0], qty = 1): Promise<Visitor> {
  const visitor = await visit.visitor();
  await visitor.ask(addToCart, addition(visit.file.products[0], qty));
  return visitor;
}
