import type { Answer, Client } from './client.ts';
import { examine, type CheckOptions, type Report } from './examine.ts';
import { CannotCheck } from './finding.ts';
import type { WidgetRegistry } from './page.ts';
import { readPage } from './parse-html.ts';

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

async function fetchPage(url: URL, client: Client): Promise<Answer> {
  const answer = await client.request(url, { headers: PAGE_HEADERS }).catch((error: unknown) => {
    throw new CannotCheck(`${url.href} does not answer: ${reasonOf(error)}.`);
  });
  if (answer.status !== 200) throw new CannotCheck(`${answer.url.href} answers ${answer.status}.`);
  const type = answer.headers.get('content-type') || 'no Content-Type';
  if (!/html/i.test(type)) throw new CannotCheck(`${answer.url.href} is not an HTML page: it has ${type}.`);
  return answer;
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error && cause.message ? cause.message : message;
}
