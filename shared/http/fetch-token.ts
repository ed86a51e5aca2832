import { callSettings } from './call-settings.ts';
import { callUrl, cookieToken } from './headers.ts';
import { RENEWAL_TIMEOUT_MS } from './timeout.ts';
import { replaceToken, tokenTag } from './token.ts';

let fetched: Promise<string> | undefined;

/**
 * Gets the token by the call of the settings. Calls at the same time share one. Resolves with the token, which is in a tag
 * from then on or in the cookie; empty when the shop does not answer one.
 */
export function fetchToken(path: string): Promise<string> {
  fetched ??= requestToken(path)
    .catch(() => '')
    .finally(() => (fetched = undefined));
  return fetched;
}

async function requestToken(path: string): Promise<string> {
  const answer = await fetch(callUrl(path), {
    headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(RENEWAL_TIMEOUT_MS),
  });
  if (!answer.ok) return '';
  if (callSettings().token?.cookie) return cookieToken();
  const { token } = (await answer.json()) as { readonly token?: unknown };
  const text = typeof token === 'string' ? token : '';
  if (text) storeToken(text);
  return text;
}

function storeToken(token: string): void {
  const tag = tokenTag() ?? document.createElement('meta');
  if (tag.content) return replaceToken(tag, token);
  tag.name = 'csrf-token';
  tag.content = token;
  document.head.append(tag);
}
