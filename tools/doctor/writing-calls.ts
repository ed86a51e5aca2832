import { isRecord } from '../../shared/contract/wire.ts';
import { callOf } from './calls.ts';
import type { Client } from './client.ts';
import { readPlace } from './inputs.ts';
import { make, type Made } from './make-calls.ts';
import { recordIn, type Knowledge, type Page } from './page.ts';

/**
 * The calls that write and leave nothing behind: the product of the first buy button goes into the cart of the session,
 * and the same pieces leave it again. One after the other, and the second only if the first went well.
 */
export async function makeWritingCalls(page: Page, knowledge: Knowledge, client: Client): Promise<Made[]> {
  const button = page.places.find(({ name }) => name === 'add-to-cart');
  const known = knowledge['add-to-cart'];
  const read = button && known && readPlace(page, button, known.widget);
  if (read?.is !== 'read') return [];
  const { type, id, qty } = read.inputs;
  const wanted = { type, id, qty, has_tax_exemption: false };
  const ask = async (widget: string, name: string) => {
    const endpoint = knowledge[widget]?.calls[name];
    const call = endpoint && callOf(endpoint, wanted, page, 'add-to-cart');
    return call ? make(call, page, client) : null;
  };
  const before = await ask('cart-page', 'readCart');
  // Who cannot see the cart cannot leave it as it was.
  if (before?.answer?.status !== 200) return [];
  const added = await ask('cart-popup', 'addToCart');
  if (!added) return [];
  if (added.answer?.status !== 200) return [added];
  const wasThere = linesIn(before.answer.text).some(
    (line) => line['type'] === type && String(line['id']) === String(id),
  );
  // One step down never takes the last piece.
  const taken = await ask('cart-page', wasThere ? 'decreaseLine' : 'removeLine');
  return taken ? [added, taken] : [added];
}

function linesIn(text: string): Record<string, unknown>[] {
  return Object.values(recordIn(text)?.['items'] ?? {}).filter(isRecord);
}
