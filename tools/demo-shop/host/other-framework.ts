/** How a shop of another framework takes calls, as the settings of its pages say. */
export interface CallRules {
  /** Only calls behind it are answered. */
  readonly base?: string;
  readonly token?: { readonly cookie?: string; readonly call?: string; readonly header?: string };
  readonly staleToken?: { readonly status: readonly number[]; readonly header?: string };
}

type Answer = (request: Request) => Promise<Response>;

const TOKEN_TAG = /<meta name="csrf-token" content="([^"]+)" \/>/;
const SETTINGS = /(data-shop-settings>\s*)\{/;

/** The demo shop behind the paths, the headers and the statuses of another framework. */
export function asFramework(rules: CallRules, answer: Answer): Answer {
  const { base = '', token = {} } = rules;

  return async (request) => {
    const url = new URL(request.url);
    const isCall = request.headers.get('X-Requested-With') === 'XMLHttpRequest';
    if (token.call && url.pathname === base + token.call) return answerToken(rules, request, answer);
    if (!isCall) return page(await answer(request), rules);
    if (!url.pathname.startsWith(`${base}/`)) return Response.json({ message: 'Not found.' }, { status: 404 });
    url.pathname = url.pathname.slice(base.length);
    const headers = new Headers(request.headers);
    // Other frameworks know no other header.
    const sent = headers.get(token.header ?? (token.cookie ? 'X-XSRF-TOKEN' : 'X-CSRF-TOKEN'));
    headers.delete('X-XSRF-TOKEN');
    headers.delete('X-CSRF-TOKEN');
    if (sent) headers.set('X-CSRF-TOKEN', sent);
    const body = request.method === 'GET' ? null : await request.arrayBuffer();
    return refused(await answer(new Request(url, { method: request.method, headers, body })), rules);
  };
}

/** The token of the visitor's session, by a call or as a cookie. */
async function answerToken({ token }: CallRules, request: Request, answer: Answer): Promise<Response> {
  const login = await answer(new Request(new URL('/login', request.url), { headers: headersWithout(request.headers) }));
  const csrf = TOKEN_TAG.exec(await login.text())?.[1] ?? '';
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of login.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  if (!token?.cookie) return Response.json({ token: csrf }, { headers });
  headers.append('Set-Cookie', `${token.cookie}=${csrf}; Path=/; SameSite=Lax`);
  return new Response(null, { status: 204, headers });
}

function headersWithout(sent: Headers): Headers {
  const headers = new Headers(sent);
  headers.delete('Accept-Encoding');
  headers.set('Accept', 'text/html');
  return headers;
}

/** A page with the settings, and without the token where it comes by a cookie or a call. */
async function page(answer: Response, rules: CallRules): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.includes('text/html')) return answer;
  const { base, token, staleToken } = rules;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  const csrf = TOKEN_TAG.exec(html)?.[1];
  if (token?.cookie && !token.call && csrf)
    headers.append('Set-Cookie', `${token.cookie}=${csrf}; Path=/; SameSite=Lax`);
  const settings = JSON.stringify({ base, token, staleToken }).slice(1, -1);
  const text = html.replace(SETTINGS, `$1{${settings},`);
  const isWithoutToken = token?.cookie ?? token?.call;
  return new Response(isWithoutToken ? text.replace(TOKEN_TAG, '') : text, { status: answer.status, headers });
}

function refused(answer: Response, { staleToken }: CallRules): Response {
  if (answer.status !== 419 || !staleToken) return answer;
  const headers = staleToken.header ? { [staleToken.header]: '1' } : {};
  return new Response('<h1>CSRF verification failed.</h1>', { status: staleToken.status[0]!, headers });
}
