import type { Selectable } from 'kysely';
import type { AddressBook, BookAddress } from '../../../../shared/contract/address-book.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import type { AddressesTable, Db } from '../../db/schema.ts';
import { allowedCountries, countryOf, defaultCountry } from '../checkout/countries.ts';
import { nextNumber } from '../counters.ts';
import { Refused } from '../refusal.ts';
import type { Customer } from './customer.ts';
import { validated, type TypedAddress } from './typed-address.ts';

export type Purpose = 'shipping' | 'billing';

type Own = Pick<Customer, 'person' | 'locale' | 'extras'>;

export async function readBook(db: Db, customer: Own): Promise<AddressBook> {
  const { locale } = customer;
  return {
    addresses: await addressesOf(db, customer),
    allowedCountries: allowedCountries(customer),
    defaultCountry: defaultCountry(locale),
  };
}

/** The defaults first, then in the order in which they were added. */
export async function addressesOf(db: Db, { person, locale }: Own): Promise<BookAddress[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('person_id', '=', person.id)
    .orderBy('is_shipping', 'desc')
    .orderBy('is_billing', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => bookAddress(row, locale));
}

/** Adds an address, or changes one of the customer. The first one becomes the default. */
export async function store(db: Db, { person, extras }: Own, typed: TypedAddress): Promise<void> {
  const address = validated(typed, { extras });
  if (typed.id !== null) {
    await requireOwn(db, person.id, typed.id);
    await db.updateTable('addresses').set(address).where('id', '=', Number(typed.id)).execute();
    return;
  }
  const id = await nextNumber(db, 'address');
  const known = await db.selectFrom('addresses').select('id').where('person_id', '=', person.id).executeTakeFirst();
  const isFirst = known ? 0 : 1;
  await db
    .insertInto('addresses')
    .values({ ...address, id, person_id: person.id, is_shipping: isFirst, is_billing: isFirst })
    .execute();
}

/** Sets the default for delivery or invoices. */
export async function makeDefault(db: Db, { person }: Own, purpose: Purpose, id: WireId): Promise<void> {
  await requireOwn(db, person.id, id);
  await db.updateTable('addresses').set(purposeIs(purpose, 0)).where('person_id', '=', person.id).execute();
  await db.updateTable('addresses').set(purposeIs(purpose, 1)).where('id', '=', Number(id)).execute();
}

/** Deletes an address. If it was a default, the oldest remaining one becomes the default. */
export async function remove(db: Db, { person }: Own, id: WireId): Promise<void> {
  await db.deleteFrom('addresses').where('id', '=', Number(id)).where('person_id', '=', person.id).execute();
  const left = await db
    .selectFrom('addresses')
    .select(['id', 'is_shipping', 'is_billing'])
    .where('person_id', '=', person.id)
    .orderBy('id')
    .execute();
  const [oldest] = left;
  if (!oldest) return;
  const missing = {
    ...(left.every((row) => row.is_shipping === 0) && purposeIs('shipping', 1)),
    ...(left.every((row) => row.is_billing === 0) && purposeIs('billing', 1)),
  };
  if (Object.keys(missing).length === 0) return;
  await db.updateTable('addresses').set(missing).where('id', '=', oldest.id).execute();
}

function purposeIs(purpose: Purpose, is: 0 | 1) {
  return purpose === 'shipping' ? { is_shipping: is } : { is_billing: is };
}

async function requireOwn(db: Db, personId: string, id: WireId): Promise<void> {
  const own = await db
    .selectFrom('addresses')
    .select('id')
    .where('id', '=', Number(id))
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!own) throw new Refused('general', { why: 'unknown-address' });
}

function bookAddress(row: Selectable<AddressesTable>, locale: Customer['locale']): BookAddress {
  const { id, first_name, last_name, type, street, house_number, zip_code, city, country } = row;
  const middle_name = row.middle_name ?? '';
  const house_number_addition = row.house_number_addition ?? '';
  return {
    id,
    name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    first_name,
    middle_name,
    last_name,
    phone: row.phone ?? '',
    type,
    company: row.company ?? '',
    country,
    street,
    address: `${street} ${house_number}${house_number_addition}`.trim(),
    house_number,
    house_number_addition,
    zip_code,
    city,
    vat_number: row.vat_number ?? '',
    ignore_vat: row.ignore_vat === 1,
    country_name: countryOf(country)?.name[locale] ?? country.toUpperCase(),
    defaultShip: row.is_shipping === 1,
    defaultBill: row.is_billing === 1,
    ...(row.address_line_2 && { address_line_2: row.address_line_2 }),
    ...(row.province && { province: row.province }),
  };
}
