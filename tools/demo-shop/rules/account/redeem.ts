import type { Db } from '../../db/schema.ts';
import { REDEEM_OPTIONS } from '../../seed/account/redeem-options.ts';
import { Refused } from '../refusal.ts';
import type { MakeId } from '../sessions.ts';
import { inYears } from './valid.ts';
import type { Customer } from './customer.ts';

/** Years for which a code is valid. */
const CODE_YEARS = 2;

/** Redeems credits, those that expire first, for a code that the checkout accepts once. */
export async function redeem(db: Db, customer: Customer, makeId: MakeId, credits: number): Promise<string> {
  const option = REDEEM_OPTIONS.find((offered) => offered.credits === credits);
  if (!option) throw new Refused('credits', { why: 'voucher' });
  await takeCredits(db, customer, credits);
  const { person, now } = customer;
  const code = codeFrom(makeId());
  await db
    .insertInto('discounts')
    .values({
      code,
      kind: 'credits',
      value: option.discount_eur,
      minimum: 0,
      ends_at: inYears(now, CODE_YEARS),
      person_id: person.id,
    })
    .execute();
  await db.insertInto('redemptions').values({ code, person_id: person.id, credits, bought_at: now }).execute();
  return code;
}

async function takeCredits(db: Db, { person, now }: Customer, credits: number): Promise<void> {
  const entries = await db
    .selectFrom('credits')
    .select(['id', 'amount', 'used', 'valid_until'])
    .where('person_id', '=', person.id)
    .where('valid_from', '<=', now)
    .where((either) => either.or([either('valid_until', 'is', null), either('valid_until', '>', now)]))
    .execute();
  const soonest = entries.toSorted((a, b) => endOf(a) - endOf(b) || a.id - b.id);
  let left = credits;
  for (const { id, amount, used } of soonest) {
    const taken = Math.min(left, amount - used);
    if (taken > 0) await takeFrom(db, id, used, taken);
    left -= taken;
  }
  if (left > 0) throw new Refused('credits', { why: 'credits' });
}

/** If two requests redeem the same credits, the second one finds that they have changed, and is refused. */
async function takeFrom(db: Db, id: number, used: number, taken: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('credits')
    .set({ used: used + taken })
    .where('id', '=', id)
    .where('used', '=', used)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Refused('credits', { why: 'credits' });
}

function endOf({ valid_until }: { valid_until: number | null }): number {
  return valid_until ?? Number.POSITIVE_INFINITY;
}

/** Short enough to be read out on the phone. */
function codeFrom(id: string): string {
  const signs = id.replaceAll(/[^a-z\d]/gi, '').toUpperCase();
  return `PC-${signs.slice(0, 4)}-${signs.slice(4, 8)}`;
}
