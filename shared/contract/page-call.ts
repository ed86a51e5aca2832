import type { Endpoint } from './endpoint.ts';

/** What the address of a page is made of. */
export interface PageInput {
  /** `readUrl` of the first answer. */
  readonly readUrl: string;
  /** The selection, as in the address of the page. */
  readonly path: string;
}

/**
 * The call of one page of a list, from that of the list. It imports nothing, because only lists that stay on the server load
 * it.
 */
export function pageCallOf<Answer>({ answer }: Pick<Endpoint<never, Answer>, 'answer'>): Endpoint<PageInput, Answer> {
  return {
    method: 'get',
    path: '/product-overview/page',
    safe: true,
    target: ({ readUrl, path }) => ({
      path: `${readUrl}${readUrl.includes('?') ? '&' : '?'}path=${encodeURIComponent(path)}`,
    }),
    answer,
  };
}
