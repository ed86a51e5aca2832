import * as z from 'zod/mini';
import type { AnyEndpoint, Endpoint, Target } from '../../shared/contract/endpoint.ts';
import { fieldErrors, allMessages } from '../../shared/contract/field-errors.ts';
import { setCurrency } from '../../shared/contract/minor-units.ts';
import { isRecord } from '../../shared/contract/wire.ts';
import { checkAnswer } from '../doctor/check-answer.ts';
import type { Answer, Client } from '../doctor/client.ts';
import { readJson } from '../doctor/read-json.ts';
import { findingFor } from '../doctor/send-calls.ts';
import { Broken, NeedsWrite, NotRun } from './clause.ts';
import { isSuccess, type Exchange } from './exchange.ts';
import { currencyIn, readPageFacts, type PageFacts } from './page-token.ts';

/** The address of a call, and whether it only reads. */
export type Route = Pick<AnyEndpoint, 'method' | 'path' | 'safe'>;

export interface SendOptions {
  /** Instead of that of the page; null sends none. */
  readonly token?: string | null;
  /** Instead of the path of the call, such as one with an id. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One visitor of the shop with a session of its own, as a browser with widgets has it. */
export interface Visitor {
  /** The address of the page. */
  readonly start: URL;
  /** The token of the page that was opened last. */
  readonly token: string | null;
  readonly page: Exchange;
  readonly facts: PageFacts;
  readonly last: Exchange;
  /** Opens a page; its token is that of the next calls. */
  open(path: string): Promise<Exchange>;
  /** Opens the first page again. */
  reopen(): Promise<Exchange>;
  /** Requests an address without JSON, as a browser that follows a link. */
  follow(url: URL): Promise<Exchange>;
  /** Sends a call with any body, as text or as JSON. */
  send(route: Route, body?: unknown, options?: SendOptions): Promise<Exchange>;
  /** Sends a call as a widget does, and reads its answer as a widget does: any other answer breaks the clause. */
  ask<Input, Answer>(endpoint: Endpoint<Input, Answer>, input?: Input): Promise<Answer>;
  /** Sends a call that the shop refuses: 4xx with JSON. With a field, its message is at that field. */
  refused(route: Route, body?: unknown, options?: SendOptions & { readonly field?: string }): Promise<Exchange>;
  /** Sends a call that may be refused, and must not fail. */
  survives(route: Route, body?: unknown, options?: SendOptions): Promise<Exchange>;
  /** The same visitor with the last call of now: what others send does not change it. */
  pinned(): Visitor;
  /** Breaks the clause with the last call, unless the condition holds. */
  verify(holds: boolean, what: string, exchange?: Exchange): void;
}

export interface VisitorOptions {
  readonly client: Client;
  readonly start: URL;
  readonly base: string | undefined;
  readonly mayWrite: boolean;
}

const OUT_OF_TIME = 'The time for the whole run is over: raise --timeout.';
const PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

export async function openVisitor({ client, start, base, mayWrite }: VisitorOptions): Promise<Visitor> {
  let page!: Exchange;
  let facts = readPageFacts('');
  let token: string | null = null;

  async function request(
    url: URL,
    method: string,
    headers: Record<string, string>,
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<Exchange> {
    if (client.isOutOfTime()) throw new NotRun(OUT_OF_TIME);
    const about = { method, path: url.pathname + url.search, sent: shownBody(body) };
    try {
      return { ...about, ...received(await client.request(url, { method, headers, body })) };
    } catch (error) {
      const failure = findingFor(error, '').what;
      return { ...about, ...NOTHING, failure };
    }
  }

  async function open(url: URL): Promise<Exchange> {
    page = await request(url, 'GET', PAGE);
    facts = factsOf(page, facts);
    setCurrency(currencyIn(facts));
    // A page without a token leaves that of the page before.
    token = facts.token ?? (await tokenElsewhere()) ?? token;
    return page;
  }

  /** As the setting `token` says, for pages that are cached for everybody. */
  async function tokenElsewhere(): Promise<string | null> {
    const { token: source } = facts.settings;
    if (!isRecord(source)) return client.cookie('XSRF-TOKEN', start) ?? null;
    if (typeof source['call'] === 'string') {
      const answer = await request(urlOf(source['call']), 'GET', { Accept: 'application/json' });
      const { token: answered } = isRecord(answer.json) ? answer.json : {};
      return typeof answered === 'string' ? answered : null;
    }
    return client.cookie(typeof source['cookie'] === 'string' ? source['cookie'] : 'XSRF-TOKEN', start) ?? null;
  }

  function urlOf(path: string): URL {
    const set = facts.settings['base'];
    const before = base ?? (typeof set === 'string' ? set : '');
    return new URL(before.replace(/\/$/, '') + path, start.origin);
  }

  function headersOf(method: string, sent: string | null): Record<string, string> {
    const { token: source } = facts.settings;
    const name = isRecord(source) && typeof source['header'] === 'string' ? source['header'] : 'X-CSRF-TOKEN';
    const cookie = client.cookie('XSRF-TOKEN', start);
    const isOfPage = sent === token;
    return {
      'X-Requested-With': 'XMLHttpRequest',
      Accept: 'application/json',
      Referer: page.path.startsWith('/') ? new URL(page.path, start).href : start.href,
      ...(method !== 'GET' && { Origin: start.origin }),
      ...(method !== 'GET' && sent !== null && { [name]: sent }),
      ...(method !== 'GET' && isOfPage && cookie && { 'X-XSRF-TOKEN': decoded(cookie) }),
    };
  }

  async function sendCall(route: Route, body?: unknown, { token: instead, path, headers }: SendOptions = {}) {
    const method = route.method.toUpperCase();
    if (!route.safe && method !== 'GET' && !mayWrite) throw new NeedsWrite();
    const isForm = body instanceof Uint8Array;
    const text = isForm ? (body as Uint8Array<ArrayBuffer>) : textOf(body);
    const all = {
      ...headersOf(method, instead === undefined ? token : instead),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...headers,
    };
    const exchange = await request(urlOf(path ?? route.path), method, all, text);
    if (exchange.status !== null) return exchange;
    if (client.isOutOfTime()) throw new NotRun(OUT_OF_TIME);
    throw new Broken(exchange.failure ?? 'No answer came.', exchange);
  }

  function viewOf(before: Exchange): Visitor {
    let last = before;
    const noted = async (exchange: Promise<Exchange>) => (last = await exchange);
    const send: Visitor['send'] = (...call) => noted(sendCall(...call));

    function verify(holds: boolean, what: string, exchange = last): void {
      if (!holds) throw new Broken(what, exchange);
    }

    async function ask<Input, Value>(endpoint: Endpoint<Input, Value>, input?: Input): Promise<Value> {
      const { path, body, headers } = targetOf(endpoint, input);
      const answer = await send(endpoint, body, { path, headers: headers ?? {} });
      return valueIn(endpoint, answer);
    }

    async function survives(route: Route, body?: unknown, options?: SendOptions) {
      const answer = await send(route, body, options);
      verify((answer.status ?? 0) < 500, `It answers ${answer.status}.`);
      return answer;
    }

    async function refused(route: Route, body?: unknown, options: SendOptions & { field?: string } = {}) {
      const answer = await survives(route, body, options);
      requireCapacity(answer);
      verify(!isSuccess(answer), `It is accepted: ${answer.status}.`);
      verify(answer.status! >= 400, `It answers ${answer.status} instead of a refusal.`);
      verify(isRecord(answer.json) || typeof answer.json === 'string', 'The refusal is not JSON.');
      const { field } = options;
      if (field === undefined) return answer;
      verify(answer.status === 422, `It answers ${answer.status} instead of 422.`);
      const names = Object.keys(fieldErrors(answer.json));
      verify(names.includes(field), `errors has ${names.join(', ') || 'no field'}, and not ${field}.`);
      return answer;
    }

    return {
      start,
      get token() {
        return token;
      },
      get page() {
        return page;
      },
      get facts() {
        return facts;
      },
      get last() {
        return last;
      },
      open: (path) => noted(open(new URL(path, start))),
      reopen: () => noted(open(start)),
      follow: (url) => noted(request(url, 'GET', PAGE)),
      send,
      ask,
      refused,
      survives,
      verify,
      pinned: () => viewOf(last),
    };
  }

  return viewOf(await open(start));
}

/** A page without settings, such as that of an unknown path, leaves those of the page before. */
function factsOf({ text }: Exchange, { settings }: PageFacts): PageFacts {
  const read = readPageFacts(text);
  return Object.keys(read.settings).length === 0 ? { ...read, settings } : read;
}

const NOTHING = { status: null, headers: new Headers(), text: '', json: undefined, redirects: [], duration: 0 };

function received({ status, headers, bytes, redirects, duration }: Answer) {
  // Browsers read every answer to a call as UTF-8.
  const text = new TextDecoder().decode(bytes);
  return { status, headers, text, json: text === '' ? {} : readJson(text), redirects, duration };
}

function textOf(body: unknown): string | undefined {
  return body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
}

function shownBody(body: string | Uint8Array | undefined): string {
  return body instanceof Uint8Array ? `(${body.length} bytes)` : (body ?? '');
}

/** The address, the body and the headers of a call with this input. */
export function targetOf<Input>(endpoint: Endpoint<Input>, input?: Input): Target {
  if (!endpoint.input) return { path: endpoint.path };
  if (endpoint.target) return endpoint.target(input as Input);
  return { path: endpoint.path, body: z.encode(endpoint.input, input as Input) };
}

/** A run sends more calls than a shopper does. */
function requireCapacity({ status, method, path }: Exchange): void {
  if (status === 429)
    throw new NotRun(`${method} ${path} answers 429: let the test shop take as many calls as a run sends.`);
}

/** The answer as widgets read it. */
export function valueIn<Value>(
  endpoint: Pick<Endpoint<unknown, Value>, 'path' | 'safe' | 'method' | 'answer'>,
  answer: Exchange,
): Value {
  const { status, failure, path } = answer;
  requireCapacity(answer);
  if (status === null) throw new Broken(failure ?? 'No answer came.', answer);
  const findings = checkAnswer(path, endpoint, { ...answer, status });
  const fault = findings.find(
    ({ severity, code }) => severity === 'error' || code === 'call-declined' || code === 'call-unauthenticated',
  );
  if (fault) throw new Broken(fault.what, answer);
  return z.decode(endpoint.answer, answer.json);
}

/** Every message of a refusal, as a shopper reads it. */
export function messagesIn({ json }: Exchange): string {
  return (typeof json === 'string' ? [json] : allMessages(json)).join(' ');
}

function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return cookie;
  }
}
