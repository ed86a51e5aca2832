import { html } from 'hono/html';
import { toggleBestChoice, toggleBrand, toggleOption } from '../../../../shared/rules/filter-choice.ts';
import { priceBounds } from '../../../../shared/rules/listing.ts';
import type { OverviewPage } from '../../rules/overview/page.ts';
import { counted } from '../format.ts';
import type { Markup } from '../icons.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { addressOf } from './address.ts';
import { banner } from './banner.ts';
import { optionGroup } from './options.ts';

/** All filters, as links and one form. */
export function sidebar(view: OverviewPage, visit: Visit): Markup {
  const { overview, listing, total } = view;
  const { words, locale } = visit;
  const results = counted(total, words.productsOne, words.productsMany, locale);
  return html`<aside class="listing__side" id="filters" tabindex="-1" aria-label="${words.filters}">
    ${subitems(view)} ${choices(view, visit)} ${listing.type === 'discount' ? '' : priceForm(view, visit)}
    ${overview.productOverviewFilterBanner ? banner(overview.productOverviewFilterBanner) : ''}
    <a class="button button--action listing__close" href="#list">${fill(words.showResults, { results })}</a>
  </aside>`;
}

/** On the page of offers, the filters are kept when the shopper opens another list. */
function subitems(view: OverviewPage): Markup {
  const { listing, overview, state } = view;
  const { subitems: all, content } = overview;
  if (all.length === 0) return html``;
  const isKept = listing.type === 'discount';
  return html`<section class="options">
    <h2 class="options__name">${content.subitems_name}</h2>
    <ul>
      ${all.map(({ name, url }) => html`<li><a href="${isKept ? addressOf(view, { ...state, page: 1 }, url ?? '/') : url}">${name}</a></li>`)}
    </ul>
  </section>`;
}

function choices(view: OverviewPage, visit: Visit): Markup {
  const { overview, state } = view;
  const { words } = visit;
  const brands = overview.brands.map(({ name, url_alias }) => ({
    name,
    href: addressOf(view, toggleBrand(state, url_alias)),
    isChosen: state.brands.includes(url_alias),
  }));
  const answers = (['yes', 'no'] as const).map((answer) => ({
    name: answer === 'yes' ? words.yes : words.no,
    href: addressOf(view, toggleBestChoice(state, answer)),
    isChosen: state.bestChoice === answer || state.bestChoice === 'both',
  }));
  const discount = {
    name: words.onOffer,
    href: addressOf(view, { ...state, discount: !state.discount, page: 1 }),
    isChosen: state.discount,
  };
  return html`${optionGroup(words.brands, brands, visit)}
  ${overview.filters.map((filter) =>
    optionGroup(
      filter.name,
      filter.options.map(({ name, url_alias }) => ({
        name,
        href: addressOf(view, toggleOption(state, filter.url_alias, url_alias)),
        isChosen: state.filters.get(filter.url_alias)?.includes(url_alias) ?? false,
      })),
      visit,
    ),
  )}
  ${optionGroup(words.bestChoice, answers, visit)} ${optionGroup(words.offers, [discount], visit)}`;
}

/** Its fields arrive as a query, from which the server makes a segment of the path. */
function priceForm(view: OverviewPage, { words }: Visit): Markup {
  const { price } = view.state;
  const bounds = priceBounds(view.overview.products);
  const field = (name: 'min' | 'max', label: string) =>
    html`<label for="price-${name}">${label}</label>
      <input
        id="price-${name}"
        name="${name}"
        inputmode="numeric"
        autocomplete="off"
        value="${price[name] ?? ''}"
        placeholder="${bounds[name] ?? ''}"
      />`;
  return html`<form class="options prices" method="get" action="${addressOf(view, view.state)}">
    <fieldset>
      <legend class="options__name">${words.priceFilter}</legend>
      <div class="prices__fields">${field('min', words.priceFrom)} ${field('max', words.priceTo)}</div>
    </fieldset>
    <button class="button button--quiet" type="submit">${words.applyPrice}</button>
  </form>`;
}
