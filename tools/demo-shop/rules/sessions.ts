import type { Behaviours } from '../behaviours.ts';
import type { Updateable } from 'kysely';
import type { Db, PersonRow, SessionsTable } from '../db/schema.ts';
import type { Extra, WithExtras } from '../extras.ts';
import type { Locale } from './language.ts';
import { isLocale } from './language.ts';
import { mergeCarts } from './merge.ts';

/** A visitor's session, as pages use it. */
export interface ShopSession extends WithExtras {
  id: string;
  /** Every change must contain this token. */
  csrf: string;
  locale: Locale;
  /** Null for a guest. */
  customer: PersonRow | null;
  cartId: string;
  /** A notice that the next page shows once. */
  notice: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Rounded down to the minute. */
  seenAt: number;
  /** How its calls fail. */
  behaviours: Behaviours;
  /** False while the cookie of a guest contains everything that the shop knows about the session. */
  isStored: boolean;
}

/** The keys that the browser holds and that pages contain. */
export interface SessionKeys {
  id: string;
  csrf: string;
}

type Settings = Updateable<Pick<SessionsTable, 'behaviours' | 'extras'>>;

/** Creates unguessable ids. */
export type MakeId = () => string;

export async function findSession(db: Db, id: string): Promise<ShopSession | undefined> {
  const row = await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const customer = row.person_id === null ? undefined : await personById(db, row.person_id);
  const { csrf, cart_id: cartId, notice, created_at: createdAt, seen_at: seenAt } = row;
  const locale = isLocale(row.locale) ? row.locale : 'nl';
  return {
    id,
    csrf,
    locale,
    customer: customer ?? null,
    cartId,
    notice,
    createdAt,
    seenAt,
    behaviours: readBehaviours(row.behaviours),
    extras: row.extras === null ? undefined : (JSON.parse(row.extras) as Extra[]),
    isStored: true,
  };
}

/** The session of a guest with an empty cart, of which nothing is stored. */
export function newGuest(id: string, makeId: MakeId, now: number, locale: Locale = 'nl'): ShopSession {
  const [csrf, cartId] = [makeId(), makeId()];
  const times = { createdAt: now, seenAt: now };
  return { id, csrf, locale, customer: null, cartId, notice: null, behaviours: {}, ...times, isStored: false };
}

/** Stores the session of a guest with its cart, unless another request of the guest has. */
export async function storeSession(db: Db, session: ShopSession): Promise<void> {
  const { id, csrf, locale, cartId, createdAt, seenAt } = session;
  await openCart(db, cartId, seenAt);
  await db
    .insertInto('sessions')
    .values({
      id,
      csrf,
      locale,
      person_id: null,
      cart_id: cartId,
      notice: null,
      created_at: createdAt,
      seen_at: seenAt,
    })
    .onConflict((known) => known.column('id').doNothing())
    .execute();
}

/** Opens the session of a guest with an empty cart. */
export async function openSession(
  db: Db,
  id: string,
  makeId: MakeId,
  now: number,
  locale?: Locale,
): Promise<ShopSession> {
  const session = newGuest(id, makeId, now, locale);
  await storeSession(db, session);
  return { ...session, isStored: true };
}

export async function chooseLocale(db: Db, session: ShopSession, locale: Locale): Promise<void> {
  await db.updateTable('sessions').set({ locale }).where('id', '=', session.id).execute();
}

/** Sets or clears the notice of the next page. */
export async function keepNotice(db: Db, session: ShopSession, notice: string | null): Promise<void> {
  await db.updateTable('sessions').set({ notice }).where('id', '=', session.id).execute();
}

/**
 * Signs a customer in: the guest's lines are merged into the customer's saved cart. The session gets new keys, so that
 * keys from before the login are invalid.
 */
export async function signIn(
  db: Db,
  session: ShopSession,
  person: PersonRow,
  { id, csrf }: SessionKeys,
  makeId: MakeId,
  now: number,
): Promise<void> {
  const cartId = await cartOf(db, person, makeId, now);
  const isGuest = session.customer === null;
  if (isGuest) await mergeCarts(db, session.cartId, { cartId, locale: session.locale, person, now });
  await db
    .updateTable('sessions')
    .set({ id, csrf, person_id: person.id, cart_id: cartId, created_at: now, seen_at: now })
    .where('id', '=', session.id)
    .execute();
  if (isGuest) await db.deleteFrom('carts').where('id', '=', session.cartId).execute();
}

/** How the session's calls fail, and what they answer, as the columns of its row say. */
export async function keepSettings(db: Db, { id }: Pick<ShopSession, 'id'>, settings: Settings): Promise<void> {
  await db.updateTable('sessions').set(settings).where('id', '=', id).execute();
}

export async function chooseExtras(db: Db, session: ShopSession, extras: readonly Extra[]): Promise<void> {
  await keepSettings(db, session, { extras: extras.length > 0 ? JSON.stringify(extras) : null });
}

/**
 * Changes the behaviours of a session. The first statement writes, so that two processes that count a call of the same
 * session do it one after the other.
 */
export async function changeBehaviours(
  db: Db,
  { id }: Pick<ShopSession, 'id'>,
  change: (stored: Behaviours) => Behaviours,
): Promise<void> {
  const row = await db
    .updateTable('sessions')
    .set((session) => ({ behaviours: session.ref('behaviours') }))
    .where('id', '=', id)
    .returning('behaviours')
    .executeTakeFirst();
  if (!row) return;
  const behaviours = change(readBehaviours(row.behaviours));
  const isEmpty = Object.keys(behaviours).length === 0;
  await keepSettings(db, { id }, { behaviours: isEmpty ? null : JSON.stringify(behaviours) });
}

function readBehaviours(text: string | null): Behaviours {
  return text === null ? {} : (JSON.parse(text) as Behaviours);
}

/** Ends the session; the customer's cart is kept. @returns what `keepSettings` gives to the next one */
export async function endSession(db: Db, { id }: ShopSession): Promise<Settings> {
  const gone = await db.deleteFrom('sessions').where('id', '=', id).returning(['behaviours', 'extras']).execute();
  // Another request may have ended it a moment ago.
  return gone[0] ?? { behaviours: null, extras: null };
}

async function cartOf(db: Db, person: PersonRow, makeId: MakeId, now: number): Promise<string> {
  const cart = await db.selectFrom('carts').select('id').where('person_id', '=', person.id).executeTakeFirst();
  return cart?.id ?? openCart(db, makeId(), now, person.id);
}

async function openCart(db: Db, id: string, now: number, personId: string | null = null): Promise<string> {
  await db
    .insertInto('carts')
    .values({ id, person_id: personId, discount_code: null, voucher_code: null, changed_at: now })
    .onConflict((known) => known.column('id').doNothing())
    .execute();
  return id;
}

function personById(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}
