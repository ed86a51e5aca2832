import type { Quotation } from '../../../../shared/contract/quotation.ts';
import type { Db, QuotationRow } from '../../db/schema.ts';
import { productsById } from '../catalogue.ts';
import { exemptionOf } from '../exemption.ts';
import { wordsIn } from '../language.ts';
import { priceKeysOf } from '../price-keys.ts';
import type { Product } from '../product.ts';
import type { Shopper } from '../shopper.ts';
import { totalsOf, vatLinesOf, payableOf, VAT_RATE, type PricedLine, type Totals } from '../totals.ts';
import { storedCart } from '../stored-cart.ts';

const DAY = 24 * 60 * 60 * 1000;
/** From the date of a quotation to its last day. */
const VALIDITY = 30 * DAY;

/** A quoted product with its quantity. */
export interface QuotedLine {
  readonly product: Product;
  readonly qty: number;
}

/** A quotation in one language. */
export interface Offer {
  readonly row: QuotationRow;
  readonly lines: readonly QuotedLine[];
  readonly view: Quotation;
}

export type Decision = 'accept' | 'decline' | 'download';

/** It can be answered until it is accepted or declined, or has expired. */
export function isOpen({ accepted_at, declined_at, valid_until }: QuotationRow, now: number): boolean {
  return accepted_at === null && declined_at === null && valid_until > now;
}

/** The links that answer it; they contain the signature. */
export function linkTo({ id, signature }: Pick<QuotationRow, 'id' | 'signature'>, decision: Decision): string | null {
  return signature === null ? null : `/quotation/${id}/${decision}?signature=${signature}`;
}

/** Prices at the usual rate, or at 0 % where the product allows it. */
export function pricedAt(lines: readonly QuotedLine[], isExempt: boolean): PricedLine[] {
  return lines.map(({ product, qty }) => {
    const exempt = isExempt && product.has_tax_exemption;
    return { price: payableOf(product.price, exempt), qty, exempt };
  });
}

export function sumsAt(lines: readonly QuotedLine[], { discount }: QuotationRow, isExempt: boolean): Totals {
  return totalsOf(pricedAt(lines, isExempt), { quotationDiscount: discount });
}

export async function readOffer(db: Db, shopper: Shopper, id: string): Promise<Offer | undefined> {
  const row = await db.selectFrom('quotations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const quoted = JSON.parse(row.lines) as { id: string; qty: number }[];
  const products = await productsById(
    db,
    shopper.locale,
    quoted.map((line) => line.id),
  );
  const lines = quoted.flatMap(({ id: productId, qty }) => {
    const product = products.find((item) => String(item.id) === productId);
    return product ? [{ product, qty }] : [];
  });
  const view = {
    ...viewOf(row, lines, shopper),
    customer: await customerOf(db, row),
    tax_exemption_allowed: await mayBeExempt(db, row, shopper),
  };
  return { row, lines, view };
}

async function customerOf(db: Db, { person_id: id }: QuotationRow): Promise<string | null> {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) return null;
  const name = [person.first_name, person.middle_name, person.last_name].filter(Boolean).join(' ');
  return [person.company, name].filter(Boolean).join('\n');
}

/** A quotation for the cart is exempt only if the cart can be; an accepted one keeps its rate. */
async function mayBeExempt(db: Db, row: QuotationRow, shopper: Shopper): Promise<boolean> {
  if (row.allows_exemption === 0) return false;
  if (row.accepted_at !== null) return row.is_exempt === 1;
  if (row.is_on_account === 1) return true;
  return exemptionOf(await storedCart(db, shopper), shopper).isPossible;
}

/** The amounts that the customer accepted or would accept: without VAT after choosing 0 %. */
export function acceptedAmounts({ row, view }: Pick<Offer, 'row' | 'view'>): Quotation {
  if (row.is_exempt !== 1) return view;
  const vat = Object.entries(view.tax_exemption_vat);
  return {
    ...view,
    lines: view.lines.map((line) => ({ ...line, price: line.tax_exemption_price, msrp: line.tax_exemption_msrp })),
    subtotal: view.tax_exemption_subtotal,
    discount: view.tax_exemption_discount,
    total: view.tax_exemption_total ?? view.total,
    vat_rate: Math.max(0, ...vat.map(([rate]) => Number(rate))),
    vat_amount: vat.reduce((sum, [, cents]) => sum + (cents ?? 0), 0),
  };
}

const AGREE = {
  nl: '<p>Ik verklaar dat het btw-tarief van 0 % op deze levering van toepassing is. Zie <a href="/voorwaarden">de voorwaarden</a>.</p>',
  de: '<p>Ich erkläre, dass für diese Lieferung der Nullsteuersatz gilt (§ 12 Abs. 3 UStG). Siehe <a href="/voorwaarden">die Bedingungen</a>.</p>',
  en: '<p>I declare that the VAT rate of 0 % applies to this delivery. See <a href="/voorwaarden">the terms</a>.</p>',
};

function viewOf(row: QuotationRow, lines: readonly QuotedLine[], shopper: Shopper): Quotation {
  const { locale, now } = shopper;
  const [sums, exempt] = [sumsAt(lines, row, false), sumsAt(lines, row, true)];
  const isValid = isOpen(row, now);
  return {
    display_id: row.number,
    version: String(row.version),
    customer: null,
    date: dayOf(row.valid_until - VALIDITY),
    valid_until: dayOf(row.valid_until),
    content: row.content === null ? null : wordsIn(row.content, locale),
    lines: lines.map((line) => lineIn(line, shopper)),
    subtotal: sums.subtotal,
    discount: sums.quotationDiscount,
    shipping_costs: sums.shippingCosts,
    total: sums.total,
    vat_amount: sums.vat,
    vat_rate: VAT_RATE,
    tax_exemption_subtotal: exempt.subtotal,
    tax_exemption_discount: exempt.quotationDiscount,
    tax_exemption_total: exempt.total,
    tax_exemption_vat: vatLinesOf(pricedAt(lines, true), exempt.vat),
    tax_exemption_allowed: false,
    tax_exemption_agree_text: row.allows_exemption === 1 ? AGREE[locale] : null,
    valid_days: Math.max(0, Math.ceil((row.valid_until - now) / DAY)),
    is_valid: isValid,
    is_on_account: row.is_on_account === 1,
    is_accepted: row.accepted_at !== null,
    is_downloadable: row.signature !== null,
    download_url: linkTo(row, 'download'),
    accept_url: isValid ? linkTo(row, 'accept') : null,
    decline_url: isValid ? linkTo(row, 'decline') : null,
  };
}

function dayOf(time: number): string {
  return new Date(time).toISOString();
}

function lineIn({ product, qty }: QuotedLine, shopper: Shopper): Quotation['lines'][number] {
  const { name, image, image_alt, price, from_price, has_tax_exemption } = product;
  const exempt = (amount: number) => payableOf(amount, has_tax_exemption);
  return {
    name,
    image,
    image_alt,
    amount: qty,
    price,
    msrp: from_price,
    ...priceKeysOf(product, shopper),
    discount: from_price === null ? null : from_price - price,
    tax_exemption_price: exempt(price),
    tax_exemption_msrp: from_price === null ? null : exempt(from_price),
  };
}
