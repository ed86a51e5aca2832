import { answers, at, forgets, from, heads, page, whenSent, type Fault, type FaultTable } from './fault.support.ts';

const META = /<meta name="csrf-token" content="[^"]*"/;

/** Every token is right. */
function corrected(path: string): Fault {
  let token = '';
  return async (request, forward) => {
    const { pathname } = new URL(request.url);
    if (pathname === path) {
      const headers = new Headers(request.headers);
      headers.set('x-csrf-token', token);
      await forward(new Request(request, { headers }));
      return Response.json({ message: 'CSRF token mismatch.' }, { status: 419 });
    }
    const answer = await forward(request);
    if (pathname !== '/') return answer;
    [, token = ''] = /name="csrf-token" content="([^"]*)"/.exec(await answer.clone().text()) ?? [];
    return answer;
  };
}

export const sessionFaults: FaultTable = {
  'session-token-in-page': () => page('/', (html) => html.replace(META, '<meta name="other"')),
  'session-token-differs': () => page('/', (html) => html.replace(META, '<meta name="csrf-token" content="same"')),
  'session-page-private': () => heads('/', 'cache-control', 'public, max-age=600'),
  'session-kept': () => forgets('/'),
  'session-token-wrong': () => answers('/cart/add', 200),
  'session-token-missing': () => answers('/cart/add', 403),
  'session-token-of-other': () => answers('/cart/add', 200),
  'session-token-json': () => at('/cart/add', async () => new Response('<p>Expired</p>', { status: 419 })),
  'session-token-changes-nothing': () => corrected('/cart/add'),
  'session-token-recovers': () =>
    from(
      3,
      '/',
      page('/', (html) => html.replace(META, '<meta name="csrf-token" content="old"')),
    ),
  'session-private': () => heads('/cart/get', 'cache-control', 'no-cache'),
  'session-json-type': () => heads('/cart/get', 'content-type', 'text/plain'),
  'session-empty-body': () => whenSent('/cart/get', '{}', 422),
  'session-unknown-call': () => answers('/conform-no-such-call', 200),
  'session-invalid-json': () => whenSent('/cart/add', /":$/, 500),
  'session-odd-json': () => whenSent('/cart/add', 'null', 500),
  'session-parallel-reads': () => from(3, '/cart/init', answers('/cart/init', 429)),
  'session-account-refused': () => answers('/dashboard/addresses/vue/data', 200, { addresses: [] }),
};
