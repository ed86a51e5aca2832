import { type Answer, judgeAnswer } from './answers.ts';
import { type Call, headersFor } from './calls.ts';
import type { Client } from './client.ts';
import { finding, type Finding } from './finding.ts';
import { TooLarge } from './limits.ts';
import type { Page } from './page.ts';

/** A call that was made, and what came of it. */
export interface Made {
  readonly call: Call;
  /** Null when no whole answer came. */
  readonly answer: Answer | null;
  readonly findings: readonly Finding[];
}

export function makeCalls(calls: readonly Call[], page: Page, client: Client): Promise<Made[]> {
  return Promise.all(calls.map((call) => make(call, page, client)));
}

export async function make(call: Call, page: Page, client: Client): Promise<Made> {
  const { method, url, body, endpoint, where } = call;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  try {
    const answer = await client.ask(url, { method, headers: headersFor(call, page, client), body: sent });
    return { call, answer, findings: judgeAnswer(where, endpoint, answer) };
  } catch (error) {
    return { call, answer: null, findings: [unanswered(where, error)] };
  }
}

function unanswered(where: string, error: unknown): Finding {
  if (error instanceof TooLarge)
    return finding('call-large', where, `The answer was not read to its end: ${error.message}.`);
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate
    ? finding('call-timeout', where, 'No answer came in time.')
    : finding('call-unanswered', where, 'The connection ended without a whole answer.');
}
