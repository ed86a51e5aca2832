import * as z from 'zod/mini';
import { endpoint, pathPart } from './endpoint.ts';
import { linkUrl, pictureUrl } from './url.ts';
import { anyData, fieldText, isRecord, list, wireId } from './wire.ts';

/** Contract of a customer's stock reminders. */

const Product = z.object({ name: fieldText, url: linkUrl });

export const StockReminder = z.object({
  id: wireId,
  image: pictureUrl,
  /** The name of the product, or the product. */
  product: z.codec(z.unknown(), Product, {
    decode: (value): z.input<typeof Product> => (isRecord(value) ? value : { name: value as string }),
    encode: (value): unknown => value,
  }),
});
export type StockReminder = z.infer<typeof StockReminder>;

export const readStockReminders = endpoint({
  path: '/dashboard/stock_reminders/vue/data',
  safe: true,
  answer: z.object({ reminders: list(StockReminder) }),
});

export const deleteStockReminder = endpoint({
  method: 'delete',
  path: '/dashboard/stock_reminders/{id}/vue/delete',
  sameSession: true,
  input: z.object({ id: wireId }),
  target: ({ id }) => ({ path: `/dashboard/stock_reminders/${pathPart(id)}/vue/delete` }),
  answer: anyData,
});
