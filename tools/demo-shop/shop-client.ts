import * as z from 'zod/mini';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import type { OpenedShop } from './open-shop.ts';

/** An open shop, or a host on a port. */
export interface ShopClient {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Sends a request to a shop, with a JSON body if there is one. */
export function postJson(shop: ShopClient, path: string, body?: unknown, headers: HeadersInit = {}): Promise<Response> {
  const sent = new Headers(headers);
  if (body === undefined) return shop.fetch(path, { method: 'POST', headers: sent });
  sent.set('Content-Type', 'application/json');
  return shop.fetch(path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}

/** Calls an endpoint as a widget does: the contract encodes the input and decodes the answer. */
export async function callEndpoint<Input, Answer>(
  shop: ShopClient,
  endpoint: Endpoint<Input, Answer>,
  input?: Input,
): Promise<Answer> {
  const body = endpoint.input && z.encode(endpoint.input, input as Input);
  const answer = await postJson(shop, endpoint.path, body);
  if (!answer.ok) throw new Error(`${endpoint.path} answered ${answer.status}: ${await answer.text()}`);
  return endpoint.answer.parse(await answer.json());
}

/** Submits a form as a browser without JavaScript does. */
export function submitForm(shop: OpenedShop, path: string, fields: Record<string, string>): Promise<Response> {
  return shop.fetch(path, {
    method: 'POST',
    headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    body: new URLSearchParams({ _token: shop.csrf, ...fields }),
  });
}
