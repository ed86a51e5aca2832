import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type { Db } from '../../db/schema.ts';
import { nextNumber } from '../counters.ts';
import type { Shopper } from '../shopper.ts';
import { needsVatNumber } from './formats.ts';

export interface NewAccount {
  id: string;
  /** The hash of the password. */
  password: string;
}

/** Creates an account for a guest, with the billing address as the first saved one. */
export async function openAccount(db: Db, { locale }: Shopper, data: CheckoutData, account: NewAccount): Promise<void> {
  const { first_name, last_name, type, phone, country } = data;
  const name = { first_name, middle_name: data.middle_name || null, last_name };
  const company = data.company || null;
  const { ignore_vat } = data;
  const vat_number = needsVatNumber(data) ? data.vat_number : null;
  const email = data.email.toLowerCase();
  await db
    .insertInto('people')
    .values({ ...account, ...name, email, type, company, vat_number, phone, locale })
    .execute();
  await db
    .insertInto('addresses')
    .values({
      id: await nextNumber(db, 'address'),
      person_id: account.id,
      ...name,
      street: data.street,
      house_number: data.house_number,
      house_number_addition: data.house_number_addition || null,
      zip_code: data.zip_code,
      city: data.city,
      address_line_2: data.address_line_2 || null,
      province: data.province || null,
      country,
      company,
      vat_number,
      phone,
      type,
      ignore_vat: vat_number !== null && ignore_vat ? 1 : 0,
      is_billing: 1,
      is_shipping: 1,
    })
    .execute();
}
