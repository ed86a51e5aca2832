import * as z from 'zod/mini';
import type { AnyEndpoint, Target } from '../../shared/contract/endpoint.ts';
import type { How } from '../demo-shop/behaviours.ts';
import { openNode } from '../demo-shop/db/open-node.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../demo-shop/open-shop.ts';
import { exampleInputs } from './example-inputs.ts';
import type { Call } from './read-calls.ts';

/** A call to the demo shop and its answer. */
export interface Conversation {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body, or the fields of a form. Absent without a body. */
  readonly sent?: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** A fixed date, so that every build has the same examples. */
const NOW = Date.UTC(2026, 0, 15, 12);
/** A customer with addresses, orders, credits, reminders, a cart and a return. */
const SETUP = {
  clock: () => NOW,
  random: () => '0123456789abcdef0123456789abcdef',
  customer: 'sanne',
  cart: [{ id: 4711, qty: 2 }],
  returning: { 1_112_001: 2 },
  checkout: {},
};

/** Makes a call as a widget does, in a shop of its own. `how` is the shop's behaviour. */
export async function converse(
  call: Call,
  how: How = 'normal',
  setup: Partial<ShopSetup> = SETUP,
): Promise<Conversation> {
  const shop = await openShop({ open: openNode, ...setup });
  try {
    const input = await exampleInputs[call.name]?.(shop);
    const { path, headers = {}, body } = targetOf(call, input);
    if (how !== 'normal') await misbehave(shop, how);
    const answer = await send(shop, call.endpoint, path, headers, body);
    const text = await answer.text();
    const sent = body instanceof FormData ? Object.fromEntries(body) : body;
    const parsed = (answer.headers.get('content-type') ?? '').includes('json') ? (JSON.parse(text) as unknown) : text;
    return { path, headers, ...(sent !== undefined && { sent }), status: answer.status, answer: parsed };
  } finally {
    await shop.close();
  }
}

/** The same as in `shared/http`. */
function targetOf({ name, endpoint, path }: Call, input: unknown): Target {
  if (name === 'uploadFile') return uploadTarget(path, input as { type: string; file: File });
  const ownTarget = endpoint.target as ((input: unknown) => Target) | undefined;
  // The host of content is the shop itself here.
  if (ownTarget) return withoutHost(ownTarget(input));
  return { path, ...(endpoint.input && { body: z.encode(endpoint.input, input) }) };
}

function withoutHost(target: Target): Target {
  return { ...target, path: target.path.replace(/^\/\/[^/]+/, '') };
}

function uploadTarget(path: string, { type, file }: { type: string; file: File }): Target {
  const body = new FormData();
  body.append('file', file);
  return { path: path.replace('{type}', type), body };
}

function misbehave(shop: OpenedShop, how: How): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return shop.fetch('/demo/behaviour', { method: 'POST', headers, body: JSON.stringify({ call: '*', how }) });
}

function send(
  shop: OpenedShop,
  { method }: AnyEndpoint,
  path: string,
  own: Readonly<Record<string, string>>,
  body: unknown,
): Promise<Response> {
  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...own };
  const init = { method: method.toUpperCase(), headers };
  if (body === undefined) return shop.fetch(path, init);
  if (body instanceof FormData) return shop.fetch(path, { ...init, body });
  return shop.fetch(path, {
    ...init,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
