import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { CallFailed } from '../contract/call-failed.ts';
import { fieldErrors, messageTextIn } from '../contract/field-errors.ts';
import { withTimeout } from './timeout.ts';
import { replyOf, type Reply, type Send, type RequestOptions } from './reply.ts';

/** Asks the shop. Rejects with `CallFailed` and nothing else. */
export type Call = <Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  ...input: [Input] extends [void] ? [] : [input: Input, signal?: AbortSignal]
) => Promise<Answer>;

export interface CallOptions {
  /** Hears of every call that failed, before its asker does. */
  onFailure(failure: CallFailed): void;
  /** The answer to the first call of this path, asked for before the widget's code was there. */
  readonly first?: { readonly path: string; readonly answer: Promise<Response> } | undefined;
  /** What sends, where it is there already; otherwise it is loaded when it is needed. */
  readonly send?: Send | undefined;
  /** Whether a safe call may be sent; false when the widget has asked it too often. */
  readonly mayCall?: ((method: string, path: string, payload: unknown) => boolean) | undefined;
}

/** Milliseconds until a call that may not be sent has failed, so that asking again at once is no endless loop. */
const STOPPED_MS = 1_000;

/** Identical reads of this page that are under way, by path and body. */
const underWay = new Map<string, Promise<Reply>>();

/** What no endpoint takes for a success: a page, or JSON that was cut short. */
const NO_DATA = z.unknown().check(z.refine(() => false, 'JSON'));

/** Makes the function with which one widget asks. */
export function createCall({ onFailure, first, send = sendLater, mayCall = () => true }: CallOptions): Call {
  let early = first;

  async function allow({ safe, method, path }: RequestOptions, payload: unknown): Promise<void> {
    if (!safe || mayCall(method, path, payload)) return;
    await new Promise((resolve) => setTimeout(resolve, STOPPED_MS));
    throw new CallFailed(path.split('?', 1)[0]!, 'repeated');
  }

  async function reply(path: string, way: RequestOptions, payload: unknown): Promise<Reply> {
    if (early?.path !== path) {
      await allow(way, payload);
      return ask(way, payload, send);
    }
    const { answer } = early;
    early = undefined;
    try {
      const found = await withTimeout(answer.then(replyOf));
      // A page from a cache may have an old token; the usual way knows how to get another one.
      if (found.status < 500 && found.status !== 419) return found;
    } catch (error) {
      if (reasonOf(error) === 'timeout') throw error;
      // Whatever else went wrong on the early way is tried again on the usual one, which knows how to fail.
    }
    return ask(way, payload, send);
  }

  return async (endpoint, ...input) => {
    const [given, signal] = input;
    const target = endpoint.target?.(given as never);
    const way = { ...endpoint, ...target, signal };
    // A query may hold what a shopper has typed.
    const name = way.path.split('?', 1)[0]!;
    try {
      const payload = await written({ ...endpoint, path: name }, given);
      return await read({ ...endpoint, path: name }, await reply(endpoint.path, way, target ? target.body : payload));
    } catch (error) {
      const failure = failureOf(error, name, signal);
      // What nobody waits for any more has not failed anybody.
      if (failure.reason !== 'aborted') onFailure(failure);
      throw failure;
    }
  };
}

function ask(endpoint: RequestOptions, payload: unknown, send: Send): Promise<Reply> {
  // One that its asker may call off is nobody else's.
  if (!endpoint.safe || endpoint.signal) return send(endpoint, payload);
  const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(payload)}`;
  const asked = underWay.get(key) ?? send(endpoint, payload).finally(() => underWay.delete(key));
  underWay.set(key, asked);
  return asked;
}

async function sendLater(endpoint: RequestOptions, payload: unknown): Promise<Reply> {
  const { send } = await prepareToSend();
  return send(endpoint, payload);
}

/**
 * Loads what sends. The first answer comes without it, so a page does not pay for it before a shopper reaches
 * for a control. Rejects when it cannot be loaded; the next asker tries again.
 */
export function prepareToSend(): Promise<typeof import('./send.ts')> {
  return import('./send.ts');
}

/** What is asked is held to the contract too, before it is sent. */
async function written<Input>(
  { path, input: type }: Pick<Endpoint<Input>, 'path' | 'input'>,
  input: unknown,
): Promise<unknown> {
  if (!type) return undefined;
  const found = z.safeEncode(type, input as Input);
  if (found.success) return found.data;
  await describe(`${path} was asked`, found.error, input);
  throw new CallFailed(path, 'contract');
}

async function read<Answer>(
  endpoint: Pick<Endpoint<never, Answer>, 'path' | 'answer'>,
  { status, body, isData, isRedirected }: Reply,
): Promise<Answer> {
  const errors = fieldErrors(body);
  const isPageElsewhere = isRedirected && !isData;
  if (status < 200 || status > 299 || isPageElsewhere || Object.keys(errors).length > 0)
    throw new CallFailed(endpoint.path, 'refused', {
      status,
      errors,
      shopMessage: messageTextIn(body),
      isPageElsewhere,
    });
  const found = isData ? z.safeDecode(endpoint.answer, body) : NO_DATA.safeParse(body);
  if (found.success) return found.data as Answer;
  await describe(`${endpoint.path} answered`, found.error, body);
  throw new CallFailed(endpoint.path, 'contract', { status });
}

function failureOf(error: unknown, call: string, signal: AbortSignal | undefined): CallFailed {
  if (error instanceof CallFailed) return error;
  const reason =
    signal?.aborted && reasonOf(signal.reason) !== 'timeout' ? 'aborted' : reasonOf(signal?.reason ?? error);
  return new CallFailed(call, reason, { cause: error });
}

function reasonOf(error: unknown): 'timeout' | 'network' {
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
}

/** Tells whoever maintains the shop's server or templates what stood where, in one message. */
async function describe(what: string, error: z.core.$ZodError, body: unknown): Promise<void> {
  try {
    const { contractViolation: breachOf } = await import('./contract-violation.ts');
    const { path, expected, found } = breachOf(error, body);
    console.error(`${what} outside its contract at ${path}: expected ${expected}, found ${found}.`);
  } catch {
    console.error(`${what} outside its contract.`, error.issues);
  }
}
