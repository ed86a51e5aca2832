import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { readPartially, type LeftOutEntry } from '../contract/wire.ts';
import { CallFailed, type ContractViolation, type Reason } from '../contract/call-failed.ts';
import { fieldErrors, topLevelMessageText } from '../contract/field-errors.ts';
import { withTimeout } from './timeout.ts';
import { replyOf, type Reply, type Send, type RequestOptions } from './reply.ts';
import { importWithRecovery } from '../runtime/import-with-recovery.ts';
import type { WatchCall } from './watch-call.ts';

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
  readonly watchCall?: WatchCall | undefined;
}

/** Pending reads of this page, by method, path and body. */
const pending = new Map<string, Promise<Reply>>();

/** Fails for a page, or for incomplete JSON. */
const NO_DATA = z.unknown().check(z.refine(() => false, 'JSON'));

/** Creates the `call` of one widget. */
export function createCall({ onFailure, first, send = sendWithLazyImport, allowCall, watchCall }: CallOptions): Call {
  let unread = first;

  async function reply(path: string, options: RequestOptions, payload: unknown): Promise<Reply> {
    if (unread?.path === path) {
      const { answer } = unread;
      unread = undefined;
      const read = await readFirst(answer);
      if (read) return read;
    } else if (options.safe) {
      try {
        await allowCall?.(options.method, options.path, payload);
      } catch {
        throw new CallFailed(nameOf(options), 'repeated');
      }
    }
    return request(options, payload, send);
  }

  return async (endpoint, ...[input, signal]) => {
    const target = endpoint.target?.(input as never);
    const options = { ...endpoint, ...target, signal };
    const name = nameOf(options);
    let received: Reply | undefined;
    let reason: Reason | undefined;
    const end = watchCall?.(options, endpoint.path, unread?.path === endpoint.path);
    // Node has no `onLine`, and Node 20 no `navigator`.
    const wasOffline = typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine;
    try {
      const payload = await encode({ ...endpoint, path: name }, input);
      received = await reply(endpoint.path, options, target ? target.body : payload);
      return await decode({ ...endpoint, path: name }, received);
    } catch (error) {
      const failure = failureOf(error, name, signal, wasOffline);
      ({ reason } = failure);
      // An aborted call is not a failure.
      if (failure.reason !== 'aborted') onFailure(failure, endpoint.method, received);
      throw failure;
    } finally {
      end?.(received, reason);
    }
  };
}

/** A query may contain what a shopper has typed. */
function nameOf({ path }: RequestOptions): string {
  return path.split('?', 1)[0]!;
}

/** Undefined for an answer that is worth another request: a cached page may have an old token, which `send` renews. */
async function readFirst(answer: Promise<Response>): Promise<Reply | undefined> {
  try {
    const read = await withTimeout(answer.then(replyOf));
    return read.status < 500 && read.status !== 419 ? read : undefined;
  } catch (error) {
    if (reasonOf(error) === 'timeout') throw error;
    return undefined;
  }
}

function request(endpoint: RequestOptions, payload: unknown, send: Send): Promise<Reply> {
  // A call that can be aborted is not shared.
  if (!endpoint.safe || endpoint.signal) return send(endpoint, payload);
  const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(payload)}`;
  const reply = pending.get(key) ?? send(endpoint, payload).finally(() => pending.delete(key));
  pending.set(key, reply);
  return reply;
}

const loadSend = () => importWithRecovery('send', () => import('./send.ts'));

const sendWithLazyImport: Send = async (...call) => (await loadSend()).send(...call);

/**
 * Loads the code that sends calls. The loader sends first calls, so it arrives in idle time, after the first paint of a
 * widget. After a failure, the next call tries again.
 */
export function prepareToSend(): void {
  loadSend().catch(() => {});
}

/** Encodes the input by the contract. */
async function encode<Input>(
  { path, input: type }: Pick<Endpoint<Input>, 'path' | 'input'>,
  input: unknown,
): Promise<unknown> {
  if (!type) return undefined;
  const encoded = z.safeEncode(type, input as Input);
  if (encoded.success) return encoded.data;
  const violation = await report(`${path} was called`, encoded.error.issues.slice(0, 1), input);
  throw new CallFailed(path, 'contract', { violation });
}

async function decode<Answer>(
  { path, answer: type }: Pick<Endpoint<never, Answer>, 'path' | 'answer'>,
  { status, body, isData, isRedirected }: Reply,
): Promise<Answer> {
  const errors = fieldErrors(body);
  const isPageElsewhere = isRedirected && !isData;
  if (status < 200 || status > 299 || isPageElsewhere || Object.keys(errors).length > 0)
    throw new CallFailed(path, 'refused', { status, errors, shopMessage: topLevelMessageText(body), isPageElsewhere });
  const decoded = isData ? z.safeDecode(type, body) : NO_DATA.safeParse(body);
  if (decoded.success) return decoded.data as Answer;
  const { read, leftOut } = readPartially(() => z.safeDecode(type, body as never));
  const canRead = isData && read.success;
  const reported = report(`${path} answered`, canRead ? leftOut : decoded.error.issues.slice(0, 1), body);
  // The shopper does without what is left out.
  if (canRead) return read.data;
  throw new CallFailed(path, 'contract', { status, violation: await reported });
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

/** Reports what breaks the contract to the developers of the shop. Resolves with the first fault. */
async function report(
  what: string,
  faults: readonly (z.core.$ZodIssue | LeftOutEntry)[],
  data: unknown,
): Promise<ContractViolation | undefined> {
  try {
    const module = await importWithRecovery('contract-violation', () => import('./contract-violation.ts'));
    return module.reportFaults(what, faults, data);
  } catch {
    console.error(`${what} outside its contract.`, faults);
    return undefined;
  }
}
