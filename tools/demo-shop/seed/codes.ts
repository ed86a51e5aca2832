import type { Insertable } from 'kysely';
import type { DiscountsTable, VouchersTable } from '../db/schema.ts';

const LONG_AGO = Date.UTC(2025, 0, 1);

/** `CREDITS5` is a code for 500 Power Credits. */
export const discounts: Insertable<DiscountsTable>[] = [
  { code: 'ZON10', kind: 'amount', value: 1000, minimum: 0, ends_at: null, person_id: null },
  { code: 'SOLAR5', kind: 'percent', value: 5, minimum: 0, ends_at: null, person_id: null },
  { code: 'WELKOM25', kind: 'amount', value: 2500, minimum: 25_000, ends_at: null, person_id: null },
  { code: 'ZOMER24', kind: 'percent', value: 10, minimum: 0, ends_at: LONG_AGO, person_id: null },
  { code: 'CREDITS5', kind: 'credits', value: 500, minimum: 0, ends_at: null, person_id: 'sanne' },
];

/** Gift cards with their balance. */
export const vouchers: Insertable<VouchersTable>[] = [
  { code: 'CADEAU50', balance: 5000, ends_at: null },
  { code: 'CADEAU1000', balance: 100_000, ends_at: null },
  { code: 'CADEAULEEG', balance: 0, ends_at: null },
  { code: 'CADEAUOUD', balance: 2500, ends_at: LONG_AGO },
];
