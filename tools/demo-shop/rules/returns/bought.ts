import type { Db, OrderRow } from '../../db/schema.ts';
import { GIFT_ID } from '../gift.ts';
import type { Locale } from '../language.ts';
import { wordsIn } from '../language.ts';
import { pictureOf } from '../product.ts';

/** Whose orders are read: those of a customer, or the one that a guest has identified. */
export interface Holder {
  readonly personId: string | null;
  readonly orderId: string | null;
}

/** A line of a paid order, with the quantity that can be returned. */
export interface Bought {
  /** The id of the order line; see `lineIdOf`. */
  readonly id: number;
  readonly orderId: string;
  readonly orderNumber: string;
  /** Epoch milliseconds. */
  readonly orderedAt: number;
  readonly productId: string;
  readonly name: string;
  readonly category: string;
  /** The slug of its main category. */
  readonly shelf: string;
  readonly image: string;
  /** The ordered quantity. */
  readonly amount: number;
  /** The quantity in submitted returns. */
  readonly reserved: number;
  /** Per piece, in cents. */
  readonly price: number;
}

const LINES = 100;

/** Orders store their lines as JSON, so the id of a line is built from the order number and its position. */
export function lineIdOf(orderNumber: string, index: number): number {
  return orderIdOf(orderNumber) * LINES + index + 1;
}

/** `2026-11120` is order 11120. */
export function orderIdOf(orderNumber: string): number {
  return Number(orderNumber.split('-').at(-1));
}

/** The quantity that can still be returned. */
export function returnable({ amount, reserved }: Pick<Bought, 'amount' | 'reserved'>): number {
  return Math.max(0, amount - reserved);
}

/** All lines of paid orders, newest first. Gifts cannot be returned. */
export async function boughtBy(db: Db, { personId, orderId }: Holder, locale: Locale): Promise<Bought[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'paid')
    .where((either) => either.or([either('person_id', '=', personId ?? ''), either('id', '=', orderId ?? '')]))
    .orderBy('placed_at', 'desc')
    .execute();
  const lines = orders.flatMap(linesIn).filter(({ productId }) => productId !== GIFT_ID);
  const [named, reserved] = [await productsOf(db, lines, locale), await reservedIn(db, orders)];
  return lines.map((line) => ({
    ...line,
    ...named.get(line.productId),
    image: pictureOf(line.productId),
    reserved: reserved.get(line.id) ?? 0,
  }));
}

type StoredLine = Omit<Bought, 'image' | 'reserved'>;

function linesIn({ id, number, placed_at, lines }: OrderRow): StoredLine[] {
  const stored = JSON.parse(lines) as { id: string; name: string; qty: number; price: number }[];
  return stored.map((line, index) => ({
    id: lineIdOf(number, index),
    orderId: id,
    orderNumber: number,
    orderedAt: placed_at,
    productId: line.id,
    name: line.name,
    category: '',
    shelf: '',
    amount: line.qty,
    price: line.price,
  }));
}

/** Names in the shopper's language; a product that is no longer sold has the name in its order. */
async function productsOf(db: Db, lines: readonly StoredLine[], locale: Locale) {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('products')
          .leftJoin('categories', 'categories.id', 'products.category_id')
          .select(['products.id', `products.name_${locale} as name`, 'categories.name as category', 'categories.slug'])
          .where('products.id', 'in', ids)
          .execute();
  return new Map(
    rows.map(({ id, name, category, slug }) => [
      id,
      { name, category: category === null ? '' : wordsIn(category, locale), shelf: slug?.split('/')[0] ?? '' },
    ]),
  );
}

async function reservedIn(db: Db, orders: readonly OrderRow[]): Promise<Map<number, number>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('return_lines')
    .select((line) => ['order_line_id', line.fn.sum<number | string>('amount').as('amount')])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .groupBy('order_line_id')
    .execute();
  return new Map(rows.map((row) => [row.order_line_id, Number(row.amount)]));
}
