/** Why a change is refused; the texts are in `routes/texts.ts`. */
export type Reason =
  | { why: 'stock'; left: number }
  | { why: 'sold-out' }
  | { why: 'only-once' }
  | { why: 'gift' }
  | { why: 'not-for-sale' }
  | { why: 'unknown-product' }
  | { why: 'not-in-cart' }
  | { why: 'quantity' }
  | { why: 'sign-in' }
  | { why: 'unknown-address' }
  | { why: 'credits' }
  | { why: 'voucher' }
  | { why: 'unknown-order' }
  | { why: 'order-cancelled' }
  | { why: 'order-stock'; name: string; left: number }
  | { why: 'order-voucher' }
  | { why: 'order-discount' }
  | { why: 'quotation-over' }
  | { why: 'quotation-link' };

/** Rolls back the transaction; answered with 422 and a message at the field. */
export class Refused extends Error {
  readonly field: string;
  readonly reason: Reason;

  constructor(field: string, reason: Reason) {
    super(`${field}: ${reason.why}`);
    this.name = 'Refused';
    this.field = field;
    this.reason = reason;
  }
}
