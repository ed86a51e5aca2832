import { findCompressedBody } from './check-encoding.ts';
import type { Answer, Client } from './client.ts';
import { examine, type CheckOptions, type Report } from './examine.ts';
import { CannotCheck } from './finding.ts';
import type { WidgetRegistry } from './page.ts';
import { readPage } from './parse-html.ts';
import { WrongEncoding } from './wrong-encoding.ts';

const PAGE_HEADERS = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Fetches a live page and checks it. */
export async function checkPage(url: URL, registry: WidgetRegistry, options: CheckOptions): Promise<Report> {
  const page = readPage(await fetchPage(url, options.client));
  try {
    return { requestedUrl: url.href, ...(await examine(page, registry, options)) };
  } finally {
    await page.close();
  }
}

export async function fetchPage(url: URL, client: Client): Promise<Answer> {
  const answer = await client.request(url, { headers: PAGE_HEADERS }).catch((error: unknown) => {
    if (error instanceof WrongEncoding) throw new CannotCheck(`${url.href} cannot be read: ${error.message}.`);
    throw new CannotCheck(`${url.href} does not answer: ${reasonOf(error)}.`);
  });
  if (answer.status !== 200) throw new CannotCheck(`${answer.url.href} answers ${answer.status}.`);
  const type = answer.headers.get('content-type') || 'no Content-Type';
  if (!/html/i.test(type)) throw new CannotCheck(`${answer.url.href} is not an HTML page: it has ${type}.`);
  const compressed = findCompressedBody(url.href, answer.text, answer.headers.get('content-encoding'));
  if (compressed) throw new CannotCheck(`${url.href} cannot be read. ${compressed.what}`);
  return answer;
}

function reasonOf(error: unknown): string {
  // A host name with several addresses has an error of each.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return (error as Error).message;
}
