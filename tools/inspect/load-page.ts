import { createPage, type Page } from '../doctor/page.ts';
import { markOwnRequest } from './browser-client.ts';

/** Code of a widget reads the page with its own globals. */
const inThisPage = { runInPage: <Result>(code: () => Result) => code(), close: () => Promise.resolve() };

/**
 * The page as the server prints it, before widgets and scripts have changed it. Nothing of it runs. A request for a
 * document parses HTML under Trusted Types, too.
 */
export async function loadPage(): Promise<Page> {
  const request = await requestDocument();
  const parsed = request?.responseXML;
  if (!parsed || request.status !== 200)
    return livePage('The page could not be loaded again. The open page was checked.');
  // Where scripts run, browsers read the content of <noscript> as text.
  for (const element of parsed.querySelectorAll('noscript')) element.replaceChildren();
  return createPage(
    { document: parsed, ...inThisPage },
    { url: new URL(request.responseURL), headers: headersOf(request) },
  );
}

/** The page as it is open now. */
export function livePage(...notes: string[]): Page {
  const page = createPage({ document, ...inThisPage }, { url: new URL(location.href), headers: new Headers() });
  return { ...page, notes: [...page.notes, ...notes] };
}

function requestDocument(): Promise<XMLHttpRequest | undefined> {
  const url = location.href.split('#', 1)[0]!;
  const done = markOwnRequest(url);
  return new Promise<XMLHttpRequest | undefined>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.setRequestHeader('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => resolve(undefined));
    request.send();
  }).finally(done);
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
}
