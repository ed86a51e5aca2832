import type { CartLine } from '../../../../shared/contract/cart.ts';
import type { CheckoutCart, CheckoutItem } from '../../../../shared/contract/checkout.ts';
import type { PricedCart, StoredLine } from '../priced-cart.ts';
import { pictureOf } from '../product.ts';
import { VAT_RATE, vatLinesOf } from '../totals.ts';

/** The cart in the checkout. The amount of a gift card is its balance, not the part that pays this order. */
export function checkoutCart({ lines, gift, codes, totals, exempt }: PricedCart): CheckoutCart {
  return {
    items: [...lines.map(itemOf), ...(gift ? [giftOf(gift)] : [])],
    subtotal: totals.subtotal,
    shippingCosts: totals.shippingCosts,
    vat: totals.vat,
    vatRate: exempt.selected ? 0 : VAT_RATE,
    extraVatLines: vatLinesOf(lines, totals.vat),
    currentDiscount: codes.discount && { name: codes.discount.code, amount: totals.discount },
    currentVoucher: codes.voucher && { name: codes.voucher.code, amount: codes.voucher.balance },
    quotationDiscount: totals.quotationDiscount,
    isPowerCreditDiscount: codes.discount?.kind === 'credits',
  };
}

function itemOf({ product, qty, price, fromPrice }: StoredLine): CheckoutItem {
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
