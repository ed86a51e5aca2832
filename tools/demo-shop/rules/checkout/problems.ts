/** Errors of a field; the texts are in `routes/checkout-texts.ts`. */
export type Problem =
  | { why: 'required' }
  | { why: 'too-long'; most: number }
  | { why: 'email' }
  | { why: 'account-exists' }
  | { why: 'phone' }
  | { why: 'country' }
  | { why: 'zip-code'; country: string }
  | { why: 'house-number' }
  | { why: 'province' }
  | { why: 'vat-number'; country: string }
  | { why: 'vat-country'; country: string }
  | { why: 'vat-unchecked' }
  /** Makes the form offer to continue without the check; not shown to shoppers. */
  | { why: 'flag' }
  | { why: 'password-short' }
  | { why: 'password-differs' }
  | { why: 'exemption' }
  | { why: 'empty-cart' }
  | { why: 'stock'; name: string; left: number }
  | { why: 'shipping-method' }
  | { why: 'shipping-option' }
  | { why: 'payment-method' }
  | { why: 'payment-option' }
  | { why: 'page-outdated' }
  | { why: 'price' }
  | { why: 'link' }
  | { why: 'product-gone' }
  | { why: 'media-gone' }
  | { why: 'media-type' }
  | { why: 'media-count'; most: number }
  | { why: 'no-collection' }
  | { why: 'no-number' }
  | { why: 'no-solution'; name: string }
  | { why: 'no-answers'; name: string }
  | { why: 'no-serial'; name: string }
  | { why: 'no-remark'; name: string }
  | { why: 'no-image'; name: string }
  | { why: 'no-video'; name: string }
  | { why: 'return-empty' }
  | { why: 'return-gone' }
  | { why: 'return-outdated' }
  | { why: 'return-amount'; most: number }
  | { why: 'return-left'; name: string; left: number };

export type Problems = Readonly<Record<string, readonly Problem[]>>;

/** A refused step; answered with 422 and messages for each field. */
export class Invalid extends Error {
  readonly problems: Problems;

  constructor(problems: Problems) {
    super(`Invalid: ${Object.keys(problems).join(', ')}`);
    this.name = 'Invalid';
    this.problems = problems;
  }
}

/** Throws if there are any problems, which ends the transaction. */
export function requireNone(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}
