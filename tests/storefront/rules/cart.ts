import type { Cart, CartLine, RelatedItem } from '../../../shared/contract/cart.ts';
import type { Db } from '../db/schema.ts';
import { productsById } from './catalogue.ts';
import type { CodeProblem } from './discounts.ts';
import { codesInForce } from './discounts.ts';
import { exemptionOf } from './exemption.ts';
import { giftLine } from './gift.ts';
import { storedProducts } from './matching.ts';
import type { Product } from './product.ts';
import { productIn } from './product.ts';
import { quotationDiscountOf } from './quotations.ts';
import type { Shopper } from './shopper.ts';
import type { PricedLine } from './totals.ts';
import { earnsGift, subtotalOf, totalsOf, VAT_RATE, withoutVat } from './totals.ts';

const RELATED_AT_MOST = 8;

/** The cart as the contract answers it; why a code is not in force is told apart, still without words. */
export interface CartView {
  cart: Cart;
  codeProblem: CodeProblem | null;
}

interface StoredLine extends PricedLine {
  product: Product;
  quotationId: string | null;
  related: string[];
}

/** Everything that the cart page shows. */
export async function readCart(db: Db, shopper: Shopper): Promise<CartView> {
  const stored = await db.selectFrom('carts').selectAll().where('id', '=', shopper.cartId).executeTakeFirstOrThrow();
  const exempt = exemptionOf(stored, shopper);
  const lines = await linesOf(db, shopper, exempt.selected);
  const codes = await codesInForce(db, shopper, stored, subtotalOf(lines));
  const totals = totalsOf(lines, {
    discount: codes.discount,
    quotationDiscount: await quotationDiscountOf(db, shopper),
    voucherBalance: codes.voucher?.balance ?? 0,
  });
  const gift = earnsGift(totals.subtotal) ? await giftLine(db, shopper.locale) : undefined;
  const isQuoted = lines.some((line) => line.quotationId !== null);
  const cart: Cart = {
    user: userOf(shopper),
    items: [...lines.map(lineShown), ...(gift ? [gift] : [])],
    shippingCosts: totals.shippingCosts,
    quotationDiscount: totals.quotationDiscount,
    vatRate: exempt.selected ? 0 : VAT_RATE,
    vat: totals.vat,
    subtotal: totals.subtotal,
    relatedItems: await relatedItems(db, shopper, lines),
    discountEnabled: !isQuoted,
    spsCreditEarnDisabled: isQuoted || shopper.person?.type === 'business',
    discountError: null,
    isPowerCreditDiscount: codes.discount?.kind === 'credits',
    currentDiscount: codes.discount && { name: codes.discount.code, amount: totals.discount },
    currentVoucher: codes.voucher && { name: codes.voucher.code, amount: totals.voucher },
    taxExemptionPossible: exempt.isPossible && lines.some((line) => line.product.has_tax_exemption),
    taxExemptionSelected: exempt.selected,
  };
  return { cart, codeProblem: codes.problem };
}

/** Pieces in the whole cart, gift included: the number on the badge. */
export function piecesIn(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((sum, line) => sum + line.qty, 0);
}

async function linesOf(db: Db, { cartId, locale }: Shopper, isExempt: boolean): Promise<StoredLine[]> {
  const rows = await storedProducts(db)
    .innerJoin('cart_lines', 'cart_lines.product_id', 'products.id')
    .select(['cart_lines.qty', 'cart_lines.quotation_id'])
    .where('cart_lines.cart_id', '=', cartId)
    .orderBy('cart_lines.added_at')
    .orderBy('cart_lines.product_id')
    .execute();
  return rows.map((row) => {
    const product = productIn(locale, row);
    const exempt = isExempt && product.has_tax_exemption;
    return {
      product,
      qty: row.qty,
      price: exempt ? withoutVat(product.price) : product.price,
      exempt,
      quotationId: row.quotation_id,
      related: JSON.parse(row.related) as string[],
    };
  });
}

function lineShown({ product, qty, price, exempt, quotationId }: StoredLine): CartLine {
  const { from_price } = product;
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
    from_price: from_price !== null && exempt ? withoutVat(from_price) : from_price,
    sku: product.sku,
    brand: product.brand.name,
    in_stock: product.in_stock,
    free: false,
    extra_power_credits: product.extra_power_credits,
    quotationId,
  };
}

async function relatedItems(db: Db, { locale }: Shopper, lines: readonly StoredLine[]): Promise<RelatedItem[]> {
  const inCart = new Set(lines.map((line) => String(line.product.id)));
  const ids = [...new Set(lines.flatMap((line) => line.related))].filter((id) => !inCart.has(id));
  return productsById(db, locale, ids.slice(0, RELATED_AT_MOST));
}

function userOf({ person }: Shopper) {
  return person && { first_name: person.first_name, last_name: person.last_name, email: person.email };
}
