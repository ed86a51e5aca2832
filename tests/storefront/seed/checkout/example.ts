import { CheckoutFields, type CheckoutData } from '../../../../shared/contract/checkout-data.ts';

/** A first step that the shop accepts of a guest, for stories and tests; fields may be named otherwise. */
export function exampleData(changes: Partial<CheckoutData> = {}): CheckoutData {
  return {
    ...CheckoutFields.parse({}),
    email: 'noor@example.nl',
    first_name: 'Noor',
    last_name: 'Bakker',
    country: 'nl',
    street: 'Damrak',
    house_number: '1',
    house_number_addition: 'A',
    zip_code: '1012 LG',
    city: 'Amsterdam',
    phone: '0612345678',
    ...changes,
  };
}
