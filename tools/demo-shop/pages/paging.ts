import { html } from 'hono/html';
import type { ProductPage } from '../rules/catalogue.ts';
import { kitIcon, type Markup } from './icons.ts';
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
  const step = (at: number, label: string, next = '') => {
    const kind = `sw-product-overview__step ${next}`;
    const arrow = kitIcon('chevron');
    if (at < 1 || at > pages) return html`<span class="${kind} sw-product-overview__step--gone">${arrow}</span>`;
    return html`<a class="${kind}" rel="${next ? 'next' : 'prev'}" href="${to(at)}" aria-label="${label}">${arrow}</a>`;
  };
  return html`<div class="sw-page">
    <nav class="sw-product-overview__pager" aria-label="${words.pages}" data-page="${page}" data-pages="${pages}">
      ${step(page - 1, words.previous)}
      <ul class="sw-product-overview__pages" role="list">
        ${pageNumbers(page, pages).map((number) =>
          number === null
            ? html`<li><span class="sw-product-overview__gap">…</span></li>`
            : html`<li>
                <a
                  class="sw-product-overview__page"
                  href="${to(number)}"
                  aria-label="${fill(words.pageNumber, { page: number })}"
                  ${number === page ? html`aria-current="page"` : ''}
                  >${number}</a
                >
              </li>`,
        )}
      </ul>
      ${step(page + 1, words.next, 'sw-product-overview__step--next')}
    </nav>
  </div>`;
}
