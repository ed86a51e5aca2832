import ky from 'ky';
import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { breachOf } from './breach.ts';
import { CallFailed } from './call-failed.ts';
import { fieldErrors } from './field-errors.ts';
import { callHeaders } from './headers.ts';

/** Milliseconds until a call without an answer counts as failed. */
const PATIENCE = 20_000;

/** Asks the shop. Rejects with `CallFailed` and nothing else. */
export type Call = <Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  ...input: [Input] extends [void] ? [] : [Input]
) => Promise<Answer>;

export interface CallOptions {
  /** Hears of every call that failed, before its asker does. */
  onFailure(failure: CallFailed): void;
  /** The answer to the first call of this path, asked for before the widget's code was there. */
  readonly first?: { readonly path: string; readonly answer: Promise<Response> } | undefined;
}

type Way = Pick<Endpoint, 'method' | 'path' | 'safe'>;

/** What came back, before the contract has looked at it. */
interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Identical reads of this page that are under way, by path and body. */
const underWay = new Map<string, Promise<Reply>>();

/** Makes the function with which one widget asks. */
export function createCall({ onFailure, first }: CallOptions): Call {
  let early = first;

  async function reply(endpoint: Way, payload: unknown): Promise<Reply> {
    if (early?.path !== endpoint.path) return ask(endpoint, payload);
    const { answer } = early;
    early = undefined;
    try {
      const found = await replyOf(await answer);
      if (found.status < 500) return found;
    } catch {
      // Whatever went wrong on the early way is tried again on the usual one, which knows how to fail.
    }
    return ask(endpoint, payload);
  }

  return async (endpoint, ...input) => {
    try {
      const payload = endpoint.input && z.encode(endpoint.input, input[0] as never);
      return read(endpoint, await reply(endpoint, payload));
    } catch (error) {
      const failure =
        error instanceof CallFailed ? error : new CallFailed(endpoint.path, reasonOf(error), null, {}, error);
      onFailure(failure);
      throw failure;
    }
  };
}

function ask(endpoint: Way, payload: unknown): Promise<Reply> {
  if (!endpoint.safe) return send(endpoint, payload);
  const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(payload)}`;
  const asked = underWay.get(key) ?? send(endpoint, payload).finally(() => underWay.delete(key));
  underWay.set(key, asked);
  return asked;
}

/** A safe call is tried three times; any other once, because the shop may have done what it did not answer. */
async function send({ method, path, safe }: Way, payload: unknown, isFirst = true): Promise<Reply> {
  const answer = await ky(path, {
    method,
    headers: callHeaders(method),
    ...(payload === undefined ? {} : { json: payload }),
    timeout: PATIENCE,
    throwHttpErrors: false,
    retry: { limit: safe ? 2 : 0, methods: [method], statusCodes: [408, 500, 502, 503, 504] },
  });
  // A connection may break in the middle of an answer, too late for the retries above.
  return replyOf(answer).catch((error: unknown) => {
    if (safe && isFirst) return send({ method, path, safe }, payload, false);
    throw error;
  });
}

async function replyOf(answer: Response): Promise<Reply> {
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function read<Answer>(endpoint: Pick<Endpoint<never, Answer>, 'path' | 'answer'>, { status, body }: Reply): Answer {
  const errors = fieldErrors(body);
  if (status < 200 || status > 299 || Object.keys(errors).length > 0)
    throw new CallFailed(endpoint.path, 'refused', status, errors);
  const found = z.safeDecode(endpoint.answer, body);
  if (found.success) return found.data;
  const { path, expected, found: stood } = breachOf(found.error, body);
  console.error(`${endpoint.path} answered outside its contract at ${path}: expected ${expected}, found ${stood}.`);
  throw new CallFailed(endpoint.path, 'contract', status);
}

function reasonOf(error: unknown): 'timeout' | 'network' {
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
}
