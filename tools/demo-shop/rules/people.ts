import type { Db, PersonRow } from '../db/schema.ts';
import { isPassword } from './passwords.ts';

/** A hash without a password. It makes the check of an unknown address as slow as that of a known one. */
const NOBODY = 'pbkdf2$210000$AAAAAAAAAAAAAAAAAAAAAA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

/** The customer with this e-mail address and password. */
export async function customerNamed(db: Db, email: string, password: string): Promise<PersonRow | undefined> {
  const person = await db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  const isRight = await isPassword(password, person?.password ?? NOBODY);
  return isRight ? person : undefined;
}
