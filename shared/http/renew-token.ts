import { callSettings } from './call-settings.ts';
import { fetchToken } from './fetch-token.ts';
import { cookieToken, needsToken, TOKEN_SELECTOR } from './headers.ts';
import { statusOf } from './stale-token.ts';
import { RENEWAL_TIMEOUT_MS } from './timeout.ts';
import { pageToken, replaceToken, tokenReady, tokenTag } from './token.ts';

let pending: Promise<boolean> | undefined;

/** Sends a call of an enhancer, which has no `send.ts`, and once more after the shop has refused the page's token (419). */
export async function withNewToken<Answer extends Pick<Response, 'status' | 'headers'>>(
  method: string,
  path: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  await tokenReady(method, path);
  const token = pageToken();
  const answer = await send();
  return needsToken(method, path) && (await hasNewToken(statusOf(answer), token)) ? send() : answer;
}

/**
 * Whether a call with this answer can be sent again, because the shop has refused its token before it read the call, and
 * the page has a new one by now: a sign-in or sign-out in another tab has replaced it.
 */
export async function hasNewToken(status: number, token: string): Promise<boolean> {
  if (status !== 419) return false;
  // Another call has renewed it.
  if (pageToken() !== token) return true;
  return (pending ??= renew().finally(() => (pending = undefined)));
}

/** Gets a new token by the call of the settings, or from the page's own address. */
async function renew(): Promise<boolean> {
  const { call, cookie } = callSettings().token ?? {};
  if (call) return Boolean(await fetchToken(call));
  const tag = tokenTag();
  const page = await readPage();
  if (!page) return false;
  // Without a tag, the token is the cookie of the answer.
  if (!tag || cookie) return Boolean(cookieToken());
  const token = page.querySelector<HTMLMetaElement>(TOKEN_SELECTOR)?.content;
  if (token) replaceToken(tag, token);
  return Boolean(token);
}

/**
 * Null when the shop redirects, such as to its login: the shopper may no longer see this page. The browser parses the
 * answer without running scripts, and a policy for trusted types allows it.
 */
function readPage(): Promise<Document | null> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', location.href);
    xhr.responseType = 'document';
    xhr.timeout = RENEWAL_TIMEOUT_MS;
    xhr.setRequestHeader('Accept', 'text/html');
    xhr.setRequestHeader('Cache-Control', 'no-cache');
    xhr.addEventListener('loadend', () => {
      const isHere = xhr.status === 200 && new URL(xhr.responseURL).pathname === location.pathname;
      resolve(isHere ? xhr.responseXML : null);
    });
    xhr.send();
  });
}
