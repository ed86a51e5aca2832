import { importWithRecovery } from '../runtime/import-with-recovery.ts';
import { needsToken } from './headers.ts';
import { pageToken } from './token.ts';

/** The shop refuses the token of a call before it reads the call. */
const TOKEN_REFUSED = 419;

/** Sends a call, and once more with a new token after the shop has refused the page's own. */
export async function withNewToken<Answer extends { readonly status: number }>(
  method: string,
  path: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const token = pageToken();
  const answer = await send();
  return needsToken(method, path) && (await hasNewToken(answer.status, token)) ? send() : answer;
}

/** Whether a call with this answer can be sent again: the shop has refused its token, and the page has another one by now. */
export async function hasNewToken(status: number, token: string): Promise<boolean> {
  if (status !== TOKEN_REFUSED) return false;
  try {
    const { renewToken } = await importWithRecovery('renew-token', () => import('./renew-token.ts'));
    return await renewToken(token);
  } catch {
    return false;
  }
}
