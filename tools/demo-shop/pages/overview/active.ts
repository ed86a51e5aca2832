import { html } from 'hono/html';
import { clearFilters, toggleBestChoice, toggleBrand, toggleOption } from '../../../../shared/rules/filter-choice.ts';
import type { FilterState, PriceRange } from '../../../../shared/rules/filter-path.ts';
import { isUnfiltered, type OverviewPage } from '../../rules/overview/page.ts';
import { price } from '../format.ts';
import { icon, type Markup } from '../icons.ts';
import { fill, type ShopWords } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { addressOf } from './address.ts';

type Chosen = readonly [name: string, without: FilterState];

/** The active filters, each with a link to the list without it. */
export function activeFilters(view: OverviewPage, { words }: Visit): Markup {
  if (isUnfiltered(view.state)) return html``;
  return html`<section class="active" aria-label="${words.chosenFilters}">
    <ul class="chips">
      ${chosenIn(view, words).map(
        ([name, without]) =>
          html`<li>
            <a href="${addressOf(view, without)}" rel="nofollow" aria-label="${fill(words.removeFilter, { name })}"
              >${name} ${icon('cross')}</a
            >
          </li>`,
      )}
      <li>
        <a class="chips__clear" href="${addressOf(view, clearFilters(view.state))}">${words.clearFilters}</a>
      </li>
    </ul>
  </section>`;
}

function chosenIn({ overview: { brands, filters }, state }: OverviewPage, words: ShopWords): Chosen[] {
  const answers = (['yes', 'no'] as const).filter((answer) => [answer, 'both'].includes(state.bestChoice ?? ''));
  return [
    ...brands
      .filter(({ url_alias }) => state.brands.includes(url_alias))
      .map(({ name, url_alias }): Chosen => [name, toggleBrand(state, url_alias)]),
    ...filters.flatMap((filter) =>
      filter.options
        .filter(({ url_alias }) => state.filters.get(filter.url_alias)?.includes(url_alias))
        .map(({ name, url_alias }): Chosen => [
          `${filter.name}: ${name}`,
          toggleOption(state, filter.url_alias, url_alias),
        ]),
    ),
    ...pricesIn(state, words),
    ...answers.map((answer): Chosen => [
      answer === 'yes' ? words.bestChoice : words.noBestChoice,
      toggleBestChoice(state, answer),
    ]),
    ...(state.discount ? [[words.onOffer, { ...state, discount: false, page: 1 }] as const] : []),
  ];
}

function pricesIn(state: FilterState, words: ShopWords): Chosen[] {
  if (state.price.min === null && state.price.max === null) return [];
  return [[rangeIn(state.price, words), { ...state, price: { min: null, max: null }, page: 1 }]];
}

function rangeIn({ min, max }: PriceRange, words: ShopWords): string {
  if (max === null) return fill(words.priceAbove, { min: price((min ?? 0) * 100) });
  if (min === null) return fill(words.priceBelow, { max: price(max * 100) });
  return fill(words.priceBetween, { min: price(min * 100), max: price(max * 100) });
}
