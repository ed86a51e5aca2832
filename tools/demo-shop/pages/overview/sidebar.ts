import { html } from 'hono/html';
import type { OverviewPage } from '../../rules/overview/page.ts';
import { isSelected, priceIn, toggled, withPage, withValues } from '../../rules/overview/selection.ts';
import { counted } from '../format.ts';
import type { Markup } from '../icons.ts';
import { fill } from '../texts.ts';
import { applyButton } from '../sort-form.ts';
import type { Visit } from '../visit.ts';
import { clearAll } from './active.ts';
import { addressOf } from './address.ts';
import { banner } from './banner.ts';
import { stepsOf, type Step } from '../../rules/overview/steps.ts';
import { stepName } from './step-name.ts';
import { group, optionGroup } from './options.ts';
import { CURRENCY } from '../../rules/currency.ts';

type Filter = OverviewPage['overview']['filters'][number];

/** All filters, as links and one form. */
export function sidebar(view: OverviewPage, visit: Visit): Markup {
  const { overview, listing, total } = view;
  const { words, locale } = visit;
  const results = counted(total, words.productsOne, words.productsMany, locale);
  return html`<aside class="sw-product-overview__sidebar" id="filters" tabindex="-1" aria-label="${words.filters}">
    <p class="sw-product-overview__rail">
      <span class="sw-product-overview__rail-title">${words.filters}</span>${clearAll(view, visit)}
    </p>
    <div class="sw-product-overview__filters">
      ${subitems(view)} ${listing.type === 'discount' ? '' : priceForm(view, visit)} ${choices(view, visit)}
      ${
        overview.productOverviewFilterBanner
          ? html`<div class="sw-product-overview__group">${banner(overview.productOverviewFilterBanner)}</div>`
          : ''
      }
    </div>
    <a class="sw-button sw-button--confirm sw-button--wide sw-page__close" href="#list"
      ><span class="sw-button__label">${fill(words.showResults, { results })}</span></a
    >
  </aside>`;
}

/** On the page of offers, the filters are kept when the shopper opens another list. */
function subitems(view: OverviewPage): Markup {
  const { listing, overview, selection } = view;
  const { subitems: all, content } = overview;
  if (all.length === 0) return html``;
  const isKept = listing.type === 'discount';
  return html`<div class="sw-product-overview__group">
    <nav aria-labelledby="subitems">
      <p class="sw-product-overview__legend" id="subitems">${content.subitems_name}</p>
      <ul class="sw-product-overview__subitems" role="list">
        ${all.map(
          ({ name, url }) =>
            html`<li>
              <a
                class="sw-product-overview__subitem"
                href="${isKept ? addressOf(view, withPage(selection, 1), url ?? '/') : url}"
                >${name}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
  </div>`;
}

/** Filters of a list that are not folded, beside those that every list has. */
const OPEN_FILTERS = 3;

function choices(view: OverviewPage, visit: Visit): Markup {
  const { overview, selection } = view;
  const { words, locale } = visit;
  const { counts } = view;
  const option = (filter: string, value: string, name: string, count = 0) => ({
    name,
    count,
    href: addressOf(view, toggled(selection, filter, value)),
    isChosen: isSelected(selection, filter, value),
  });
  const brands = overview.brands.map(({ id, name, url_alias }) =>
    option('brand', url_alias, name, counts.brands.get(Number(id))),
  );
  const answers = (['yes', 'no'] as const).map((answer) =>
    option('best_choice', answer, words[answer], counts.bestChoice[answer]),
  );
  const steps = new Map(overview.filters.map((filter) => [filter, stepsOf(filter, locale)]));
  const isNumeric = (filter: Filter) => steps.get(filter)!.length > 0;
  const numeric = overview.filters.filter(isNumeric);
  const others = overview.filters.filter((filter) => !isNumeric(filter));
  const open = new Set([...numeric, ...others].slice(0, OPEN_FILTERS));
  const filterGroup = (filter: Filter) => {
    const { name, url_alias, options } = filter;
    const stepsIn = steps.get(filter)!.map((step) => stepOption(view, filter, step, visit));
    const inSteps = new Set(stepsIn.flatMap(({ isChosen, aliases }) => (isChosen ? aliases : [])));
    const links = options.map((value) => {
      const link = option(url_alias, value.url_alias, value.name, counts.options.get(String(value.id)));
      return { ...link, isChosen: link.isChosen && !inSteps.has(value.url_alias) };
    });
    return optionGroup({ name, options: links, steps: stepsIn, isOpen: open.has(filter) || inSteps.size > 0 }, visit);
  };
  return html`${numeric.map(filterGroup)} ${optionGroup({ name: words.brands, options: brands }, visit)}
  ${others.map(filterGroup)}
  ${view.hasBestChoice ? optionGroup({ name: words.bestChoice, options: answers }, visit) : ''}
  ${optionGroup({ name: words.offers, options: [option('discount', 'yes', words.onOffer, counts.reduced)] }, visit)}`;
}

/** Chooses all options of the step, or none of them when all are chosen. */
function stepOption(view: OverviewPage, { url_alias: filter }: Filter, step: Step, visit: Visit) {
  const { selection } = view;
  const aliases = step.options.map(({ url_alias }) => url_alias);
  const chosen = selection.get(filter) ?? [];
  const isChosen = aliases.every((alias) => chosen.includes(alias));
  const without = chosen.filter((alias) => !aliases.includes(alias));
  const missing = aliases.filter((alias) => !chosen.includes(alias));
  const values = isChosen ? without : [...chosen, ...missing];
  const href = addressOf(view, withValues(selection, filter, values));
  // A product has one value of such a filter.
  const count = step.options.reduce((sum, { id }) => sum + (view.counts.options.get(String(id)) ?? 0), 0);
  return { name: stepName(step, visit), href, isChosen, aliases, count };
}

/** Its fields arrive as a query, from which the server makes a segment of the path. */
function priceForm(view: OverviewPage, visit: Visit): Markup {
  const { words } = visit;
  const price = priceIn(view.selection);
  const { min, max } = view.prices;
  const limits = { min: min && Math.floor(min / 100), max: max && Math.ceil(max / 100) };
  const { search } = view.listing;
  const field = (name: 'min' | 'max', label: string) =>
    html`<div class="sw-product-overview__price">
      <label for="price-${name}">${label}</label>
      <input
        class="sw-control"
        id="price-${name}"
        name="${name}"
        inputmode="numeric"
        autocomplete="off"
        value="${price[name] ?? ''}"
        placeholder="${limits[name] ?? ''}"
      />
    </div>`;
  const form = html`<form method="get" action="${addressOf(view, view.selection)}">
    ${search === undefined ? '' : html`<input type="hidden" name="q" value="${search}" />`}
    <div class="sw-product-overview__prices">${field('min', words.priceFrom)} ${field('max', words.priceTo)}</div>
    ${applyButton(visit)}
  </form>`;
  return group(`${words.priceFilter} (${CURRENCY.sign})`, form);
}
