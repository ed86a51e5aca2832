import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type { Db } from '../../db/schema.ts';
import type { Shopper } from '../shopper.ts';
import { isEmail } from './formats.ts';
import type { Problem, Problems } from './problems.ts';

const SHORTEST_PASSWORD = 8;

/** A guest who enters a password wants an account. */
export function wantsAccount(data: CheckoutData, { person }: Pick<Shopper, 'person'>): boolean {
  return person === null && (data.password !== '' || data.password_confirmation !== '');
}

/** Errors in the contact data of a guest; a customer needs none. */
export async function accountProblems(db: Db, shopper: Shopper, data: CheckoutData): Promise<Problems> {
  if (shopper.person) return {};
  const isWanted = wantsAccount(data, shopper);
  const email = emailProblem(data.email) ?? (isWanted ? await takenProblem(db, shopper, data.email) : null);
  return { ...(email && { email: [email] }), ...(isWanted && passwordProblems(data)) };
}

function emailProblem(email: string): Problem | null {
  if (email === '') return { why: 'required' };
  return isEmail(email) ? null : { why: 'email' };
}

function passwordProblems({ password, password_confirmation }: CheckoutData): Problems {
  const isShort = password.length < SHORTEST_PASSWORD;
  const differs = password !== password_confirmation;
  return {
    ...(isShort && { password: [{ why: 'password-short' }] as const }),
    ...(differs && { password_confirmation: [{ why: 'password-differs' }] as const }),
  };
}

/** An account that was created by this order belongs to the shopper. */
async function takenProblem(db: Db, { cartId }: Shopper, email: string): Promise<Problem | null> {
  const person = await db.selectFrom('people').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst();
  if (!person) return null;
  const own = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('status', '=', 'open')
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  return own ? null : { why: 'account-exists' };
}
