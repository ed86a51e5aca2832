import { fieldErrors, allMessages, type FieldErrors } from '../../shared/contract/field-errors.ts';

/** The shop's messages about a refused order, as one text and by field. Empty when there are none. */
export interface RefusedOrder {
  readonly text: string;
  readonly errors: FieldErrors;
}

export async function readRefused(answer: Response): Promise<RefusedOrder> {
  const body: unknown = await answer.json();
  return { text: allMessages(body).join(', '), errors: fieldErrors(body) };
}

export { renewToken } from '../../shared/http/renew-token.ts';
