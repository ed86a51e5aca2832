import type { Attribute } from '../../shared/runtime/attributes.ts';
import type { EcommerceItem } from '../../shared/rules/ecommerce.ts';

/** The items of an order. */
export const itemList: Attribute<readonly EcommerceItem[]> = {
  expected: 'a list of items, each with item_id or item_name, price and quantity',
  read(written) {
    const rows = parse(written ?? '');
    if (!Array.isArray(rows) || rows.length === 0) return undefined;
    const items = rows.map(itemOf);
    return items.every((item) => item !== null) ? items : undefined;
  },
};

/** Other keys stay as they are. PHP may write numbers as text. */
function itemOf(row: unknown): EcommerceItem | null {
  const { price, quantity = 1, ...keys } = (row ?? {}) as Partial<Record<keyof EcommerceItem, unknown>>;
  const item = { ...keys, price: Number(price ?? NaN), quantity: Number(quantity) } as EcommerceItem;
  const hasNumbers = Number.isFinite(item.price) && Number.isFinite(item.quantity);
  return hasNumbers && (item.item_id || item.item_name) ? item : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
