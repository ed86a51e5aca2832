import * as z from 'zod/mini';
import type { AnyEndpoint, Target } from '../../shared/contract/endpoint.ts';
import { isRecord } from '../../shared/contract/wire.ts';
import type { Client } from './client.ts';
import { callSettingsOf, urlOf, type Page, type WidgetRegistry } from './page.ts';
import { readAllInputs } from './read-mount-inputs.ts';

/** A call that a widget of the page makes. */
export interface Call {
  /** Such as `POST /cart/get (cart-page)`. */
  readonly where: string;
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly endpoint: AnyEndpoint;
  readonly widget: string;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The calls of the page's widgets that only read, with the inputs of their elements. Equal calls count once, as those of
 * the widget that makes fewest: for the others, they are the lesser part.
 */
export function safeCalls(page: Page, registry: WidgetRegistry): Call[] {
  const items = comparedProducts(page);
  const widgets = [...readAllInputs(page, registry)].sort((a, b) => b.endpoints.length - a.endpoints.length);
  const calls = widgets.flatMap(({ widget, inputs, endpoints }) =>
    endpoints
      .filter(({ safe }) => safe)
      .flatMap((endpoint) => callOf(endpoint, { items, page: 1, ...inputs }, page, widget) ?? []),
  );
  return [
    ...new Map(calls.map((call) => [`${call.method} ${call.url.href} ${JSON.stringify(call.body)}`, call])).values(),
  ];
}

/** Null when the inputs of the element are not enough, because the shopper enters the rest. */
export function callOf(endpoint: AnyEndpoint, values: Values, page: Page, widget: string): Call | null {
  const target = targetOf(endpoint, values);
  const url = target && urlOf(behindBase(target.path, page), page.base);
  if (!url) return null;
  const method = endpoint.method.toUpperCase();
  const where = `${method} ${url.origin === page.url.origin ? url.pathname + url.search : url.href} (${widget})`;
  return { where, method, url, body: target.body, headers: target.headers ?? {}, endpoint, widget };
}

/** A path of the shop stands behind the base of the settings. */
function behindBase(path: string, page: Page): string {
  const base = (callSettingsOf(page).base ?? '').replace(/\/$/, '');
  // An invalid base is reported by itself.
  const isOwn = /^\/(?!\/)/.test(path) && base.startsWith('/') && !path.startsWith(`${base}/`);
  return isOwn ? base + path : path;
}

function targetOf({ path, input, target }: AnyEndpoint, values: Values): Target | null {
  const filled = fill(path, values);
  if (!input) return filled === null ? null : { path: filled };
  const fromPage = givenFor(input, values);
  if (fromPage === null) return null;
  if (target) return target(fromPage as never);
  return filled === null ? null : { path: filled, body: z.encode(input, fromPage) };
}

/** The input of the call, taken from the inputs of the widget: `brand_id` is the input `brandId`. */
function givenFor(input: z.ZodMiniType, values: Values): Values | null {
  const shape: object = 'shape' in input && isRecord(input.shape) ? input.shape : {};
  const entries = Object.keys(shape).flatMap((key) => {
    const value = values[key] ?? values[key.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())];
    return value === undefined ? [] : [[key, value] as const];
  });
  const parsed = Object.fromEntries(entries);
  return z.safeEncode(input, parsed).success ? parsed : null;
}

/** A path that is one placeholder, such as `{sourceUrl}`, is a whole address. */
function fill(path: string, values: Values): string | null {
  const names = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name!);
  if (names.some((name) => !values[name])) return null;
  return path.replaceAll(/{(\w+)}/g, (part, name: string) =>
    part === path ? String(values[name]) : encodeURIComponent(String(values[name])),
  );
}

/** Two products of the page for the comparison, which is never called without products. */
function comparedProducts({ mounts }: Page): readonly object[] | undefined {
  const products = mounts
    .filter(({ name }) => name === 'compare-checkbox' || name === 'add-to-cart')
    .map(({ element: { dataset } }) => ({ id: dataset['id'], type: dataset['type'] }))
    .filter(({ id, type }) => id && type);
  return products.length > 0 ? products.slice(0, 2) : undefined;
}

/** The headers of a call, as widgets send them. */
export function headersFor(
  { method, url, body, headers }: Call,
  page: Page,
  client: Client,
  token: string | null,
): Record<string, string> {
  const isOwn = url.origin === page.url.origin;
  const { cookie: name = 'XSRF-TOKEN', header } = callSettingsOf(page).token ?? {};
  const cookie = client.cookie(name, url);
  return {
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'application/json',
    Referer: page.url.href,
    ...(method !== 'GET' && { Origin: page.url.origin }),
    ...(method !== 'GET' && isOwn && token && { [header ?? 'X-CSRF-TOKEN']: token }),
    ...(method !== 'GET' &&
      isOwn &&
      cookie && { [(name !== 'XSRF-TOKEN' && header) || 'X-XSRF-TOKEN']: decoded(cookie) }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

/** A cookie with invalid escapes is sent as it is. */
function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return cookie;
  }
}
