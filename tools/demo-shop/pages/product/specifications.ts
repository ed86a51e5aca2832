import { html } from 'hono/html';
import { hasExtra } from '../../extras.ts';
import type { Product } from '../../rules/product.ts';
import { counted } from '../format.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';
import { productSafety } from './safety.ts';

/** Rows that a narrow window shows before the widget draws, and after. */
const NARROW_ROWS = 6;

/** All specifications, as a table that the widget enhances. */
export function specifications(product: Product, visit: Visit): Markup {
  const { words } = visit;
  const rows = [
    { name: words.brand, value: product.brand.name },
    { name: words.sku, value: product.sku },
    ...product.specifications,
  ];
  return html`<section class="specs" aria-labelledby="specs">
    <h2 id="specs">${words.specifications}</h2>
    <div data-widget="product-specs">
      <div class="sw-page">
        <div class="sw-product-specs">
          ${table(rows)} ${ways(rows.length, visit)}
          ${hasExtra(visit, 'product-safety') && productSafety(product, visit)}
        </div>
      </div>
    </div>
  </section>`;
}

/** Its parts are laid out as blocks, so the roles restore the table for screen readers. */
function table(rows: Product['specifications']): Markup {
  return html`<table class="sw-product-specs__table" role="table" aria-labelledby="specs">
    <tbody class="sw-product-specs__rows" role="rowgroup">
      ${rows.map(
        ({ name, value }) =>
          html`<tr class="sw-product-specs__row" role="row">
            <th class="sw-product-specs__name" scope="row" role="rowheader">${name}</th>
            <td class="sw-product-specs__value" role="cell">${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The link of the widget, and the room of the button that it has in a narrow window. */
function ways(rows: number, { words, locale }: Visit): Markup {
  const more = rows - NARROW_ROWS;
  const label = counted(more, words.specsMoreOne, words.specsMoreMany, locale);
  const button = html`<span class="sw-product-specs__way sw-page__reserved" data-words="${label}"
    >${kitIcon('chevron')}</span
  >`;
  return html`<p class="sw-product-specs__ways sw-page__scripted">
    ${more > 0 ? button : ''}<a class="sw-product-specs__way" href="#specs">${words.specsAll}</a>
  </p>`;
}
