import * as z from 'zod/mini';
import { anyForm, cents } from './wire.ts';

/** A shop may have had a key of this name before, with another meaning: what cannot be read is as if it were missing. */
function ifReadable<T extends z.ZodMiniType>(type: T) {
  return anyForm(z.optional(type), (value) => (z.safeDecode(type, value as z.input<T>).success ? value : undefined));
}

/** An amount of 0 is none. */
const positive = cents.check(z.positive());

export const UnitPrice = z.object({
  /** What one unit costs, VAT included. */
  price: positive,
  /** The unit as the shopper reads it, such as `m`, `kg` or `100 ml`. */
  unit: z.string().check(z.trim(), z.minLength(1)),
});
export type UnitPrice = z.infer<typeof UnitPrice>;

/**
 * What a shop may know of a price beside the specification, wherever a product has one. Amounts are per piece, and have VAT
 * where the price has it.
 */
export const priceKeys = {
  /**
   * The lowest price of the 30 days before the reduction. It takes the place of the earlier price: it is struck where it
   * exceeds the price, with the percentage in between. Without it, there is no percentage.
   */
  prior_price: ifReadable(positive),
  /**
   * What the maker recommends. It is named, not struck, and shown where it exceeds the price. Where the specification has
   * `msrp`, it takes its place.
   */
  advice_price: ifReadable(positive),
  /** The price of a metre, a kilogram or another unit, which is shown beside the price. Without it, there is none. */
  unit_price: ifReadable(UnitPrice),
};

const PriceKeys = z.object(priceKeys);
/** The optional keys of a price, in cents. */
export type PriceKeys = Partial<z.infer<typeof PriceKeys>>;
