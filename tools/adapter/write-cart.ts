import type * as z from 'zod/mini';
import type * as contract from '../../shared/contract/cart.ts';
import type { CheckoutCart } from '../../shared/contract/checkout.ts';
import type { PriceKeys } from '../../shared/contract/price-keys.ts';
import type { Card, Cart, Compared, Id, Line, Reduction } from './model.ts';

/** Minor units are whole: half a cent rounds up. */
export function whole(amount: number): number {
  return Math.round(Number(amount.toPrecision(15)));
}

const isAmount = (amount: number | null | undefined): amount is number => (amount ?? 0) > 0;

/** What a price is compared with. Only what the shop tells has a key. */
export function priceKeysOf(product: Compared): PriceKeys {
  const { earlierPrice, advicePrice, unitPrice, guaranteeLabel, energyLabel } = product;
  return {
    ...(isAmount(earlierPrice) && { prior_price: whole(earlierPrice) }),
    ...(isAmount(advicePrice) && { advice_price: whole(advicePrice) }),
    ...(unitPrice &&
      isAmount(unitPrice.price) && { unit_price: { price: whole(unitPrice.price), unit: unitPrice.unit } }),
    ...(guaranteeLabel && { guarantee_label: guaranteeLabel }),
    ...(energyLabel && { energy_label: energyLabel }),
  };
}

export function pieces({ lines }: Cart): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The line of a call. Ids are compared as texts, because pages print them. */
export function lineIn({ lines }: Cart, { id, type }: { readonly id: Id; readonly type: string }): Line | undefined {
  return lines.find((line) => String(line.id) === String(id) && (line.type ?? 'product') === type);
}

function vatOf({ taxes }: Cart) {
  const byRate = new Map<number, number>();
  // An engine may have two entries of one rate, such as that of the goods and that of the shipping.
  for (const { rate, amount } of taxes ?? []) byRate.set(rate, (byRate.get(rate) ?? 0) + whole(amount));
  const lines = [...byRate].map(([rate, amount]) => [String(rate), amount] as const);
  return {
    vat: taxes && lines.reduce((sum, [, amount]) => sum + amount, 0),
    vatRate: byRate.size === 1 ? [...byRate.keys()][0]! : taxes?.length === 0 ? 0 : null,
    extraVatLines: lines.length > 1 ? Object.fromEntries(lines) : {},
  };
}

function listed({ name, amount, code }: Reduction) {
  return { name, amount: Math.abs(whole(amount)), ...(code !== undefined && { code, removable: true }) };
}

function sums(cart: Cart) {
  return {
    subtotal: whole(cart.subtotal ?? cart.lines.reduce((sum, { total }) => sum + total, 0)),
    shippingCosts: cart.shipping === null ? null : whole(cart.shipping),
    ...vatOf(cart),
    total: whole(cart.total),
    discounts: cart.reductions.map(listed),
    quotationDiscount: null,
    currentDiscount: null,
    currentVoucher: null,
    isPowerCreditDiscount: false,
  };
}

function itemOf(line: Line) {
  return {
    id: line.id,
    type: line.type ?? 'product',
    sku: line.sku ?? null,
    name: line.name,
    brand: line.brand ?? null,
    url: line.url ?? null,
    image: line.image ?? null,
    qty: line.quantity,
    price: whole(line.price),
    from_price: typeof line.earlierPrice === 'number' ? whole(line.earlierPrice) : null,
    ...priceKeysOf(line),
    line_total: whole(line.total),
    extra_power_credits: null,
  };
}

export function writeCart(cart: Cart, hasCodes: boolean): z.output<typeof contract.Cart> {
  return {
    items: cart.lines.map((line) => ({
      ...itemOf(line),
      description: null,
      rating: line.rating,
      in_stock: line.isInStock ?? true,
      free: line.isGift ?? false,
      quotationId: null,
    })),
    ...sums(cart),
    relatedItems: [],
    discountEnabled: hasCodes,
    discountError: null,
    taxExemptionPossible: false,
    taxExemptionSelected: false,
    any_quantity: true,
  };
}

export function writeCheckoutCart(cart: Cart): z.output<typeof CheckoutCart> {
  return { items: cart.lines.map((line) => ({ ...itemOf(line), ...POPUP })), ...sums(cart) };
}

export function writeAdded(
  cart: Cart,
  line: Line,
  quantity: number,
  accessories: readonly Card[],
): z.output<typeof contract.Added> {
  return {
    item: { ...itemOf(line), qty: quantity, ...POPUP },
    count: pieces(cart),
    accessories: accessories.map(accessoryOf),
    vatRate: vatOf(cart).vatRate,
    hasTaxExemption: false,
  };
}

function accessoryOf(card: Card): NonNullable<z.output<typeof contract.Added>['accessories']>[number] {
  return {
    id: card.id,
    name: card.name,
    url: card.url ?? null,
    image: card.image ?? null,
    mobile_image: null,
    rating: card.rating,
    price: card.price === null ? null : whole(card.price),
    ...priceKeysOf(card),
    price_from: card.hasVariants || undefined,
    price_on_request: card.price === null,
    pre_heat: false,
    orderable: card.isOrderable,
    choose: card.hasVariants || undefined,
    has_tax_exemption: false,
    short_item_detail_text: null,
  };
}

const POPUP = { mobile_image: null, pre_heat: false, price_on_request: false };
