import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { readPartially, type LeftOutEntry } from '../contract/wire.ts';
import { CallFailed, type ContractViolation } from '../contract/call-failed.ts';
import { fieldErrors, topLevelMessageText } from '../contract/field-errors.ts';
import { withTimeout } from './timeout.ts';
import { replyOf, type Reply, type Send, type RequestOptions } from './reply.ts';
import { importWithRecovery } from '../runtime/import-with-recovery.ts';

/** Calls the shop. Rejects only with `CallFailed`. */
export type Call = <Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  ...input: [Input] extends [void] ? [] : [input: Input, signal?: AbortSignal]
) => Promise<Answer>;

export interface CallOptions {
  /** Runs for each failed call, before the call rejects. There is no reply when no complete answer came. */
  onFailure(failure: CallFailed, method: string, reply: Reply | undefined): void;
  /** The answer to the first call of this path, which the loader has sent. */
  readonly first?: { readonly path: string; readonly answer: Promise<Response> } | undefined;
  /** By default, the first call loads it. */
  readonly send?: Send | undefined;
  /** Rejects when the widget has sent a safe call too often. */
  readonly allowCall?: ((method: string, path: string, payload: unknown) => Promise<void>) | undefined;
}

/** Pending reads of this page, by method, path and body. */
const pending = new Map<string, Promise<Reply>>();

/** Fails for a page, or for incomplete JSON. */
const NO_DATA = z.unknown().check(z.refine(() => false, 'JSON'));

/** Creates the `call` of one widget. */
export function createCall({ onFailure, first, send = sendWithLazyImport, allowCall }: CallOptions): Call {
  let unread = first;

  async function allow({ safe, method, path }: RequestOptions, payload: unknown): Promise<void> {
    try {
      if (safe) await allowCall?.(method, path, payload);
    } catch {
      throw new CallFailed(path.split('?', 1)[0]!, 'repeated');
    }
  }

  async function reply(path: string, options: RequestOptions, payload: unknown): Promise<Reply> {
    if (unread?.path !== path) {
      await allow(options, payload);
      return request(options, payload, send);
    }
    const { answer } = unread;
    unread = undefined;
    try {
      const found = await withTimeout(answer.then(replyOf));
      // A cached page may have an old token. `send` renews it.
      if (found.status < 500 && found.status !== 419) return found;
    } catch (error) {
      if (reasonOf(error) === 'timeout') throw error;
      // `send` retries any other failure.
    }
    return request(options, payload, send);
  }

  return async (endpoint, ...input) => {
    const [given, signal] = input;
    const target = endpoint.target?.(given as never);
    const options = { ...endpoint, ...target, signal };
    // A query may contain what a shopper has typed.
    const name = options.path.split('?', 1)[0]!;
    let received: Reply | undefined;
    // Node has no `onLine`.
    const wasOffline = 'onLine' in navigator && !navigator.onLine;
    try {
      const payload = await encode({ ...endpoint, path: name }, given);
      received = await reply(endpoint.path, options, target ? target.body : payload);
      return await decode({ ...endpoint, path: name }, received);
    } catch (error) {
      const failure = failureOf(error, name, signal, wasOffline);
      // An aborted call is not a failure.
      if (failure.reason !== 'aborted') onFailure(failure, endpoint.method, received);
      throw failure;
    }
  };
}

function request(endpoint: RequestOptions, payload: unknown, send: Send): Promise<Reply> {
  // A call that can be aborted is not shared.
  if (!endpoint.safe || endpoint.signal) return send(endpoint, payload);
  const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(payload)}`;
  const reply = pending.get(key) ?? send(endpoint, payload).finally(() => pending.delete(key));
  pending.set(key, reply);
  return reply;
}

async function sendWithLazyImport(endpoint: RequestOptions, payload: unknown): Promise<Reply> {
  const { send } = await importWithRecovery('send', () => import('./send.ts'));
  return send(endpoint, payload);
}

/**
 * Loads the code that sends calls. The loader sends first calls, so it arrives in idle time, after the first paint of a
 * widget. After a failure, the next call tries again.
 */
export function prepareToSend(): void {
  importWithRecovery('send', () => import('./send.ts')).catch(() => {});
}

/** Encodes the input by the contract. */
async function encode<Input>(
  { path, input: type }: Pick<Endpoint<Input>, 'path' | 'input'>,
  input: unknown,
): Promise<unknown> {
  if (!type) return undefined;
  const found = z.safeEncode(type, input as Input);
  if (found.success) return found.data;
  throw new CallFailed(path, 'contract', { violation: await report(`${path} was called`, found.error, input) });
}

async function decode<Answer>(
  endpoint: Pick<Endpoint<never, Answer>, 'path' | 'answer'>,
  { status, body, isData, isRedirected }: Reply,
): Promise<Answer> {
  const errors = fieldErrors(body);
  const isPageElsewhere = isRedirected && !isData;
  if (status < 200 || status > 299 || isPageElsewhere || Object.keys(errors).length > 0)
    throw new CallFailed(endpoint.path, 'refused', {
      status,
      errors,
      shopMessage: topLevelMessageText(body),
      isPageElsewhere,
    });
  const found = isData ? z.safeDecode(endpoint.answer, body) : NO_DATA.safeParse(body);
  if (found.success) return found.data as Answer;
  const partial = readPartially(() => z.safeDecode(endpoint.answer, body as never));
  if (isData && partial.read.success) {
    void reportLeftOut(`${endpoint.path} answered`, partial.leftOut, body);
    return partial.read.data;
  }
  const violation = await report(`${endpoint.path} answered`, found.error, body);
  throw new CallFailed(endpoint.path, 'contract', { status, violation });
}

function failureOf(error: unknown, call: string, signal: AbortSignal | undefined, wasOffline: boolean): CallFailed {
  if (error instanceof CallFailed) return error;
  const reason =
    signal?.aborted && reasonOf(signal.reason) !== 'timeout' ? 'aborted' : reasonOf(signal?.reason ?? error);
  return new CallFailed(call, reason, { cause: error, wasOffline });
}

function reasonOf(error: unknown): 'timeout' | 'network' {
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
}

/** Reports a contract violation to the developers of the shop, and returns it. */
async function report(what: string, error: z.core.$ZodError, body: unknown): Promise<ContractViolation | undefined> {
  try {
    const module = await importWithRecovery('contract-violation', () => import('./contract-violation.ts'));
    return module.reportViolation(what, error, body);
  } catch {
    console.error(`${what} outside its contract.`, error.issues);
    return undefined;
  }
}

/** Reports entries of lists that the shopper does without. */
async function reportLeftOut(what: string, leftOut: readonly LeftOutEntry[], body: unknown): Promise<void> {
  try {
    const module = await importWithRecovery('contract-violation', () => import('./contract-violation.ts'));
    module.reportLeftOut(what, leftOut, body);
  } catch {
    console.error(`${what} outside its contract.`, leftOut);
  }
}
