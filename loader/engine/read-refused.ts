import { messagesIn } from '../../shared/contract/field-errors.ts';

/** The shop's own words for refusing an order; empty when there are none. */
export async function readRefused(answer: Response): Promise<string> {
  return messagesIn(await answer.json()).join(', ');
}

export { renewToken } from '../../shared/http/renew-token.ts';
