import type { Cart, CartLine, RelatedItem } from '../../../shared/contract/cart.ts';
import type { Db } from '../db/schema.ts';
import { hasExtra, type Extra } from '../extras.ts';
import { withCardExtras, withoutRating, type CardReader } from './card-extras.ts';
import { recommendedById } from './catalogue.ts';
import type { CodeProblem } from './discounts.ts';
import { priceCart } from './priced-cart.ts';
import type { PricedCart, StoredLine } from './priced-cart.ts';
import type { Shopper } from './shopper.ts';
import { extrasOf, vatIn } from './cart-extras.ts';

const RELATED_AT_MOST = 8;

/** The cart as in the contract, and the reason why a code does not apply, without its text. */
export interface CartView {
  cart: Cart;
  codeProblem: CodeProblem | null;
}

/** All data of the cart page. */
export async function readCart(db: Db, shopper: Shopper): Promise<CartView> {
  const priced = await priceCart(db, shopper);
  const cart = cartOf(
    priced,
    userOf(shopper),
    await relatedTo(db, { ...shopper, isExempt: priced.exempt.selected }, priced.lines),
  );
  return { cart, codeProblem: priced.codes.problem };
}

/** A priced cart as in the contract. */
export function cartOf(priced: PricedCart, user: Cart['user'], relatedItems: RelatedItem[]): Cart {
  const { lines, gift, codes, totals, exempt, isQuoted, isCreditEarnDisabled } = priced;
  const has = (name: Extra) => hasExtra(priced, name);
  return {
    user,
    items: [...lines.map(lineShown), ...(gift ? [gift] : [])].map((line) => withoutRating(line, priced)),
    shippingCosts: has('unknown-costs') ? null : totals.shippingCosts,
    quotationDiscount: totals.quotationDiscount,
    ...vatIn(priced),
    subtotal: totals.subtotal,
    relatedItems,
    discountEnabled: !isQuoted,
    ...(!has('no-credits') && { spsCreditEarnDisabled: isCreditEarnDisabled }),
    discountError: null,
    isPowerCreditDiscount: codes.discount?.kind === 'credits',
    currentDiscount: codes.discount && { name: codes.discount.code, amount: totals.discount },
    currentVoucher: codes.voucher && { name: codes.voucher.code, amount: totals.voucher },
    taxExemptionPossible: exempt.isPossible && lines.some((line) => line.product.has_tax_exemption),
    taxExemptionSelected: exempt.selected,
    ...(has('any-quantity') && { any_quantity: true }),
    ...extrasOf(priced),
  };
}

/** The number of pieces in the cart, gift included, for the badge. */
export function piecesIn(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((sum, line) => sum + line.qty, 0);
}

function lineShown({ product, qty, price, sum, fromPrice, keys, quotationId }: StoredLine): CartLine {
  return {
    type: product.type,
    id: product.id,
    name: product.name,
    description: product.short_item_detail_text,
    url: product.url,
    image: product.image,
    rating: product.rating,
    qty,
    price,
    from_price: fromPrice,
    ...keys,
    ...(sum !== undefined && { line_total: sum }),
    sku: product.sku,
    brand: product.brand.name,
    in_stock: product.in_stock,
    free: false,
    extra_power_credits: product.extra_power_credits,
    quotationId,
  };
}

async function relatedTo(
  db: Db,
  shopper: CardReader & Pick<Shopper, 'locale'>,
  lines: readonly StoredLine[],
): Promise<RelatedItem[]> {
  const inCart = new Set(lines.map((line) => String(line.product.id)));
  const ids = [...new Set(lines.flatMap((line) => line.related))].filter((id) => !inCart.has(id));
  const products = await recommendedById(db, shopper.locale, ids);
  return products.slice(0, RELATED_AT_MOST).map((product) => withCardExtras(product, shopper));
}

function userOf({ person }: Shopper) {
  return person && { first_name: person.first_name, last_name: person.last_name, email: person.email };
}
