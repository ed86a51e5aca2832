/** Seconds until the page asks again. */
const RETRY = 2;

/** For a server that has not been started yet: says so, and tries again. */
export function waitingPage(origin: string, accept = ''): Response {
  const sentence = `No server answers at ${origin}.`;
  const headers = { 'Retry-After': String(RETRY), 'Cache-Control': 'no-store' };
  if (!accept.includes('text/html')) {
    return new Response(`${sentence} Start it, and load this page again.\n`, {
      status: 502,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="${RETRY}" />
    <title>Waiting for ${origin}</title>
  </head>
  <body>
    <h1>${sentence}</h1>
    <p>Start it in a second terminal. This page tries again every ${RETRY} seconds.</p>
  </body>
</html>
`;
  return new Response(page, { status: 502, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}
