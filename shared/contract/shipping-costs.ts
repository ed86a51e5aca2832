import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { cents, fieldText, isRecord, list, missable } from './wire.ts';

/** Contract of the shipping costs of a product. */

export const ShippingCost = z.object({
  /** The country. */
  name: fieldText,
  /** VAT included; 0 is free. */
  costs: cents,
});
export type ShippingCost = z.infer<typeof ShippingCost>;

const Costs = z.object({
  /** One row per country, in their order. */
  data: list(missable(ShippingCost)),
});

/** The rows, or a list of them under `data`. An object without a key is no list with gaps. */
const ShippingCosts = z.codec(z.unknown(), Costs, {
  decode(body): z.input<typeof Costs> {
    if (!isRecord(body)) return { data: body };
    return { data: 'data' in body || Object.keys(body).length === 0 ? body.data : body };
  },
  encode: (costs): unknown => costs,
});

/** Reads what it costs to send a product of this price, by country. */
export const readShippingCosts = endpoint({
  path: '/shipping-costs',
  safe: true,
  /** The price of the product in euros, as the page gives it. */
  input: z.object({
    /** The price of the product in euros, as the page gives it. */
    price: z.number(),
  }),
  answer: ShippingCosts,
});
