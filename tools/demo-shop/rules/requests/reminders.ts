import type { WireId } from '../../../../shared/contract/wire.ts';
import type { Db, PersonRow } from '../../db/schema.ts';
import { requireNone } from '../checkout/problems.ts';
import { nextNumber } from '../counters.ts';
import type { Locale } from '../language.ts';
import { pictureOf } from '../product.ts';
import type { Shopper } from '../shopper.ts';
import { fieldProblems } from './contact.ts';
import { knownProduct } from './known-product.ts';

export interface ReminderRequest {
  readonly type: string;
  readonly id: WireId;
  readonly name: string;
  readonly email: string;
}

/** A reminder of a customer. */
export interface Reminder {
  readonly id: number;
  /** The address of a picture. */
  readonly image: string;
  readonly product: { readonly name: string; readonly url: string };
}

/** Stores a stock reminder, once per product and e-mail address. */
export async function remind(db: Db, { locale, person, now }: Shopper, reminder: ReminderRequest): Promise<void> {
  const fields = { name: reminder.name, email: reminder.email };
  const productId = await knownProduct(db, reminder.id, reminder.type);
  requireNone({
    ...fieldProblems(fields, ['name', 'email'], locale),
    ...(productId === undefined ? { id: [{ why: 'product-gone' }] } : {}),
  });
  const row = {
    id: await nextNumber(db, 'reminder'),
    product_id: productId!,
    person_id: person?.id ?? null,
    name: reminder.name.trim(),
    email: reminder.email.trim().toLowerCase(),
    locale,
    created_at: now,
  };
  await db
    .insertInto('stock_reminders')
    .values(row)
    .onConflict((known) =>
      known.columns(['product_id', 'email']).doUpdateSet((of) => ({
        name: of.ref('excluded.name'),
        locale: of.ref('excluded.locale'),
        // A customer's reminder stays theirs when someone else enters the same address.
        person_id: of.fn.coalesce('stock_reminders.person_id', 'excluded.person_id'),
      })),
    )
    .execute();
}

/** The reminders of a customer, newest first. */
export async function remindersOf(db: Db, { id }: Pick<PersonRow, 'id'>, locale: Locale): Promise<Reminder[]> {
  const rows = await db
    .selectFrom('stock_reminders')
    .innerJoin('products', 'products.id', 'stock_reminders.product_id')
    .select(['stock_reminders.id', 'products.id as product_id', `products.name_${locale} as name`, 'products.slug'])
    .where('person_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('stock_reminders.id', 'desc')
    .execute();
  return rows.map(({ id: reminder, product_id, name, slug }) => {
    return { id: reminder, image: pictureOf(product_id), product: { name, url: `/${slug}` } };
  });
}

/** Deletes a reminder of this customer. */
export async function forgetReminder(db: Db, { id }: Pick<PersonRow, 'id'>, reminder: WireId): Promise<void> {
  await db.deleteFrom('stock_reminders').where('id', '=', Number(reminder)).where('person_id', '=', id).execute();
}
