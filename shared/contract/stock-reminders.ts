import * as z from 'zod/mini';
import { endpoint, pathPart } from './endpoint.ts';
import { linkUrl, pictureUrl } from './url.ts';
import { anyData, fieldText, isRecord, list, wireId } from './wire.ts';

/** Contract of a customer's stock reminders. */

const Product = z.object({
  /** The name of the product. */
  name: fieldText,
  /** The page of the product. Without it, the name is no link. */
  url: linkUrl,
});

export const StockReminder = z.object({
  /** Its id. */
  id: wireId,
  /** Where its picture is. Without one, a drawing stands in its place. */
  image: pictureUrl,
  /** The name of the product, or the product. */
  product: z.codec(z.unknown(), Product, {
    decode: (value): z.input<typeof Product> => (isRecord(value) ? value : { name: value as string }),
    encode: (value): unknown => value,
  }),
});
export type StockReminder = z.infer<typeof StockReminder>;

/** Reads which products the customer wants to hear of. */
export const readStockReminders = endpoint({
  path: '/dashboard/stock_reminders/vue/data',
  safe: true,
  answer: z.object({
    /** The reminders of the customer; the list may be empty. */
    reminders: list(StockReminder),
  }),
});

/** Deletes a reminder. The answer is ignored, and the list is read again. */
export const deleteStockReminder = endpoint({
  method: 'delete',
  path: '/dashboard/stock_reminders/{id}/vue/delete',
  sameSession: true,
  input: z.object({
    /** The id of the reminder. */
    id: wireId,
  }),
  target: ({ id }) => ({ path: `/dashboard/stock_reminders/${pathPart(id)}/vue/delete` }),
  answer: anyData,
});
