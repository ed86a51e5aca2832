import { isRecord } from '../../shared/contract/wire.ts';
import { callOf } from './calls.ts';
import { comparePrices } from './check-amounts.ts';
import type { Client } from './client.ts';
import { recordIn, type Page, type WidgetRegistry } from './page.ts';
import { readMountInputs } from './read-mount-inputs.ts';
import { readToken } from './read-token.ts';
import { sendCall, type SentCall } from './send-calls.ts';

interface Written {
  readonly sent: readonly SentCall[];
  /** Why nothing was written, as sentences. */
  readonly notes: readonly string[];
}

type Send = (widget: string, call: string) => Promise<SentCall | null>;
type Line = Readonly<Record<string, unknown>>;

/**
 * Sends the calls that write and can be undone: it adds the product of the first buy button to the cart of the session,
 * reads the cart with that line, and takes the same quantity out again.
 */
export async function sendWritingCalls(page: Page, registry: WidgetRegistry, client: Client): Promise<Written> {
  const button = page.mounts.find(({ name }) => name === 'add-to-cart');
  const known = registry['add-to-cart'];
  const read = button && known && readMountInputs(page, button, known.widget);
  if (read?.is !== 'read') return nothing('The page has no buy button with valid inputs (add-to-cart).');
  const { type, id, qty } = read.inputs;
  const token = await readToken(page, client);
  const send: Send = async (widget, name) => {
    const endpoint = registry[widget]?.calls[name];
    const call = endpoint && callOf(endpoint, { type, id, qty, has_tax_exemption: false }, page, 'add-to-cart');
    return call ? sendCall(call, page, client, token) : null;
  };
  const isOrdered = (line: Line) => line['type'] === type && String(line['id']) === String(id);
  return write(send, isOrdered);
}

async function write(send: Send, isOrdered: (line: Line) => boolean): Promise<Written> {
  const before = await send('cart-page', 'readCart');
  const linesBefore = linesIn(before);
  if (!before || !linesBefore) return nothing('The cart cannot be read, so it could not be restored.', before);
  const added = await send('cart-popup', 'addToCart');
  if (added?.answer?.status !== 200) return { sent: added ? [added] : [], notes: [] };
  const filled = await send('cart-page', 'readCart');
  // Decreasing never removes a line.
  const removed = await send('cart-page', linesBefore.some(isOrdered) ? 'decreaseLine' : 'removeLine');
  const line = linesIn(filled)?.find(isOrdered);
  const price = line && comparePrices(added.call.where, itemIn(added)?.['price'], line['price'], 'POST /cart/get');
  const sent = [price ? { ...added, findings: [...added.findings, ...price] } : added, filled, removed];
  return { sent: sent.filter((call) => call !== null), notes: [] };
}

function nothing(reason: string, sent: SentCall | null = null): Written {
  return { sent: sent ? [sent] : [], notes: [`--write added nothing to the cart. ${reason}`] };
}

/** Undefined when the answer is no cart. */
function linesIn(call: SentCall | null): Line[] | undefined {
  if (call?.answer?.status !== 200) return undefined;
  const items = recordIn(call.answer.text)?.['items'];
  return typeof items === 'object' && items !== null ? Object.values(items).filter(isRecord) : undefined;
}

function itemIn({ answer }: SentCall): Line | undefined {
  const item = recordIn(answer?.text)?.['item'];
  return isRecord(item) ? item : undefined;
}
