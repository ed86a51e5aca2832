import { isRecord } from '../../../shared/contract/wire.ts';
import type { ShopFile } from '../shop-file.ts';

export type Forward = (request: Request) => Promise<Response>;

/** Stands between the runner and the demo shop, and falsifies requests or answers. */
export type Fault = (request: Request, forward: Forward) => Promise<Response>;

/** A fault that breaks a clause, and where the demo shop must differ for it. */
export interface Planted {
  readonly fault: Fault;
  /** The demo shop answers with all extras. */
  readonly hasExtras?: true;
  readonly file?: Partial<ShopFile>;
}

/** By the clause that it breaks. Each is made anew, because it may count. */
export type FaultTable = Readonly<Record<string, () => Fault | Planted>>;

type Values = Readonly<Record<string, unknown>>;

function isAt(path: string, { url }: Request): boolean {
  const { pathname } = new URL(url);
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}

/** Applies to one path, or to all that begin like `/a*`. */
export function at(path: string, fault: Fault): Fault {
  return async (request, forward) => (isAt(path, request) ? fault(request, forward) : forward(request));
}

/** Several faults at once. */
export function all(...faults: readonly Fault[]): Fault {
  return (request, forward) =>
    faults.reduceRight<Forward>((next, fault) => (sent) => fault(sent, next), forward)(request);
}

/** The shop is not asked. */
export function answers(path: string, status: number, body: unknown = {}): Fault {
  return at(path, async () => Response.json(body, { status }));
}

/** The shop does what it does, and a success is answered otherwise. */
export function pretends(path: string, status: number, body: unknown = {}): Fault {
  return at(path, async (request, forward) => {
    await forward(request);
    return Response.json(body, { status });
  });
}

/** Changes values of a JSON answer: `items.0.qty`, or `items.*.qty` for each. A function changes what is there. */
export function puts(path: string, values: Values): Fault {
  return at(path, async (request, forward) => {
    const answer = await forward(request);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    const body: unknown = await answer.json();
    if (answer.ok) for (const [keys, value] of Object.entries(values)) put(body, keys.split('.'), value);
    return again(answer, JSON.stringify(body));
  });
}

function put(target: unknown, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (typeof target !== 'object' || target === null) return;
  const parts = target as Record<string, unknown>;
  for (const name of key === '*' ? Object.keys(parts) : [key]) {
    if (rest.length > 0) put(parts[name], rest, value);
    else if (value === undefined) Reflect.deleteProperty(parts, name);
    else parts[name] = typeof value === 'function' ? (value as (before: unknown) => unknown)(parts[name]) : value;
  }
}

/** Changes the JSON that the shop receives. */
export function sends(path: string, change: (body: Record<string, unknown>) => unknown): Fault {
  return at(path, async (request, forward) => {
    const text = await request.text();
    const body: unknown = text === '' ? {} : parsed(text);
    const changed = isRecord(body) ? JSON.stringify(change(body)) : text;
    return forward(requestWith(request, changed));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function requestWith(request: Request, body: string): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  if (body !== '') headers.set('content-type', 'application/json');
  return new Request(request.url, { method: request.method, headers, body });
}

/** Answers with this status only where the sent JSON, as text, contains a part. */
export function whenSent(path: string, part: string | RegExp, status: number, body: unknown = {}): Fault {
  return at(path, async (request, forward) => {
    const text = await request.clone().text();
    const isSent = typeof part === 'string' ? text.includes(part) : part.test(text);
    return isSent ? Response.json(body, { status }) : forward(request);
  });
}

/** From the given call of this path on, counted from 1. */
export function from(count: number, path: string, fault: Fault): Fault {
  let calls = 0;
  return at(path, (request, forward) => (++calls < count ? forward(request) : fault(request, forward)));
}

/** The shop sees no cookie, so that each call has another session. */
export function forgets(path: string): Fault {
  return at(path, (request, forward) => {
    const headers = new Headers(request.headers);
    headers.delete('cookie');
    return forward(new Request(request, { headers }));
  });
}

/** The answer has this header, or none. */
export function heads(path: string, name: string, value: string | null): Fault {
  return at(path, async (request, forward) => {
    const answer = await forward(request);
    const headers = new Headers(answer.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  });
}

/** Changes the HTML of a page. */
export function page(path: string, change: (html: string) => string): Fault {
  return at(path, async (request, forward) => {
    const answer = await forward(request);
    if (!answer.headers.get('content-type')?.includes('html')) return answer;
    return again(answer, change(await answer.text()));
  });
}

function again({ status, headers: before }: Response, body: string): Response {
  const headers = new Headers(before);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(body, { status, headers });
}

/** What one visitor has seen is shown to the next: the first answer of a path is that of all. */
export function remembers(path: string, start = 1): Fault {
  let calls = 0;
  let first: Response | undefined;
  return at(path, async (request, forward) => {
    if (++calls < start) return forward(request);
    first ??= await forward(request);
    return first.clone();
  });
}
