import type { PickupPoint } from '../../shared/contract/address.ts';
import type { OrderData } from '../../shared/contract/checkout-data.ts';
import type {
  CheckoutItem,
  CheckoutStart,
  ShippingMethod,
  ShippingMethods,
  ShippingOption,
} from '../../shared/contract/checkout.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { isCollected } from '../../shared/rules/checkout-sums.ts';
import { findChosen, validSelection, type Selection } from './choice.rules.ts';

export function allMethods({ shippingMethods, pickupMethods }: ShippingMethods): readonly ShippingMethod[] {
  return [...shippingMethods, ...pickupMethods];
}

/** The texts of the methods, which may be markup. */
export function textsOf(methods: ShippingMethods): readonly (string | null)[] {
  return allMethods(methods).flatMap(({ description, extra_description, options }) => [
    description,
    extra_description,
    ...options.map((option) => option.description),
  ]);
}

/** A delivery is as soon as possible by default, which is no option; other methods preselect their first option. */
function firstOption({ type, options }: Pick<ShippingMethod, 'type' | 'options'>): WireId | null {
  return type === 'delivery' ? null : (options[0]?.id ?? null);
}

/** The options of a method; a delivery with `force_asap_option` has no dates. */
export function optionsOf(method: ShippingMethod | null): readonly ShippingOption[] {
  if (!method) return [];
  return method.type === 'delivery' && method.force_asap_option ? [] : method.options;
}

export function validShipping(methods: readonly ShippingMethod[], selection: Selection): Selection {
  return validSelection(methods, selection, optionsOf, firstOption);
}

/** "1-2" working days of the first delivery method, "1" when both are equal. */
export function deliveryDays({ shippingMethods }: ShippingMethods): string | null {
  const first = shippingMethods.find(({ type }) => type === 'delivery');
  const days = [first?.min_days, first?.max_days].filter((day) => day !== null && day !== undefined);
  return days.length === 0 ? null : [...new Set(days)].join('-');
}

/** The second notice is shown for second-chance products, or while the items are unknown. */
export function noticesFor(
  { shippingNotice, secondChanceShippingNotice }: Pick<CheckoutStart, 'shippingNotice' | 'secondChanceShippingNotice'>,
  items: readonly Pick<CheckoutItem, 'type'>[],
): readonly string[] {
  const isConcerned = items.length === 0 || items.some(({ type }) => type === 'second-chance-product');
  return [shippingNotice, isConcerned ? secondChanceShippingNotice : null].filter((notice) => notice !== null);
}

interface Chosen {
  readonly method: ShippingMethod | null;
  readonly option: WireId | null;
}

/** Pickup point of the option, such as a parcel store. */
export function optionPickupPoint({ method, option }: Chosen): PickupPoint | null {
  return method ? (findChosen(method.options, option)?.address ?? null) : null;
}

/** Where the order is collected; null when it is delivered to the shopper. */
export function pickupPointOf(chosen: Chosen): PickupPoint | null {
  const { method } = chosen;
  return optionPickupPoint(chosen) ?? (method && isCollected(method) ? method.address : null);
}

/** What the second step sends: the address only when the chosen option has one. */
export function shippingBody(data: OrderData, method: ShippingMethod | null) {
  const { shipping_method, shipping_method_option } = data;
  const address = optionPickupPoint({ method, option: shipping_method_option });
  return { shipping_method, shipping_method_option, ...(address && { address }) };
}

/** Replaces the delivery address with the pickup point, in the sent data only. */
export function withPickupPoint(data: OrderData, place: PickupPoint | null): OrderData {
  if (!place) return data;
  // The second line and the province of the shopper are not those of the place.
  const { address_line_2: _, province: __, ...shipping } = data.shipping;
  return {
    ...data,
    shipping: {
      ...shipping,
      street: text(place.street),
      house_number: text(place.house_number),
      house_number_addition: text(place.house_number_addition),
      zip_code: text(place.zip_code),
      city: text(place.city),
      country: text(place.country),
      company: text(place.company),
    },
    shipping_address_same_as_billing_address: false,
  };
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
