import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import type { Behaviour, How } from './behaviours.ts';
import type { ShopApp } from './context.ts';
import type { Db } from './db/schema.ts';
import { randomId } from './ids.ts';
import { putLine } from './rules/cart-lines.ts';
import { keepData } from './rules/checkout/known.ts';
import { chooseExemption } from './rules/exemption.ts';
import type { Locale } from './rules/language.ts';
import type { FileStore } from './rules/media/file-store.ts';
import { takeQuotation } from './rules/quotations.ts';
import { chooseProducts } from './rules/returns/draft.ts';
import type { MakeId, ShopSession } from './rules/sessions.ts';
import { findSession, openSession, signIn } from './rules/sessions.ts';
import type { Shopper } from './rules/shopper.ts';
import type { RateLimits } from './rate-limit.ts';

/** What is on the shelf and in the cart before the shopper comes in. */
export interface ShopSetup {
  /** Opens an empty database: `openNode` or `openBrowser`. */
  open: () => Promise<Db>;
  /** Lines by stock code or number; quantities may exceed the stock, as they do when others were faster. */
  cart?: readonly CartEntry[];
  /** The id of a seeded customer, such as `sanne`, who is signed in. */
  customer?: string;
  /** How many products the shop has, 60 unless told. */
  products?: number;
  /** How calls go wrong: `{ '/cart/plus': 'slow' }`. */
  answers?: Readonly<Record<string, How | Behaviour>>;
  locale?: Locale;
  /** A discount code that was applied. */
  discount?: string;
  /** A gift card that was applied. */
  voucher?: string;
  /** A quotation of the customer that was put into the cart. */
  quotation?: string;
  /** Pieces that are about to be sent back, by order line, such as `{ 1112001: 2 }`; the customer's own. */
  returning?: Readonly<Record<string, number>>;
  /** The shopper chose the rate of 0 %; it takes the locale `de`. */
  isExempt?: boolean;
  /** What the steps of the checkout have accepted already; passwords are not kept. */
  checkout?: Partial<CheckoutData>;
  /** Pieces left, by stock code or number. */
  stock?: Readonly<Record<string, number>>;
  /** Epoch milliseconds. */
  clock?: () => number;
  /** Makes ids; for a shop that says the same every time. */
  random?: MakeId;
  /** Lets milliseconds pass before a slow answer. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Keeps the bytes of uploaded files; the database does unless told. */
  pieces?: FileStore;
  /** How often something may be tried in a minute. */
  tries?: Partial<RateLimits>;
  pages?: (app: ShopApp) => void;
}

export interface CartEntry {
  sku?: string;
  id?: string | number;
  qty?: number;
}

/** Opens a session and puts everything where the setup wants it. */
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
