import { headersFor, type Call } from './calls.ts';
import { checkAnswer, type CallAnswer } from './check-answer.ts';
import type { Answer, Client } from './client.ts';
import { finding, type Finding } from './finding.ts';
import { TooLarge } from './limits.ts';
import type { Page } from './page.ts';
import { WrongEncoding } from './wrong-encoding.ts';

export interface SentCall {
  readonly call: Call;
  /** Null when no complete answer came. */
  readonly answer: CallAnswer | null;
  readonly findings: readonly Finding[];
}

/** @param token of the page, or of the call that its settings name */
export function sendCalls(
  calls: readonly Call[],
  page: Page,
  client: Client,
  token: string | null,
): Promise<SentCall[]> {
  return Promise.all(calls.map((call) => sendCall(call, page, client, token)));
}

export async function sendCall(call: Call, page: Page, client: Client, token: string | null): Promise<SentCall> {
  const { method, url, endpoint, where } = call;
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  let received: Answer;
  try {
    received = await client.request(url, { method, headers: headersFor(call, page, client, token), body });
  } catch (error) {
    return { call, answer: null, findings: [findingFor(error, where)] };
  }
  // Browsers read every answer to a call as UTF-8.
  const answer = { ...received, text: new TextDecoder().decode(received.bytes) };
  return { call, answer, findings: checkAnswer(where, endpoint, answer) };
}

export function findingFor(error: unknown, where: string): Finding {
  if (error instanceof WrongEncoding) return finding('call-encoding', where, `${error.message}.`);
  if (error instanceof TooLarge)
    return finding('call-large', where, `The answer was not read to its end: ${error.message}.`);
  return error instanceof Error && error.name === 'TimeoutError'
    ? finding('call-timeout', where, 'No answer came in time.')
    : finding('call-unanswered', where, 'The connection ended without a complete answer.');
}
