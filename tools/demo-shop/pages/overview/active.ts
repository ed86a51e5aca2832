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
import { price } from '../format.ts';
import { icon, type Markup } from '../icons.ts';
import { fill, type ShopWords } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { addressOf } from './address.ts';

type Chosen = readonly [name: string, without: Selection];

/** The active filters, each with a link to the list without it. */
export function activeFilters(view: OverviewPage, { words }: Visit): Markup {
  if (isUnfiltered(view.selection)) return html``;
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
        <a class="chips__clear" href="${addressOf(view, cleared(view.selection))}">${words.clearFilters}</a>
      </li>
    </ul>
  </section>`;
}

function chosenIn({ overview: { brands, filters }, selection }: OverviewPage, words: ShopWords): Chosen[] {
  const chosen = (filter: string, value: string, name: string): Chosen[] =>
    isSelected(selection, filter, value) ? [[name, toggled(selection, filter, value)]] : [];
  return [
    ...brands.flatMap(({ name, url_alias }) => chosen('brand', url_alias, name)),
    ...filters.flatMap((filter) =>
      filter.options.flatMap(({ name, url_alias }) => chosen(filter.url_alias, url_alias, `${filter.name}: ${name}`)),
    ),
    ...(selection.has('price') ? [pricesIn(selection, words)] : []),
    ...chosen('best_choice', 'yes', words.bestChoice),
    ...chosen('best_choice', 'no', words.noBestChoice),
    ...chosen('discount', 'yes', words.onOffer),
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
