import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SESSION_COOKIE } from '../session.ts';

type Fetch = (request: Request) => Promise<Response>;

/** What `eiland/server` exports. */
interface FrameServer {
  renderPage(html: string, options: object): Promise<string>;
}

interface FirstCall {
  readonly path: string;
  readonly body: unknown;
}

/**
 * Draws the first frames of the widgets of each page. The shop asks itself for their first answers, as the visitor of the
 * page.
 *
 * @param dist the folder of the build whose files the pages load
 */
export async function openFrames(dist: string): Promise<(fetch: Fetch) => Fetch> {
  const { renderPage } = (await import(pathToFileURL(resolve(join(dist, 'server.js'))).href)) as FrameServer;

  return (fetch) => async (request) => {
    const page = await fetch(request);
    const isPage = page.status === 200 && page.headers.get('content-type')?.startsWith('text/html');
    if (request.method !== 'GET' || !isPage) return page;
    const html = await page.text();
    const headers = new Headers(page.headers);
    headers.delete('content-length');
    const answer = (call: FirstCall) => readFirstAnswer(fetch, call, request, html, page);
    const inlineStyles = isFirstVisit(request);
    const options = {
      url: request.url,
      answer,
      inlineStyles,
      onError: (error: unknown, widget: string) => console.error(widget, error),
    };
    const drawn = await renderPage(html, options);
    if (inlineStyles) allowStyles(drawn, headers);
    return new Response(drawn, { status: page.status, headers });
  };
}

/** Later, the browser has the style sheets in its cache. */
const isFirstVisit = (request: Request) => !request.headers.get('cookie')?.includes(`${SESSION_COOKIE}=`);

/** The policy names the sheets of the page by their hashes, so that it needs no nonce and allows nothing else. */
function allowStyles(html: string, headers: Headers): void {
  const policy = headers.get('content-security-policy');
  const hashes = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, sheet]) => `'sha384-${createHash('sha384').update(sheet!).digest('base64')}'`,
  );
  if (policy && hashes.length > 0)
    headers.set('content-security-policy', policy.replace("style-src 'self'", `$& ${hashes.join(' ')}`));
}

/** Milliseconds that a page waits for a first answer. Without it, the page is what it would be without frames. */
const ANSWER_LIMIT_MS = 500;

/** Undefined when the shop refuses the call, fails or takes too long. */
async function readFirstAnswer(
  fetch: Fetch,
  { path, body }: FirstCall,
  request: Request,
  html: string,
  page: Response,
): Promise<string | undefined> {
  const [, token = ''] = /<meta name="csrf-token" content="([^"]*)"/.exec(html) ?? [];
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'X-CSRF-TOKEN': token,
    'X-Requested-With': 'XMLHttpRequest',
    Cookie: cookiesOf(request, page),
  };
  const call = new Request(new URL(path, request.url), { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
  const answered = fetch(call).then((answer) => (answer.ok ? answer.text() : undefined));
  return Promise.race([answered.catch(() => undefined), wait(ANSWER_LIMIT_MS, undefined, { ref: false })]);
}

/** Those of the visitor, with what the page sets. */
function cookiesOf(request: Request, page: Response): string {
  const set = page.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!);
  return [request.headers.get('cookie'), ...set].filter(Boolean).join('; ');
}
