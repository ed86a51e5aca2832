import { fromMinorUnits } from '../contract/minor-units.ts';
/** A product as Google Analytics 4 knows it. */
export interface EcommerceItem {
  /** The sku, else type and id. */
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  /** Euros per piece. */
  readonly price: number;
  /** Euros per piece under the earlier price. */
  readonly discount?: number;
  readonly quantity: number;
  /** Its place in a list, from 0. */
  readonly index?: number;
}

/** A product as a template writes it: with an id or a name, and numbers that may be text. Other keys are passed on. */
export type WrittenItem = Readonly<Partial<Record<keyof EcommerceItem, string | number>>>;

export type EcommerceEvent =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'view_cart'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'purchase';

/** Additional properties of some events. */
export interface EcommerceDetails {
  /** The code that is in force. */
  readonly coupon?: string;
  /** The label of the chosen method. */
  readonly shipping_tier?: string;
  readonly payment_type?: string;
  /** The list that contains the items. */
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  /** The number of the order. */
  readonly transaction_id?: string;
  /** Takes the place of price times quantity. */
  readonly value?: number;
  readonly shipping?: number;
  readonly tax?: number;
}

/** A product of the shop; amounts in cents. */
interface Sold {
  readonly sku: string | null;
  readonly type: string;
  readonly id?: string | number;
  readonly name: string;
  readonly brand: string | null;
  readonly price: number | null;
  readonly from_price: number | null;
  /** It takes the place of `from_price`. */
  readonly prior_price?: number | undefined;
}

export function ecommerceItem(
  { sku, type, id, name, brand, price, from_price, prior_price }: Sold,
  quantity: number,
): EcommerceItem {
  const earlier = prior_price ?? from_price;
  return {
    item_id: sku ?? `${type}-${id}`,
    item_name: name,
    ...(brand === null ? {} : { item_brand: brand }),
    price: fromMinorUnits(price ?? 0),
    ...(earlier !== null && price !== null && earlier > price ? { discount: fromMinorUnits(earlier - price) } : {}),
    quantity,
  };
}
