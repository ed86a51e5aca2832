import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type { PickupPoint } from '../../../../shared/contract/address.ts';
import type { Db } from '../../db/schema.ts';
import type { Shopper } from '../shopper.ts';
import { findMethod, placeOf } from './shipping.ts';
import { readShippingMethods } from './steps.ts';

/** Uses the pick-up location as delivery address, as the widget does. */
export async function withPlace(db: Db, shopper: Shopper, data: CheckoutData): Promise<CheckoutData> {
  const method = findMethod(await readShippingMethods(db, shopper), data.shipping_method);
  const place = method && placeOf(method, data.shipping_method_option);
  return place ? { ...data, ...shippingTo(place), shipping_address_same_as_billing_address: false } : data;
}

function shippingTo(place: PickupPoint): Partial<CheckoutData> {
  const { street, house_number, house_number_addition, zip_code, city, country, company } = place;
  const text = (value: PickupPoint['street']) => String(value ?? '');
  return {
    shipping_street: text(street),
    shipping_house_number: text(house_number),
    shipping_house_number_addition: text(house_number_addition),
    shipping_zip_code: text(zip_code),
    shipping_city: text(city),
    shipping_country: text(country),
    shipping_company: text(company),
  };
}
