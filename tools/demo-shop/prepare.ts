import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import type { Behaviour, How } from './behaviours.ts';
import type { Extra } from './extras.ts';
import type { ShopApp } from './context.ts';
import type { Db } from './db/schema.ts';
import { randomId } from './ids.ts';
import { putLine } from './rules/cart-lines.ts';
import { keepData } from './rules/checkout/known.ts';
import { chooseExemption } from './rules/exemption.ts';
import type { Locale } from './rules/language.ts';
import type { FileStore } from './rules/media/file-store.ts';
import { takeQuotation } from './rules/quotation/in-cart.ts';
import { chooseProducts } from './rules/returns/draft.ts';
import type { MakeId, ShopSession } from './rules/sessions.ts';
import { findSession, openSession, signIn } from './rules/sessions.ts';
import type { Shopper } from './rules/shopper.ts';
import type { RateLimits } from './rate-limit.ts';

/** The initial state of a shop. */
export interface ShopSetup {
  /** Opens an empty database: `openNode` or `openBrowser`. */
  open: () => Promise<Db>;
  /** Quantities by stock code or id; they may exceed the stock, as if other shoppers had bought the rest. */
  cart?: readonly CartEntry[];
  /** The id of a seeded customer to sign in, such as `sanne`. */
  customer?: string;
  /** The number of products; 60 by default. */
  products?: number;
  /** How calls fail: `{ '/cart/plus': 'slow' }`. */
  answers?: Readonly<Record<string, How | Behaviour>>;
  /** What the answers contain beside those of the specification; see `extras.ts`. */
  extras?: readonly Extra[];
  locale?: Locale;
  /** A discount code to apply. */
  discount?: string;
  /** A gift card to apply. */
  voucher?: string;
  /** A quotation of the customer to add to the cart. */
  quotation?: string;
  /** Quantities to return by order line, such as `{ 1112001: 2 }`, from the customer's own orders. */
  returning?: Readonly<Record<string, number>>;
  /** The shopper chose the 0 % rate; requires the locale `de`. */
  isExempt?: boolean;
  /** Accepted input of the checkout steps; passwords are not stored. */
  checkout?: Partial<CheckoutData>;
  /** Stock by stock code or id. */
  stock?: Readonly<Record<string, number>>;
  /** Epoch milliseconds. */
  clock?: () => number;
  /** Creates ids; replace it for repeatable output. */
  random?: MakeId;
  /** Waits for some milliseconds before a slow answer. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Stores the bytes of uploaded files; in the database by default. */
  pieces?: FileStore;
  /** Attempts per minute. */
  tries?: Partial<RateLimits>;
  pages?: (app: ShopApp) => void;
}

export interface CartEntry {
  sku?: string;
  id?: string | number;
  qty?: number;
}

/** Opens a session and applies the setup. */
export async function prepare(db: Db, setup: ShopSetup, now: number): Promise<ShopSession> {
  const id = randomId();
  await openSession(db, id, randomId, now, setup.locale);
  if (setup.customer !== undefined) await signInAs(db, id, setup.customer, now);
  const session = await sessionNow(db, id);
  const shopper = { cartId: session.cartId, locale: session.locale, person: session.customer, now };
  await setStock(db, setup.stock ?? {});
  await fillCart(db, shopper, setup);
  if (setup.checkout) await keepData(db, shopper, setup.checkout);
  if (setup.returning) await chooseProducts(db, senderIn(session, now), setup.returning);
  return session;
}

function senderIn({ id, customer, locale }: ShopSession, now: number) {
  return { sessionId: id, personId: customer?.id ?? null, locale, now };
}

async function signInAs(db: Db, sessionId: string, personId: string, now: number): Promise<void> {
  const person = await db.selectFrom('people').selectAll().where('id', '=', personId).executeTakeFirstOrThrow();
  const session = await sessionNow(db, sessionId);
  await signIn(db, session, person, session, randomId, now);
}

async function fillCart(
  db: Db,
  shopper: Shopper,
  { cart = [], discount, voucher, quotation, isExempt }: ShopSetup,
): Promise<void> {
  for (const [index, entry] of cart.entries()) {
    const id = await productId(db, String(entry.sku ?? entry.id));
    await putLine(db, { ...shopper, now: shopper.now + index }, id, entry.qty ?? 1);
  }
  if (quotation !== undefined) await takeQuotation(db, shopper, quotation);
  if (isExempt) await chooseExemption(db, shopper, true);
  await db
    .updateTable('carts')
    .set({ discount_code: discount ?? null, voucher_code: voucher ?? null })
    .where('id', '=', shopper.cartId)
    .execute();
}

async function setStock(db: Db, stock: Readonly<Record<string, number>>): Promise<void> {
  for (const [key, left] of Object.entries(stock)) {
    const id = await productId(db, key);
    await db.updateTable('products').set({ stock: left }).where('id', '=', id).execute();
  }
}

async function productId(db: Db, key: string): Promise<string> {
  const product = await db
    .selectFrom('products')
    .select('id')
    .where((either) => either.or([either('sku', '=', key), either('id', '=', key)]))
    .executeTakeFirst();
  if (!product) throw new Error(`This shop has no product ${key}`);
  return product.id;
}

async function sessionNow(db: Db, id: string): Promise<ShopSession> {
  return (await findSession(db, id))!;
}
