import type { Cart as CartAnswer, CartLine as LineAnswer } from '../../shared/contract/cart.ts';
import { canDecrease, canIncrease, canRemove } from '../../shared/rules/cart-lines.ts';
import { cartViewOf } from '../../shared/rules/cart-view.ts';
import type { Cart, CartLine } from './cart-types.ts';
import { comparedPrices } from './read-product.ts';

export function readCartAnswer(cart: CartAnswer, credits: number | null, currency: string): Cart {
  const { lines, discounts: _, ...view } = cartViewOf(cart, currency);
  const { currentDiscount, discounts = [], quotationDiscount } = cart;
  return {
    ...view,
    lines: cart.items.map((line, at) => lineOf(line, lines[at]!)),
    reductions: [
      ...(currentDiscount ? [{ ...currentDiscount, code: null, canRemove: true }] : []),
      ...discounts.map(({ name, amount, code = null, removable }) => ({
        name,
        amount,
        code,
        canRemove: removable === true && code !== null,
      })),
      ...(quotationDiscount ? [{ name: null, amount: quotationDiscount, code: null, canRemove: false }] : []),
    ],
    credits,
  };
}

type ViewLine = ReturnType<typeof cartViewOf>['lines'][number];

export function lineOf(line: LineAnswer, view: ViewLine): CartLine {
  return {
    ...view,
    brand: line.brand,
    sku: line.sku,
    image: line.image,
    compared: comparedPrices(line),
    canIncrease: canIncrease(line),
    canDecrease: canDecrease(line),
    canRemove: canRemove(line),
  };
}
