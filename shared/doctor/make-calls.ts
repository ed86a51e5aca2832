import { type Answer, judgeAnswer } from './answers.ts';
import { type Call, callOf, headersFor } from './calls.ts';
import type { Client } from './client.ts';
import { finding, type Finding } from './finding.ts';
import { readPlace } from './inputs.ts';
import type { Knowledge, Page } from './page.ts';

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

async function make(call: Call, page: Page, client: Client): Promise<Made> {
  const { method, url, body, endpoint, where } = call;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  try {
    const answer = await client.ask(url, { method, headers: headersFor(call, page, client), body: sent });
    return { call, answer, findings: judgeAnswer(where, endpoint, answer) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const wrong = isLate
      ? finding('call-timeout', where, 'No answer came in time.')
      : finding('call-unanswered', where, 'The connection ended without a whole answer.');
    return { call, answer: null, findings: [wrong] };
  }
}

/**
 * The calls that write and leave nothing behind: the first buy button's product goes into the cart of the session, and
 * the same pieces leave it again. One after the other, and the second only if the first went well.
 */
export async function makeWritingCalls(page: Page, knowledge: Knowledge, client: Client): Promise<Made[]> {
  const add = endpointNamed(knowledge, 'cart-popup', 'addToCart');
  const take = endpointNamed(knowledge, 'cart-page', 'decreaseLine');
  const button = page.places.find(({ name }) => name === 'add-to-cart');
  const known = knowledge['add-to-cart'];
  const read = button && known && readPlace(page, button, known.widget);
  if (!add || !take || read?.is !== 'read') return [];
  const { type, id, qty } = read.inputs;
  const made: Made[] = [];
  for (const endpoint of [add, take]) {
    const call = callOf(endpoint, { type, id, qty, has_tax_exemption: false }, page, 'add-to-cart');
    if (call) made.push(await make(call, page, client));
    if (made.at(-1)?.answer?.status !== 200) break;
  }
  return made;
}

function endpointNamed(knowledge: Knowledge, widget: string, name: string) {
  return knowledge[widget]?.calls[name];
}
