import type { Insertable } from 'kysely';
import type {
  AddressesTable,
  CreditsTable,
  Db,
  DiscountsTable,
  OrdersTable,
  RedemptionsTable,
} from '../../db/schema.ts';
import { nextNumber } from '../../rules/counters.ts';
import { inYears } from '../../rules/account/valid.ts';
import type { Words } from '../../rules/language.ts';
import { EARLIER_ORDERS, withDetails } from '../people.ts';
import { EXAMPLE_ORDER } from '../returns/orders.ts';

const DAY = 24 * 60 * 60 * 1000;
const SANNE = 'sanne';
const RECENT = 'bestelling-9c3e5a0d17';

/** Her business abroad, beside the two addresses in the Netherlands. */
export const businessAddress: Insertable<AddressesTable> = {
  id: 10,
  person_id: SANNE,
  first_name: 'Sanne',
  middle_name: 'de',
  last_name: 'Vries',
  phone: '+32 3 234 56 78',
  type: 'business',
  company: 'De Vries Zonadvies BV',
  street: 'Groenplaats',
  house_number: '21',
  house_number_addition: null,
  zip_code: '2000',
  city: 'Antwerpen',
  country: 'be',
  vat_number: 'BE0123456789',
  is_billing: 0,
  is_shipping: 0,
};

/** Credits that are used, active, pending and expired, their redemptions, and two reminders. */
export async function seedAccount(db: Db, now: number): Promise<void> {
  await db.insertInto('addresses').values(businessAddress).execute();
  await db
    .insertInto('orders')
    .values(withDetails(recentOrder(now), 'pallet'))
    .execute();
  for (const entry of creditsAt(now)) {
    await db
      .insertInto('credits')
      .values({ ...entry, id: await nextNumber(db, 'credit'), person_id: SANNE })
      .execute();
  }
  await db.insertInto('discounts').values(codesAt(now)).execute();
  await db.insertInto('redemptions').values(redemptionsAt(now)).execute();
  await seedReminders(db, now);
}

/** Paid yesterday, and not delivered yet. */
function recentOrder(now: number): Insertable<OrdersTable> {
  const lines = [{ id: '430', name: 'JA Solar 430 Wp zonnepaneel', qty: 8, price: 8250 }];
  const placed_at = now - DAY;
  return {
    id: RECENT,
    number: '2026-11201',
    person_id: SANNE,
    placed_at,
    paid_at: placed_at,
    lines: JSON.stringify(lines),
    total: 66_000,
    credits_earned: 660,
  };
}

type Earned = Omit<Insertable<CreditsTable>, 'id' | 'person_id'>;

function creditsAt(now: number): Earned[] {
  return [
    { ...given(REVIEW, 50, now - 800 * DAY), used: 0 },
    { ...earned(EARLIER_ORDERS[1].id, 825, now - 200 * DAY), used: 825 },
    { ...earned(EARLIER_ORDERS[0].id, 649, now - 73 * DAY), used: 649 },
    { ...earned(EXAMPLE_ORDER.id, 3695, now - 6 * DAY), used: 3026 },
    { ...given(BIRTHDAY, 73, now - 4 * DAY), used: 0 },
    { ...earned(RECENT, 660, now + 2 * DAY), used: 0 },
  ];
}

function earned(order_id: string, amount: number, valid_from: number) {
  return { order_id, note: null, amount, ...validFrom(valid_from) };
}

function given(note: Words, amount: number, valid_from: number) {
  return { order_id: null, note: JSON.stringify(note), amount, ...validFrom(valid_from) };
}

function validFrom(valid_from: number) {
  return { valid_from, valid_until: inYears(valid_from, 2) };
}

/** Used with earlier orders. */
function codesAt(now: number): Insertable<DiscountsTable>[] {
  return [
    usedCode('PC-7Q2M-4XK9', 500, now - 140 * DAY),
    usedCode('PC-0V5R-9HWE', 1250, now - 5 * DAY),
    usedCode('PC-K81D-33TA', 3500, now - 3 * DAY),
  ];
}

function usedCode(code: string, value: number, ends_at: number): Insertable<DiscountsTable> {
  return { code, kind: 'credits', value, minimum: 0, ends_at, person_id: SANNE };
}

function redemptionsAt(now: number): Insertable<RedemptionsTable>[] {
  return [
    { code: 'PC-7Q2M-4XK9', person_id: SANNE, credits: 500, bought_at: now - 150 * DAY },
    { code: 'PC-0V5R-9HWE', person_id: SANNE, credits: 1000, bought_at: now - 6 * DAY },
    { code: 'PC-K81D-33TA', person_id: SANNE, credits: 2500, bought_at: now - 5 * DAY },
    { code: 'CREDITS5', person_id: SANNE, credits: 500, bought_at: now - 2 * DAY },
  ];
}

async function seedReminders(db: Db, now: number): Promise<void> {
  for (const [days, product_id] of [
    [21, '2001'],
    [2, '2004'],
  ] as const) {
    await db
      .insertInto('stock_reminders')
      .values({
        id: await nextNumber(db, 'reminder'),
        product_id,
        person_id: SANNE,
        name: 'Sanne de Vries',
        email: 'sanne@example.nl',
        locale: 'nl',
        created_at: now - days * DAY,
      })
      .execute();
  }
}

const REVIEW: Words = {
  nl: 'Bedankt voor je review',
  de: 'Danke für Ihre Bewertung',
  en: 'Thank you for your review',
};

const BIRTHDAY: Words = {
  nl: 'Gefeliciteerd met je verjaardag',
  de: 'Alles Gute zum Geburtstag',
  en: 'Happy birthday',
};
