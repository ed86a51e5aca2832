import type { Db, PersonRow } from '../db/schema.ts';
import { isPassword } from './passwords.ts';

/** A hash that no password meets; it makes an unknown address take as long as a known one. */
const NOBODY = 'pbkdf2$210000$AAAAAAAAAAAAAAAAAAAAAA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

/** The customer whom address and password name together. */
export async function customerNamed(db: Db, email: string, password: string): Promise<PersonRow | undefined> {
  const person = await db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  const isRight = await isPassword(password, person?.password ?? NOBODY);
  return isRight ? person : undefined;
}
