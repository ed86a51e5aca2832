import { messagesIn } from '../../shared/contract/field-errors.ts';

/** The shop's messages about a refused order. Empty when there are none. */
export async function readRefused(answer: Response): Promise<string> {
  return messagesIn(await answer.json()).join(', ');
}

export { renewToken } from '../../shared/http/renew-token.ts';
