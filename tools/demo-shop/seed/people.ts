import type { Insertable } from 'kysely';
import type { AddressesTable, OrdersTable, PeopleTable } from '../db/schema.ts';
import { detailsOf } from './order-details.ts';

/** The password of every seeded customer, with its hash, because hashing for each shop would be slow. */
export const DEMO_PASSWORD = 'zonneschijn';
const password = 'pbkdf2$210000$em9uc2hvcC1kZW1vLTAwMQ==$8BvKIqnevLzp8Bdla1HW8UZjgL9AJMk9FgPLlRbhf/c=';

const DAY = 24 * 60 * 60 * 1000;

type Person = Insertable<PeopleTable>;

const consumer: Person = {
  id: 'sanne',
  email: 'sanne@example.nl',
  password,
  type: 'private',
  first_name: 'Sanne',
  middle_name: 'de',
  last_name: 'Vries',
  company: null,
  vat_number: null,
  phone: '0612345678',
  locale: 'nl',
};

const business: Person = {
  id: 'jansen',
  email: 'inkoop@jansen-installatie.example',
  password,
  type: 'business',
  first_name: 'Pieter',
  middle_name: null,
  last_name: 'Jansen',
  company: 'Jansen Installatie B.V.',
  vat_number: 'NL001234567B01',
  phone: '0201234567',
  locale: 'nl',
};

const newcomer: Person = {
  id: 'greta',
  email: 'greta@example.de',
  password,
  type: 'private',
  first_name: 'Greta',
  middle_name: null,
  last_name: 'Neumann',
  company: null,
  vat_number: null,
  phone: null,
  locale: 'de',
};

/** The customer of the wizards' example order, who cannot sign in. */
export const sample: Person = {
  ...newcomer,
  id: 'voorbeeld',
  email: 'voorbeeld@example.nl',
  password: '',
  first_name: 'Robin',
  last_name: 'Voorbeeld',
  locale: 'nl',
};
/** A consumer with orders and quotations, a business, and a customer without orders. */
export const people: Person[] = [consumer, business, newcomer];

const home = addressOf(7, consumer, 'Damrak', '1', 'A', '1012 LG', 'Amsterdam', 'nl');
/** The consumer with her first address. */
export const SANNE = { person: consumer, address: home };

export const addresses: Insertable<AddressesTable>[] = [
  home,
  { ...addressOf(8, consumer, 'Zonneweg', '12', null, '3899 AZ', 'Zeewolde', 'nl'), is_billing: 0, is_shipping: 0 },
  addressOf(11, sample, 'Voorbeeldstraat', '1', null, '1234 AB', 'Voorbeeldstad', 'nl'),
  addressOf(9, business, 'Ambachtsweg', '44', null, '1185 XT', 'Amstelveen', 'nl'),
];

/** Sanne's order. Its id is part of a link that gives access to it, so it is not derived from its number. */
export const EARLIER_ORDERS = [
  { id: 'bestelling-b85c02e9d4', number: '2026-10482' },
  { id: 'bestelling-64fe1a73c8', number: '2026-09311' },
] as const;

export function ordersAt(now: number): Insertable<OrdersTable>[] {
  return [
    withDetails(
      orderOf(EARLIER_ORDERS[0], consumer, now - 76 * DAY, [
        { id: '4711', name: 'Growatt MIN 3000TL-XH omvormer', qty: 1, price: 64_900 },
      ]),
      'thuis',
    ),
    withDetails(
      orderOf(EARLIER_ORDERS[1], consumer, now - 203 * DAY, [
        { id: '430', name: 'JA Solar 430 Wp zonnepaneel', qty: 10, price: 8250 },
      ]),
      'pallet',
    ),
    // Only its total is stored, as of orders from before this shop.
    orderOf({ id: 'bestelling-2d71f8c0b9', number: '2026-11007' }, business, now - 12 * DAY, [
      { id: '512', name: 'MC4-connector set', qty: 200, price: 395 },
    ]),
  ];
}

/** An order of Sanne, with its addresses, methods and amounts. */
export function withDetails(order: Insertable<OrdersTable>, method: 'thuis' | 'pallet'): Insertable<OrdersTable> {
  const lines = JSON.parse(order.lines) as Ordered[];
  return { ...order, details: detailsOf({ ...SANNE, placedAt: order.placed_at, lines, method }) };
}

interface Ordered {
  id: string;
  name: string;
  qty: number;
  price: number;
}

function orderOf(
  { id, number }: { id: string; number: string },
  { id: person_id }: Person,
  placed_at: number,
  lines: Ordered[],
): Insertable<OrdersTable> {
  const total = lines.reduce((sum, line) => sum + line.qty * line.price, 0);
  return {
    id,
    number,
    person_id,
    placed_at,
    lines: JSON.stringify(lines),
    total,
    credits_earned: Math.floor(total / 100),
  };
}

function addressOf(
  id: number,
  {
    id: person_id,
    first_name,
    middle_name = null,
    last_name,
    company = null,
    vat_number = null,
    phone = null,
    type,
  }: Person,
  street: string,
  house_number: string,
  house_number_addition: string | null,
  zip_code: string,
  city: string,
  country: string,
): Insertable<AddressesTable> {
  const name = { first_name, middle_name, last_name, company, vat_number, phone, type };
  return {
    id,
    person_id,
    ...name,
    street,
    house_number,
    house_number_addition,
    zip_code,
    city,
    country,
    is_billing: 1,
    is_shipping: 1,
  };
}
