import * as z from 'zod/mini';
import type { AnyEndpoint, Target } from '../../shared/contract/endpoint.ts';
import type { How } from '../../tests/storefront/behaviours.ts';
import { openNode } from '../../tests/storefront/db/open-node.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../../tests/storefront/open-shop.ts';
import { exampleInputs } from './example-inputs.ts';
import type { Call } from './read-calls.ts';

/** What was asked of the demo shop, and what it answered. */
export interface Conversation {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it travelled; of a form, its fields. Absent when nothing did. */
  readonly sent?: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** A Thursday at noon, so that every build tells of the same day. */
const NOW = Date.UTC(2026, 0, 15, 12);
/** A customer with addresses, orders, credits and reminders, who has something in the cart and sends something back. */
const SETUP = {
  clock: () => NOW,
  random: () => '0123456789abcdef0123456789abcdef',
  customer: 'sanne',
  cart: [{ id: 4711, qty: 2 }],
  returning: { 1_112_001: 2 },
  checkout: {},
};

/** Makes a call as a widget would, in a shop of its own, which may be told to answer badly. */
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
    const said = (answer.headers.get('content-type') ?? '').includes('json') ? (JSON.parse(text) as unknown) : text;
    return { path, headers, ...(sent !== undefined && { sent }), status: answer.status, answer: said };
  } finally {
    await shop.close();
  }
}

/** As `shared/http` finds it for a widget. */
function targetOf({ name, endpoint, path }: Call, input: unknown): Target {
  if (name === 'uploadFile') return uploadTarget(path, input as { type: string; file: File });
  const ownTarget = endpoint.target as ((input: unknown) => Target) | undefined;
  // Content may stand on another host, which is the shop itself here.
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
