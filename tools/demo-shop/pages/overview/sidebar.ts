import { html } from 'hono/html';
import type { OverviewPage } from '../../rules/overview/page.ts';
import { priceLimits } from '../../rules/overview/selected-products.ts';
import { isSelected, priceIn, toggled, withPage } from '../../rules/overview/selection.ts';
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
  const { listing, overview, selection } = view;
  const { subitems: all, content } = overview;
  if (all.length === 0) return html``;
  const isKept = listing.type === 'discount';
  return html`<section class="options">
    <h2 class="options__name">${content.subitems_name}</h2>
    <ul>
      ${all.map(({ name, url }) => html`<li><a href="${isKept ? addressOf(view, withPage(selection, 1), url ?? '/') : url}">${name}</a></li>`)}
    </ul>
  </section>`;
}

function choices(view: OverviewPage, visit: Visit): Markup {
  const { overview, selection } = view;
  const { words } = visit;
  const option = (filter: string, value: string, name: string) => ({
    name,
    href: addressOf(view, toggled(selection, filter, value)),
    isChosen: isSelected(selection, filter, value),
  });
  const brands = overview.brands.map(({ name, url_alias }) => option('brand', url_alias, name));
  const answers = [option('best_choice', 'yes', words.yes), option('best_choice', 'no', words.no)];
  return html`${optionGroup(words.brands, brands, visit)}
  ${overview.filters.map(({ name, url_alias, options }) =>
    optionGroup(
      name,
      options.map((value) => option(url_alias, value.url_alias, value.name)),
      visit,
    ),
  )}
  ${optionGroup(words.bestChoice, answers, visit)}
  ${optionGroup(words.offers, [option('discount', 'yes', words.onOffer)], visit)}`;
}

/** Its fields arrive as a query, from which the server makes a segment of the path. */
function priceForm(view: OverviewPage, { words }: Visit): Markup {
  const price = priceIn(view.selection);
  const limits = priceLimits(view.overview.products);
  const field = (name: 'min' | 'max', label: string) =>
    html`<label for="price-${name}">${label}</label>
      <input
        id="price-${name}"
        name="${name}"
        inputmode="numeric"
        autocomplete="off"
        value="${price[name] ?? ''}"
        placeholder="${limits[name] ?? ''}"
      />`;
  return html`<form class="options prices" method="get" action="${addressOf(view, view.selection)}">
    <fieldset>
      <legend class="options__name">${words.priceFilter}</legend>
      <div class="prices__fields">${field('min', words.priceFrom)} ${field('max', words.priceTo)}</div>
    </fieldset>
    <button class="button button--quiet" type="submit">${words.applyPrice}</button>
  </form>`;
}
