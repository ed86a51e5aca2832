import { isRecord } from '../../shared/contract/wire.ts';
import { callOf } from './calls.ts';
import type { Client } from './client.ts';
import { recordIn, type Page, type WidgetRegistry } from './page.ts';
import { readMountInputs } from './read-mount-inputs.ts';
import { sendCall, type SentCall } from './send-calls.ts';

/**
 * Sends the calls that write and can be undone: it adds the product of the first buy button to the cart of the
 * session, and takes the same quantity out again if that succeeded.
 */
export async function sendWritingCalls(page: Page, registry: WidgetRegistry, client: Client): Promise<SentCall[]> {
  const button = page.mounts.find(({ name }) => name === 'add-to-cart');
  const known = registry['add-to-cart'];
  const read = button && known && readMountInputs(page, button, known.widget);
  if (read?.is !== 'read') return [];
  const { type, id, qty } = read.inputs;
  const send = async (widget: string, name: string) => {
    const endpoint = registry[widget]?.calls[name];
    const call = endpoint && callOf(endpoint, { type, id, qty, has_tax_exemption: false }, page, 'add-to-cart');
    return call ? sendCall(call, page, client) : null;
  };
  const before = await send('cart-page', 'readCart');
  // The cart must be known to be restored.
  if (before?.answer?.status !== 200) return [];
  const added = await send('cart-popup', 'addToCart');
  if (added?.answer?.status !== 200) return added ? [added] : [];
  const wasThere = linesIn(before.answer.text).some(
    (line) => line['type'] === type && String(line['id']) === String(id),
  );
  // Decreasing never removes a line.
  const removed = await send('cart-page', wasThere ? 'decreaseLine' : 'removeLine');
  return removed ? [added, removed] : [added];
}

function linesIn(text: string): Record<string, unknown>[] {
  return Object.values(recordIn(text)?.['items'] ?? {}).filter(isRecord);
}
