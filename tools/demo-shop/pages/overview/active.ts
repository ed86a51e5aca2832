import { html } from 'hono/html';
import type { OverviewPage } from '../../rules/overview/page.ts';
import {
  cleared,
  isSelected,
  isUnfiltered,
  priceIn,
  toggled,
  withValues,
  type PriceRange,
  type Selection,
} from '../../rules/overview/selection.ts';
import { price } from '../../rules/currency.ts';
import { kitIcon, type Markup } from '../icons.ts';
import { fill, type ShopWords } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { stepsOf } from '../../rules/overview/steps.ts';
import { addressOf } from './address.ts';
import { stepName } from './step-name.ts';

type Filter = OverviewPage['overview']['filters'][number];
type Chosen = readonly [name: string, without: Selection];

/** The active filters, each with a link to the list without it. */
export function activeFilters(view: OverviewPage, visit: Visit): Markup {
  const { words } = visit;
  if (isUnfiltered(view.selection)) return html``;
  return html`<section class="sw-product-overview__active" aria-label="${words.chosenFilters}">
    <ul class="sw-product-overview__chips" role="list">
      ${chosenIn(view, visit).map(
        ([name, without]) =>
          html`<li class="sw-product-overview__chip-place">
            <a
              class="sw-product-overview__chip"
              href="${addressOf(view, without)}"
              rel="nofollow"
              aria-label="${fill(words.removeFilter, { name })}"
              ><span>${name}</span>${kitIcon('cross', 'sw-product-overview__chip-icon')}</a
            >
          </li>`,
      )}
    </ul>
    ${clearAll(view, visit)}
  </section>`;
}

/** A link to the list without filters. */
export function clearAll(view: OverviewPage, { words }: Visit): Markup {
  if (isUnfiltered(view.selection)) return html``;
  return html`<a class="sw-product-overview__clear" href="${addressOf(view, cleared(view.selection))}"
    >${words.clearFilters}</a
  >`;
}

function chosenIn({ overview: { brands, filters }, selection }: OverviewPage, visit: Visit): Chosen[] {
  const { words } = visit;
  const chosen = (filter: string, value: string, name: string): Chosen[] =>
    isSelected(selection, filter, value) ? [[name, toggled(selection, filter, value)]] : [];
  return [
    ...brands.flatMap(({ name, url_alias }) => chosen('brand', url_alias, name)),
    ...filters.flatMap((filter) => valuesIn(filter, selection, visit)),
    ...(selection.has('price') ? [pricesIn(selection, words)] : []),
    ...chosen('best_choice', 'yes', words.bestChoice),
    ...chosen('best_choice', 'no', words.noBestChoice),
    ...chosen('discount', 'yes', words.onOffer),
  ];
}

/** A step whose options are all chosen is one filter. */
function valuesIn(filter: Filter, selection: Selection, visit: Visit): Chosen[] {
  const { url_alias } = filter;
  const chosen = selection.get(url_alias) ?? [];
  const isChosen = (option: Filter['options'][number]) => chosen.includes(option.url_alias);
  const steps = stepsOf(filter, visit.locale).filter(({ options }) => options.length > 1 && options.every(isChosen));
  const single = filter.options.filter(
    (option) => isChosen(option) && !steps.some(({ options }) => options.includes(option)),
  );
  const without = (options: Filter['options']) =>
    withValues(
      selection,
      url_alias,
      chosen.filter((alias) => !options.some((option) => option.url_alias === alias)),
    );
  return [
    ...steps.map((step): Chosen => [`${filter.name}: ${stepName(step, visit)}`, without(step.options)]),
    ...single.map((option): Chosen => [`${filter.name}: ${option.name}`, without([option])]),
  ];
}

function pricesIn(selection: Selection, words: ShopWords): Chosen {
  return [rangeIn(priceIn(selection), words), withValues(selection, 'price', [])];
}

function rangeIn({ min, max }: PriceRange, words: ShopWords): string {
  if (max === null) return fill(words.priceAbove, { min: price((min ?? 0) * 100) });
  if (min === null) return fill(words.priceBelow, { max: price(max * 100) });
  return fill(words.priceBetween, { min: price(min * 100), max: price(max * 100) });
}
