import { html, raw } from 'hono/html';
import type { OverviewPage } from '../../rules/overview/page.ts';
import { BANNER_AFTER } from '../../rules/overview/paged.ts';
import { bannerOf } from '../../rules/overview/selected-page.ts';
import { isSelected, SORTS, withPage } from '../../rules/overview/selection.ts';
import { hasExtra } from '../../extras.ts';
import { breadcrumb } from '../breadcrumb.ts';
import { counted } from '../format.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { paging } from '../paging.ts';
import { productCells } from '../product-card.ts';
import { fill, type ShopWords } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { activeFilters } from './active.ts';
import { addressOf, pathOf } from './address.ts';
import { banner } from './banner.ts';
import { sortForm } from '../sort-form.ts';
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
        <div class="sw-page">
          <section class="sw-product-overview" aria-label="${heading.name}">
            <div class="sw-product-overview__columns">
              ${sidebar(view, visit)}
              <div class="sw-product-overview__main">
                ${headingOf(view, visit)} ${strip(view)}
                <div class="sw-product-overview__results">
                  ${toolbar(view, visit)} ${activeFilters(view, visit)} ${products(view, visit)}
                </div>
              </div>
            </div>
          </section>
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
  return html`<header class="sw-product-overview__heading">
    <h1 class="sw-product-overview__title">${name}</h1>
    ${
      letters.length <= SHORT
        ? html`<div class="sw-html sw-product-overview__description">${raw(content)}</div>`
        : html`<div class="sw-product-overview__description">
            <p>${raw(beginning)}…</p>
            <details>
              <summary class="sw-product-overview__more">
                <span>${words.readMore}</span>${kitIcon('chevron', 'sw-product-overview__turn')}
              </summary>
              <div class="sw-html">${raw(content)}</div>
            </details>
          </div>`
    }
  </header>`;
}

/** Banners that do not fit among the products. */
function strip({ overview }: OverviewPage): Markup {
  const others = overview.productOverviewBanner ? overview.banners : overview.banners.slice(1);
  return others.length === 0
    ? html``
    : html`<div class="sw-product-overview__strip">${others.map((entry) => banner(entry))}</div>`;
}

function toolbar(view: OverviewPage, visit: Visit): Markup {
  const { words, locale } = visit;
  const { selection } = view;
  const isCurrent = (sort: (typeof SORTS)[number] | null) =>
    sort === null ? !selection.has('sort') : isSelected(selection, 'sort', sort);
  const { search } = view.listing;
  return html`<div class="sw-product-overview__toolbar" id="list" tabindex="-1">
    <h2 class="sw-product-overview__count">${counted(view.total, words.productsOne, words.productsMany, locale)}</h2>
    <div class="sw-product-overview__open">
      <a class="sw-button sw-button--secondary" href="#filters"
        >${kitIcon('filter')}<span class="sw-button__label">${words.filters}</span></a
      >
    </div>
    ${sortForm(
      {
        place: 'sw-product-overview__order',
        action: addressOf(view, withPage(selection, 1)),
        kept: search === undefined ? '' : html`<input type="hidden" name="q" value="${search}" />`,
        id: 'sort',
        name: 'sort',
        options: [null, ...SORTS].map((sort) => ({
          value: sort ?? '',
          label: words[sort === null ? 'sortRecommended' : SORT_WORDS[sort]],
          isSelected: isCurrent(sort),
        })),
      },
      visit,
    )}
  </div>`;
}

function products(view: OverviewPage, visit: Visit): Markup {
  const { shown, total, selection, overview } = view;
  if (total === 0)
    return html`<div class="sw-product-overview__none">
      ${kitIcon('filter', 'sw-product-overview__none-drawing')}
      <p class="sw-product-overview__none-text">${visit.words.nothingFits}</p>
    </div>`;
  const among = bannerOf(overview);
  const inserted = shown.hasBanner && among ? { at: BANNER_AFTER, markup: banner(among) } : undefined;
  const to = (page: number) => addressOf(view, withPage(selection, page));
  return html`${productCells(view.products, visit, { inserted, isFallback: true })} ${paging(shown, visit, to)}`;
}
