import { pageToken, replaceToken, TOKEN, tokenTag } from './token.ts';

/** Milliseconds until a page without an answer counts as not there. */
const TIMEOUT = 10_000;

let underWay: Promise<boolean> | undefined;

/**
 * Gets another token after the shop has refused this one (419), from the page's own address: a sign-in or a sign-out in
 * another tab has replaced it. Answers whether the call may be sent again. All who ask at the same time share one
 * request.
 */
export async function renewToken(refused: string): Promise<boolean> {
  // Another call was faster.
  if (pageToken() !== refused) return true;
  return (underWay ??= renew().finally(() => (underWay = undefined)));
}

async function renew(): Promise<boolean> {
  const tag = tokenTag();
  const page = await readPage();
  if (!page) return false;
  // Without a tag in the page, the cookie that came with the answer is the token.
  if (!tag) return document.cookie.includes('XSRF-TOKEN=');
  const token = page.querySelector<HTMLMetaElement>(TOKEN)?.content;
  if (token) replaceToken(tag, token);
  return Boolean(token);
}

/**
 * Null when the shop leads elsewhere, such as to its login: what the page offers is then not for this shopper any more.
 * The browser parses the answer itself, without scripts and without a policy for trusted markup.
 */
function readPage(): Promise<Document | null> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', location.href);
    xhr.responseType = 'document';
    xhr.timeout = TIMEOUT;
    xhr.setRequestHeader('Accept', 'text/html');
    xhr.setRequestHeader('Cache-Control', 'no-cache');
    xhr.addEventListener('loadend', () => {
      const isHere = xhr.status === 200 && new URL(xhr.responseURL).pathname === location.pathname;
      resolve(isHere ? xhr.responseXML : null);
    });
    xhr.send();
  });
}
