import { html } from 'hono/html';
import type { ProductPage } from '../rules/catalogue.ts';
import type { Markup } from './icons.ts';
import { fill } from './texts.ts';
import { addressWith, type Visit } from './visit.ts';

/** The first page, the last one and those around the current one; null stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((number, at) => (at > 0 && number - (shown[at - 1] ?? 0) > 1 ? [null, number] : [number]));
}

/** Links to the pages of a list; `to` returns the address of each. */
export function paging(
  { page, pages }: Pick<ProductPage, 'page' | 'pages'>,
  { words, address }: Visit,
  to = (number: number) => addressWith(address, { page: number === 1 ? null : String(number) }),
): Markup {
  if (pages <= 1) return html``;
  return html`<nav class="paging" aria-label="${words.pages}" data-page="${page}" data-pages="${pages}">
    ${page > 1 ? html`<a class="paging__step" rel="prev" href="${to(page - 1)}">${words.previous}</a>` : ''}
    <ul>
      ${pageNumbers(page, pages).map((number) =>
        number === null
          ? html`<li aria-hidden="true">…</li>`
          : html`<li>
              <a
                href="${to(number)}"
                aria-label="${fill(words.pageNumber, { page: number })}"
                ${number === page ? html`aria-current="page"` : ''}
                >${number}</a
              >
            </li>`,
      )}
    </ul>
    ${page < pages ? html`<a class="paging__step" rel="next" href="${to(page + 1)}">${words.next}</a>` : ''}
  </nav>`;
}
