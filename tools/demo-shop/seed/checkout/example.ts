import { CheckoutFields, type CheckoutData } from '../../../../shared/contract/checkout-data.ts';

/** A valid first step of a guest, for stories and tests, with optional changes. */
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
