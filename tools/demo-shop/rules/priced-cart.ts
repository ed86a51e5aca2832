import type { CartLine } from '../../../shared/contract/cart.ts';
import type { PriceKeys } from '../../../shared/contract/price-keys.ts';
import type { Selectable } from 'kysely';
import type { CartLinesTable, Db } from '../db/schema.ts';
import { hasExtra, type WithExtras } from '../extras.ts';
import { codesInForce } from './discounts.ts';
import type { CodesInForce } from './discounts.ts';
import { exemptionOf } from './exemption.ts';
import type { Buyer } from './exemption.ts';
import { giftLine } from './gift.ts';
import { storedProducts } from './matching.ts';
import { priceKeysOf } from './price-keys.ts';
import type { Product } from './product.ts';
import { productIn } from './product.ts';
import { quotationDiscountOf } from './quotation/in-cart.ts';
import type { Shopper } from './shopper.ts';
import type { PricedLine, Totals } from './totals.ts';
import { earnsGift, subtotalOf, totalsOf, payableOf, withoutVat, withVat } from './totals.ts';
import { storedCart } from './stored-cart.ts';

export interface StoredLine extends PricedLine {
  product: Product;
  /** Per piece; without VAT where `price` is. */
  fromPrice: number | null;
  keys: PriceKeys;
  quotationId: string | null;
  related: string[];
}

/** A cart with everything that its price depends on. */
export interface PricedCart extends WithExtras {
  /** Without the gift. */
  lines: StoredLine[];
  gift: CartLine | null;
  codes: CodesInForce;
  totals: Totals;
  exempt: { isPossible: boolean; selected: boolean };
  /** It contains quoted lines. */
  isQuoted: boolean;
  /** The buyer earns no credits with it. */
  isCreditEarnDisabled: boolean;
}

/** Percentage of the promotion, as one of several reductions. */
const PROMOTION = 5;
/** The other VAT rate, and the cents up to which a product counts as an accessory and has it. */
const REDUCED = { rate: 9, upTo: 2500 };

/** @param buyer as soon as the checkout knows it; the 0 % rate depends on it */
export async function priceCart(db: Db, shopper: Shopper, buyer?: Buyer): Promise<PricedCart> {
  const stored = await storedCart(db, shopper);
  const exempt = exemptionOf(stored, shopper, buyer);
  const lines = await linesOf(db, shopper, exempt.selected);
  const codes = await codesInForce(db, shopper, stored, subtotalOf(lines));
  const totals = totalsOf(lines, {
    discount: codes.discount,
    quotationDiscount: await quotationDiscountOf(db, shopper),
    voucherBalance: codes.voucher?.balance ?? 0,
    promotion: hasExtra(shopper, 'several-reductions') ? PROMOTION : 0,
  });
  const gift = earnsGift(totals.subtotal) ? await giftLine(db, shopper.locale) : undefined;
  const isQuoted = lines.some((line) => line.quotationId !== null);
  const isCreditEarnDisabled = isQuoted || shopper.person?.type === 'business';
  return { lines, gift: gift ?? null, codes, totals, exempt, isQuoted, isCreditEarnDisabled, extras: shopper.extras };
}

async function linesOf(db: Db, shopper: Shopper, isExempt: boolean): Promise<StoredLine[]> {
  const { cartId, locale } = shopper;
  const rows = await storedProducts(db)
    .innerJoin('cart_lines', 'cart_lines.product_id', 'products.id')
    .select(['cart_lines.qty', 'cart_lines.quotation_id'])
    .select(['cart_lines.combination_id', 'cart_lines.combination_price'])
    .where('cart_lines.cart_id', '=', cartId)
    .orderBy('cart_lines.added_at')
    .orderBy('cart_lines.product_id')
    .execute();
  return rows.map((row) => {
    const product = productIn(locale, row);
    const exempt = isExempt && product.has_tax_exemption;
    const priced = (price: number) => payableOf(price, exempt);
    const inSet = priceInSet(row, rows);
    const earlier = product.from_price ?? (inSet === null ? null : product.price);
    return {
      product,
      qty: row.qty,
      price: priced(inSet ?? product.price),
      ...(!exempt && hasExtra(shopper, 'sums') && sumOfNet(inSet ?? product.price, row.qty)),
      rate: reducedRateOf(product, shopper),
      fromPrice: earlier === null ? null : priced(earlier),
      keys: priceKeysOf({ ...product, price: inSet ?? product.price }, shopper, priced),
      exempt,
      quotationId: row.quotation_id,
      related: JSON.parse(row.related) as string[],
    };
  });
}

/** A shop that stores whole cents without VAT rounds once per line. */
function sumOfNet(price: number, qty: number) {
  const net = withoutVat(price);
  return { price: withVat(net), sum: withVat(net * qty) };
}

type InSet = Pick<Selectable<CartLinesTable>, 'combination_id' | 'combination_price'>;

/** The price of a set applies while the cart contains more than one part of it. */
function priceInSet(line: InSet, all: readonly InSet[]): number | null {
  const isAlone = !all.some((part) => part !== line && part.combination_id === line.combination_id);
  return line.combination_id === null || isAlone ? null : line.combination_price;
}

/** The rate of a product, where it is not the standard one. */
export function reducedRateOf({ price }: Pick<Product, 'price'>, shopper: WithExtras): number | undefined {
  return hasExtra(shopper, 'several-rates') && price <= REDUCED.upTo ? REDUCED.rate : undefined;
}
