import type { CheckoutCart, CheckoutItem } from '../../shared/contract/checkout.ts';
import type { CheckoutSums } from '../../shared/rules/checkout-sums.ts';

/** The order as the shopper sees it. */
export interface OrderView {
  readonly cart: CheckoutCart;
  readonly sums: CheckoutSums;
  /** Null until the methods are shown. */
  readonly shipping: MethodView | null;
  readonly payment: MethodView | null;
}

interface MethodView {
  readonly text: string;
  /** The shop's name of the chosen option, such as a day. */
  readonly option: string | null;
}

/** Pieces of a product at a price each, an amount in cents, a method, or the rates of VAT. */
export interface EntryValue extends Partial<MethodView> {
  readonly qty?: number;
  /** Null for a price on request. */
  readonly cents?: number | null;
  /** The shop does not know the amount yet. */
  readonly isUnknown?: true;
  /** Null for VAT of which the shop does not name the rate. */
  readonly rates?: readonly (number | null)[];
}

/** An entry of the order; `before` or `now` is null when the order did not or does not have it. */
export interface ChangedEntry {
  /** The text that names the entry. */
  readonly term?: Term;
  /** Of a product, or of a reduction. */
  readonly name?: string | null;
  readonly before: EntryValue | null;
  readonly now: EntryValue | null;
}

type Term = 'title2' | 'title3' | 'shipping' | 'payment' | 'discount' | 'quotationDiscount' | 'voucher' | 'vat';

type Entry = Pick<ChangedEntry, 'term' | 'name'> & { readonly value: EntryValue };
type Entries = ReadonlyMap<string, Entry>;

/** What differs between two views of an order, in the order of the summary. */
export function changedEntries(before: OrderView, now: OrderView): readonly ChangedEntry[] {
  const rest = differences(otherEntries(before), otherEntries(now));
  return [
    ...differences(lineEntries(before.cart.items), lineEntries(now.cart.items)),
    // The methods that were not shown yet are no change.
    ...rest.filter((entry) => entry.before !== null || entry.now?.text === undefined),
  ];
}

function differences(before: Entries, now: Entries): readonly ChangedEntry[] {
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((key) => JSON.stringify(before.get(key)) !== JSON.stringify(now.get(key)))
    .map((key) => {
      const [old, current] = [before.get(key), now.get(key)];
      const { value: _, ...named } = (current ?? old)!;
      return { ...named, before: old?.value ?? null, now: current?.value ?? null };
    });
}

/** A gift may be the same product as a line that is paid for, and a line of a quotation as another one. */
function lineEntries(items: readonly CheckoutItem[]): Entries {
  const lines = new Map<string, Entry>();
  for (const { type, id, sku, name, qty, price, price_on_request } of items) {
    let key = `${type} ${id ?? sku ?? name} ${price === 0}`;
    while (lines.has(key)) key += '+';
    lines.set(key, { name, value: { qty, cents: price_on_request ? null : price } });
  }
  return lines;
}

function otherEntries({ cart, sums, shipping, payment }: OrderView): Entries {
  const { currentDiscount, currentVoucher, discounts = [], extraVatLines, vat, vatRate } = cart;
  const rates = Object.keys(extraVatLines).map(Number);
  const listed = discounts.map(({ name, amount }): Entry => ({ term: 'discount', name, value: { cents: -amount } }));
  const hasVat = rates.length > 0 || vatRate !== null || typeof vat === 'number';
  const entries: readonly (Entry | null | false)[] = [
    shipping && { term: 'title2', value: shipping },
    { term: 'shipping', value: sums.shipping === null ? { isUnknown: true } : { cents: sums.shipping } },
    payment && { term: 'title3', value: payment },
    sums.payment > 0 && { term: 'payment', value: { cents: sums.payment } },
    currentDiscount && { term: 'discount', name: currentDiscount.name, value: { cents: -sums.discount } },
    sums.quotationDiscount > 0 && { term: 'quotationDiscount', value: { cents: -sums.quotationDiscount } },
    currentVoucher && { term: 'voucher', name: currentVoucher.name, value: { cents: -sums.voucher } },
    hasVat && { term: 'vat', value: { rates: rates.length > 0 ? rates : [vatRate] } },
  ];
  return new Map([
    ...entries.flatMap((entry) => (entry ? [[entry.term!, entry] as const] : [])),
    ...listed.map((entry) => [`discount ${entry.name}`, entry] as const),
  ]);
}
