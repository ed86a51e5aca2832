import { html, raw } from 'hono/html';
import type { OverviewPage } from '../../rules/overview/page.ts';
import { BANNER_AFTER } from '../../rules/overview/paged.ts';
import { bannerOf } from '../../rules/overview/selected-page.ts';
import { isSelected, SORTS, withPage, withValues } from '../../rules/overview/selection.ts';
import { hasExtra } from '../../extras.ts';
import { breadcrumb } from '../breadcrumb.ts';
import { counted } from '../format.ts';
import { icon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { paging } from '../paging.ts';
import { productGrid } from '../product-card.ts';
import { fill, type ShopWords } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { activeFilters } from './active.ts';
import { addressOf, pathOf } from './address.ts';
import { banner } from './banner.ts';
import { sidebar } from './sidebar.ts';

const SORT_WORDS: Readonly<Record<(typeof SORTS)[number], keyof ShopWords>> = {
  'price-low': 'sortPriceUp',
  'price-high': 'sortPriceDown',
};

/** A list of products with its filters. Each link leads to a separate address. */
export function overviewPage(view: OverviewPage, visit: Visit): Page {
  const { listing, heading, shown } = view;
  const { words } = visit;
  const suffix = shown.page > 1 ? `, ${fill(words.pageOf, { page: shown.page, pages: shown.pages })}` : '';
  return {
    title: heading.name + suffix,
    about: listing.intro,
    body: html`<div class="wrap">
      ${breadcrumb(listing.parent ? [listing.parent] : [], listing.name, visit)}
      <div
        data-widget="product-overview"
        data-type="${listing.type}"
        data-id="${listing.search ?? listing.id}"
        ${pathFor(view, visit)}
      >
        <div class="listing">
          ${sidebar(view, visit)}
          <div class="listing__main">
            ${headingOf(view, visit)} ${strip(view)} ${toolbar(view, visit)} ${activeFilters(view, visit)}
            ${products(view, visit)}
          </div>
        </div>
      </div>
    </div>`,
  };
}

/** With the selection, the first call of a list that stays on the server reads what the page shows. */
function pathFor(view: OverviewPage, visit: Visit): Markup {
  return hasExtra(visit, 'server-lists') ? html`data-path="${pathOf(view, view.selection, '/')}"` : html``;
}

/** Letters of a text that are visible at first. */
const SHORT = 200;

/** A long text begins with its first words; all of it is folded. */
function headingOf({ heading: { name, content } }: OverviewPage, { words }: Visit): Markup {
  const letters = Array.from(
    content
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const beginning = letters
    .slice(0, SHORT)
    .join('')
    .replace(/[\s.,;:]+\S*$/, '');
  return html`<div class="listing__intro">
    <h1>${name}</h1>
    ${
      letters.length <= SHORT
        ? raw(content)
        : html`<p class="listing__beginning">${raw(beginning)}…</p>
            <details>
              <summary>${words.readMore}</summary>
              ${raw(content)}
            </details>`
    }
  </div>`;
}

/** Banners that do not fit among the products. */
function strip({ overview }: OverviewPage): Markup {
  const others = overview.productOverviewBanner ? overview.banners : overview.banners.slice(1);
  return others.length === 0 ? html`` : html`<div class="promos">${others.map((entry) => banner(entry))}</div>`;
}

function toolbar(view: OverviewPage, { words, locale }: Visit): Markup {
  const { selection } = view;
  const isCurrent = (sort: (typeof SORTS)[number] | null) =>
    sort === null ? !selection.has('sort') : isSelected(selection, 'sort', sort);
  return html`<div class="list-head" id="list" tabindex="-1">
    <p>${counted(view.total, words.productsOne, words.productsMany, locale)}</p>
    <a class="button button--quiet listing__open" href="#filters">${icon('filter')}${words.filters}</a>
    <nav class="sorts" aria-label="${words.sort}">
      <span aria-hidden="true">${words.sort}</span>
      <ul>
        ${[null, ...SORTS].map(
          (sort) =>
            html`<li>
              <a
                href="${addressOf(view, withValues(selection, 'sort', sort ? [sort] : []))}"
                rel="nofollow"
                ${isCurrent(sort) ? html`aria-current="true"` : ''}
                >${words[sort === null ? 'sortRecommended' : SORT_WORDS[sort]]}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
  </div>`;
}

function products(view: OverviewPage, visit: Visit): Markup {
  const { shown, total, selection, overview } = view;
  if (total === 0) return html`<p class="listing__empty">${visit.words.nothingFits}</p>`;
  const among = bannerOf(overview);
  const inserted = shown.hasBanner && among ? { at: BANNER_AFTER, markup: banner(among) } : undefined;
  const to = (page: number) => addressOf(view, withPage(selection, page));
  return html`${productGrid(view.products, visit, { level: 'h2', inserted, isFallback: true })}
  ${paging(shown, visit, to)}`;
}
