import type { CartLine } from '../../../../shared/contract/cart.ts';
import type {
  CheckoutCart,
  CheckoutItem,
  PaymentMethod,
  ShippingMethod,
} from '../../../../shared/contract/checkout.ts';
import { hasExtra } from '../../extras.ts';
import { goodsIn, reductionsOf, vatIn } from '../cart-extras.ts';
import type { PricedCart, StoredLine } from '../priced-cart.ts';
import { pictureOf } from '../product.ts';
import { vatLinesIn } from '../totals.ts';
import { orderSums } from './order-sums.ts';

/** What the shop knows of an order beside its cart. */
export interface KnownOrder {
  readonly isAddressKnown: boolean;
  /** Those whose costs the cart has, where a shop adds them itself. */
  readonly shipping: ShippingMethod | null;
  readonly payment?: PaymentMethod | null;
}

const NOTHING_KNOWN: KnownOrder = { isAddressKnown: false, shipping: null };

/** The cart in the checkout. The amount of a gift card is its balance, not the part that pays this order. */
export function checkoutCart(priced: PricedCart, known: KnownOrder = NOTHING_KNOWN): CheckoutCart {
  const { lines, gift, codes, totals } = priced;
  return {
    items: [...lines.map(itemOf), ...(gift ? [giftOf(gift)] : [])],
    subtotal: totals.subtotal,
    currentDiscount: codes.discount && { name: codes.discount.code, amount: totals.discount },
    currentVoucher: codes.voucher && { name: codes.voucher.code, amount: codes.voucher.balance },
    quotationDiscount: totals.quotationDiscount,
    isPowerCreditDiscount: codes.discount?.kind === 'credits',
    ...sumsIn(priced, known),
  };
}

/**
 * Each method has a cart of its own. A gift card that is part of a sum needs one: it may pay the method too, which nobody
 * else can know.
 */
export function hasMethodCarts(priced: PricedCart): boolean {
  const isSummed = hasExtra(priced, 'sums') || hasExtra(priced, 'several-reductions');
  return hasExtra(priced, 'method-costs') || (isSummed && priced.codes.voucher !== null);
}

type Sums = Pick<CheckoutCart, 'shippingCosts' | 'vat' | 'vatRate' | 'extraVatLines'> & Partial<CheckoutCart>;

/** Also those of a shop that computes its own sums, or does not know them before the address. */
function sumsIn(priced: PricedCart, { isAddressKnown, shipping, payment }: KnownOrder): Sums {
  const isComputed = hasExtra(priced, 'sums') || hasMethodCarts(priced);
  const isUnknown = hasExtra(priced, 'unknown-costs') && !isAddressKnown;
  const withMethods = hasMethodCarts(priced);
  const known = isUnknown ? withoutCosts(priced) : priced;
  const charged = orderSums(known, withMethods ? shipping : null, withMethods ? (payment?.costs ?? 0) : 0);
  const { voucher } = priced.codes;
  return {
    shippingCosts: isUnknown ? null : charged.shipping,
    ...vatOf(priced, { isAddressKnown, services: charged.shipping + charged.payment }),
    ...(isComputed && voucher && { currentVoucher: { name: voucher.code, amount: charged.voucher } }),
    ...(hasExtra(priced, 'several-reductions') && reductionsOf(priced, charged.voucher)),
    ...(isComputed && { total: charged.due }),
  };
}

function withoutCosts({ totals, ...priced }: PricedCart): PricedCart {
  return { ...priced, totals: { ...totals, shippingCosts: 0, total: totals.total - totals.shippingCosts } };
}

interface Services {
  readonly isAddressKnown: boolean;
  readonly services: number;
}

function vatOf(priced: PricedCart, { isAddressKnown, services }: Services) {
  const extras = isAddressKnown ? priced.extras?.filter((name) => name !== 'unknown-vat') : priced.extras;
  const { vat, vatRate } = vatIn({ ...priced, extras }, services);
  return { vat, vatRate, extraVatLines: vat === null ? {} : vatLinesIn(priced.lines, goodsIn(priced), services) };
}

function itemOf({ product, qty, price, sum, fromPrice, keys }: StoredLine): CheckoutItem {
  const { id, url, sku, name, brand, image, mobile_image, type, extra_power_credits, pre_heat, price_on_request } =
    product;
  return {
    id,
    url,
    sku,
    name,
    brand: brand.name,
    price,
    from_price: fromPrice,
    ...keys,
    ...(sum !== undefined && { line_total: sum }),
    image,
    mobile_image,
    qty,
    type,
    extra_power_credits,
    pre_heat,
    price_on_request,
  };
}

function giftOf({ id, url, sku, name, brand, price, from_price, image, qty, type }: CartLine): CheckoutItem {
  const mobile_image = pictureOf(id, 'mobile');
  const isPlain = { extra_power_credits: 0, pre_heat: false, price_on_request: false };
  return { id, url, sku, name, brand, price, from_price, image, mobile_image, qty, type, ...isPlain };
}
