import * as z from 'zod/mini';
import { addToCart } from '../../../shared/contract/cart.ts';
import {
  addressFields as fieldsOfAddress,
  CheckoutFields,
  EMPTY_FORM,
  toOrder,
  type CheckoutData,
  type OrderAddress,
  type OrderData,
} from '../../../shared/contract/checkout-data.ts';
import { startCheckout, type CheckoutStart } from '../../../shared/contract/checkout.ts';
import { DEFAULT_COUNTRY } from '../../../shared/rules/address.ts';
import { adaptedTo, formatOf, type AddressFormat } from '../../../shared/rules/address-format.ts';
import { orderBody, sentFields } from '../../../widgets/checkout/fields.rules.ts';
import type { ShopFile } from '../shop-file.ts';
import type { Shared, Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import { addition } from './filled-cart.ts';

export type Fields = Record<string, unknown>;

/** A new guest who buys the second product: its stock is what orders take. */
export async function guestWithCart(visit: Visit, qty = 2): Promise<Visitor> {
  const visitor = await visit.visitor();
  await visitor.ask(addToCart, addition(visit.file.products[1], qty));
  return visitor;
}

/** The start of a guest with a cart. */
export const guestStart: Shared<{ visitor: Visitor; start: CheckoutStart }> = async (visit) => {
  const visitor = await guestWithCart(visit);
  return { visitor, start: await visitor.ask(startCheckout) };
};

type Place = Pick<OrderAddress, 'country' | 'street' | 'house_number' | 'house_number_addition' | 'province'>;

/** An address as the form of its country has it: with the number in the line of the street, and the province that it needs. */
export function writtenFor<Written extends Place>(format: AddressFormat, place: Written): Written {
  if (place.street === '') return format.isInLines ? { ...place, house_number: '', house_number_addition: '' } : place;
  const needed = format.province?.isRequired ? format.province.choices[0]?.code : undefined;
  const whole = place.province || !needed ? place : { ...place, province: needed };
  return { ...whole, ...adaptedTo(format, whole, whole) };
}

/** The whole form of the checkout, in which a guest has typed the address of the file. */
export function typedForm(
  { address, email, phone }: ShopFile,
  { allowedCountries, defaultCountry }: Pick<CheckoutStart, 'allowedCountries' | 'defaultCountry'>,
  changed: Partial<CheckoutData> = {},
): CheckoutData {
  const typed: CheckoutData = {
    ...EMPTY_FORM,
    shipping_country: defaultCountry ?? DEFAULT_COUNTRY,
    ...address,
    manual_address: formatOf(allowedCountries, address.country).hasLookup,
    email,
    phone,
    first_name: 'Conny',
    last_name: 'Form',
    ...changed,
  };
  const { billing, shipping } = toOrder(typed);
  const written = (place: OrderAddress) => writtenFor(formatOf(allowedCountries, place.country), place);
  return {
    ...typed,
    ...fieldsOfAddress('billing', written(billing)),
    ...fieldsOfAddress('shipping', written(shipping)),
  };
}

/** The form as it is sent, with what a later step adds. */
export function sentForm(
  form: CheckoutData,
  { allowedCountries }: Pick<CheckoutStart, 'allowedCountries'>,
  added: (order: OrderData) => OrderData = (order) => order,
): Fields {
  const wantsAccount = form.password !== '' || form.password_confirmation !== '';
  const order = added(orderBody(toOrder(form), { wantsAccount, isExemptionShown: false }));
  return z.encode(
    CheckoutFields,
    sentFields(order, { formatOf: (country) => formatOf(allowedCountries, country), hasTakeBack: false }),
  );
}

/** Another address, to which the order is delivered. */
export function separateAddress({ file: { address } }: Pick<Visit, 'file'>) {
  const elsewhere = { shipping_street: 'Zonneweg', shipping_house_number: '7', shipping_house_number_addition: '' };
  return {
    ...fieldsOfAddress('shipping', { ...address, first_name: 'Bea', last_name: 'Zorg' }),
    ...elsewhere,
    shipping_address_same_as_billing_address: false,
  };
}

/** The body of the first step, as a guest fills it in. */
export async function addressFields(visit: Visit, changed: Partial<CheckoutData> = {}): Promise<Fields> {
  const { start } = await visit.given(guestStart);
  return sentForm(typedForm(visit.file, start, changed), start);
}
