import * as z from 'zod/mini';
import { anyForm, cents } from './wire.ts';

/** A shop may have had a key of this name before, with another meaning: what cannot be read is as if it were missing. */
export function ifReadable<T extends z.ZodMiniType>(type: T, isSome: (value: z.output<T>) => boolean = () => true) {
  return anyForm(z.optional(type), (value) => {
    const { success, data } = z.safeDecode(type, value as z.input<T>);
    return success && isSome(data) ? value : undefined;
  });
}

/** PHP writes 0.00 for an amount that there is not. */
const isPositive = (amount: number) => amount > 0;

/** Read by `readLabels`, with the code that shows them. */
const labelKey = z.optional(z.unknown());

/**
 * What a shop may know of a price beside the specification, wherever a product has one. Amounts are per piece, and have VAT
 * where the price has it.
 */
export const priceKeys = {
  /**
   * The lowest price of the 30 days before the reduction. It takes the place of the earlier price: where it exceeds the
   * price, it is struck, with the percentage. Without it, there is no percentage.
   */
  prior_price: ifReadable(cents, isPositive),
  /**
   * What the maker recommends. Where it exceeds the price, it is shown with its name, and not struck. It takes the place of
   * `msrp`.
   */
  advice_price: ifReadable(cents, isPositive),
  /** The price of a metre, a kilogram or another unit, which is shown with the price. Without it, there is none. */
  unit_price: ifReadable(
    z.object({
      /** What one unit costs. */
      price: cents,
      /** The unit as the shopper reads it, such as `m`, `kg` or `100 ml`. */
      unit: z.string(),
    }),
    ({ price, unit }) => isPositive(price) && unit.trim() !== '',
  ),
  /**
   * The label of the producer's commercial guarantee of durability: `image`, its `width` and `height` in pixels, and where
   * there are some `years`, `alt` and `url`. Without it, there is none.
   */
  guarantee_label: labelKey,
  /**
   * The energy class, as an arrow in its colour: `class`, `image` and `sheet`, and `scale` where it is not A to G. Without
   * it, there is none.
   */
  energy_label: labelKey,
};

const PriceKeys = z.object(priceKeys);
/** The optional keys of a price, in cents. */
export type PriceKeys = Partial<z.infer<typeof PriceKeys>>;
