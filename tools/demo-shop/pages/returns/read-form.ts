import type { WireId } from '../../../../shared/contract/wire.ts';
import type { ShopContext } from '../../context.ts';
import { ensureStored } from '../../context.ts';
import type { MediaRow } from '../../db/schema.ts';
import { takeFile } from '../../rules/media/upload.ts';
import type { ReturnFields } from '../../rules/returns/check-answers.ts';

/** `products[31][remark]`, `rmaLines[31][amount]`. */
const NESTED = /^(\w+)\[([^\]]+)\](?:\[([^\]]+)\])?$/;

/** The entries of a form below a name, by key: `amount` under `31`. */
export function nested(form: FormData, name: string): Record<string, Record<string, FormDataEntryValue[]>> {
  const fields: Record<string, Record<string, FormDataEntryValue[]>> = {};
  for (const [field, value] of form.entries()) {
    const [, start, id, key = ''] = NESTED.exec(field) ?? [];
    if (start !== name || id === undefined) continue;
    const entry = (fields[id] ??= {});
    (entry[key] ??= []).push(value);
  }
  return fields;
}

export function textIn(values: readonly FormDataEntryValue[] | undefined): string {
  const [value] = values ?? [];
  return typeof value === 'string' ? value : '';
}

/** All text values by field name. */
export function typed(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form.entries()) if (typeof value === 'string') texts[name] = value;
  return texts;
}

/** Stores files that were sent with a form. An empty field sends a file of zero bytes. */
export async function takenFiles(
  context: ShopContext,
  type: 'image' | 'video',
  sent: readonly FormDataEntryValue[] = [],
): Promise<MediaRow[]> {
  const shop = context.get('shop');
  const sender = { sessionId: (await ensureStored(context)).id, now: shop.clock(), makeKey: shop.random };
  const rows: MediaRow[] = [];
  for (const file of sent) {
    if (typeof file === 'string' || file.size === 0) continue;
    rows.push(await takeFile(shop, sender, { type, name: file.name, bytes: file }));
  }
  return rows;
}

/** The text and files for a product. */
export async function givenIn(
  context: ShopContext,
  fields: Readonly<Record<string, FormDataEntryValue[]>> = {},
): Promise<ReturnFields> {
  const ids = (rows: readonly MediaRow[]): WireId[] => rows.map(({ id }) => id!);
  return {
    serial: textIn(fields['serial']),
    remark: textIn(fields['remark']),
    images: ids(await takenFiles(context, 'image', fields['images'])),
    videos: ids(await takenFiles(context, 'video', fields['videos'])),
  };
}
