import type { Db, QuotationRow } from '../../db/schema.ts';
import { nextNumber } from '../counters.ts';
import { orderAddressOf, type OrderAddress, type OrderDetails, type OrderLine } from '../order.ts';
import type { MakeId } from '../sessions.ts';
import { takeStock } from '../settle.ts';
import type { Shopper } from '../shopper.ts';
import { vatLinesOf } from '../totals.ts';
import { pricedAt, sumsAt, type QuotedLine } from './read.ts';

const DELIVERY = { nl: 'Bezorging in overleg', de: 'Lieferung nach Absprache', en: 'Delivery by appointment' };
const INVOICE = { nl: 'Op rekening', de: 'Auf Rechnung', en: 'On account' };

interface Quoted {
  readonly row: QuotationRow;
  readonly lines: readonly QuotedLine[];
}

/** Places an order on account. The stock is reduced at once, as with a paid order. */
export async function placeOnAccount(
  db: Db,
  shopper: Shopper,
  makeId: MakeId,
  quoted: Quoted,
  isExempt: boolean,
): Promise<string> {
  const details = await detailsOf(db, shopper, quoted, isExempt);
  const id = makeId();
  // Before the stock, as orders that a gift card covers do: two that lock the counters the other way round block each other.
  const number = `${new Date(shopper.now).getUTCFullYear()}-${await nextNumber(db, 'order')}`;
  await takeStock(db, details.lines);
  await db
    .insertInto('orders')
    .values({
      id,
      number,
      person_id: quoted.row.person_id,
      status: 'paid',
      placed_at: shopper.now,
      paid_at: shopper.now,
      lines: JSON.stringify(details.lines.map((line) => ({ ...line, id: String(line.id), image: undefined }))),
      total: details.amounts.total,
      credits_earned: 0,
      details: JSON.stringify(details),
    })
    .execute();
  return id;
}

async function detailsOf(
  db: Db,
  { locale }: Shopper,
  { row, lines }: Quoted,
  isExempt: boolean,
): Promise<OrderDetails> {
  const person = await db.selectFrom('people').selectAll().where('id', '=', row.person_id).executeTakeFirstOrThrow();
  const priced = pricedAt(lines, isExempt);
  const sums = sumsAt(lines, row, isExempt);
  return {
    locale,
    email: person.email,
    phone: person.phone ?? '',
    type: person.type,
    vatNumber: person.vat_number ?? '',
    lines: lines.map(({ product: { id, name, image }, qty }, at): OrderLine => ({
      id,
      name,
      qty,
      price: priced[at]!.price,
      image,
    })),
    billing: await addressOf(db, row.person_id, 'is_billing'),
    shipping: await addressOf(db, row.person_id, 'is_shipping'),
    shippingMethod: { id: 'offerte', type: 'delivery', label: DELIVERY[locale], option: null },
    paymentMethod: { id: 'rekening', type: 'payment', label: INVOICE[locale], option: null },
    amounts: {
      subtotal: sums.subtotal,
      shipping: sums.shippingCosts,
      payment: 0,
      discount: 0,
      quotationDiscount: sums.quotationDiscount,
      total: sums.total,
      voucher: 0,
      due: sums.total,
    },
    vatLines: vatLinesOf(priced, sums.vat),
    isExempt,
    discountCode: null,
    voucherCode: null,
    isPowerCreditDiscount: false,
  };
}

const NOWHERE: OrderAddress = {
  first_name: '',
  middle_name: '',
  last_name: '',
  company: '',
  street: '',
  house_number: '',
  house_number_addition: '',
  zip_code: '',
  city: '',
  country: 'nl',
};

async function addressOf(db: Db, personId: string, use: 'is_billing' | 'is_shipping'): Promise<OrderAddress> {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy(use, 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row ? orderAddressOf(row) : NOWHERE;
}
