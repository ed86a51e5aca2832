import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** A built file that the page has loaded. */
export interface Download {
  readonly name: string;
  /** After gzip -9. */
  readonly bytes: number;
}

/** Every page links `base.css`, and those of the demo shop `page.css`, which have budgets of their own. */
const OURS = /\/widgets\/(?!(?:base|page)\.css)/;

export function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/**
 * The built files among these requests. `opening` leaves out what loads in idle time: for the first click, the code that
 * sends calls, and its own imports; for the next page, `page-api` and all that it fetches.
 */
export async function downloadsOf(
  requests: readonly Request[],
  { opening = false }: { readonly opening?: boolean } = {},
): Promise<Download[]> {
  const files = await Promise.all(
    requests
      .filter((request) => OURS.test(request.url()))
      .map(async (request) => ({
        name: new URL(request.url()).pathname.replace('/widgets/', ''),
        body: await (await request.response())!.body(),
      })),
  );
  const at = files.findIndex(({ name }) => /^send-\w+\.js$/.test(name));
  const isIdle = (name: string, index: number) =>
    opening && at >= 0 && index >= at && (index === at || files[at]!.body.includes(name));
  const next = opening ? files.findIndex(({ name }) => name.startsWith('page-api-')) : -1;
  return files
    .filter(({ name }, index) => !isIdle(name, index) && (next < 0 || index < next))
    .map(({ name, body }) => ({ name, bytes: gzipSync(body, { level: 9 }).length }));
}

export const totalBytes = (files: readonly Download[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Measures the given HTML, because the shop's own pages load more. */
export async function printOnly(page: Page, path: string, ...names: string[]): Promise<void> {
  const others = new RegExp(`data-widget="(?!(?:${names.join('|')})")[\\w-]+"`, 'g');
  await page.route(`**${path}`, async (route) => {
    // A call may have the path of a page.
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replaceAll(others, '') });
  });
}
