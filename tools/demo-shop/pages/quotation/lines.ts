import { html } from 'hono/html';
import type { Quotation } from '../../../../shared/contract/quotation.ts';
import { price } from '../../rules/currency.ts';
import type { Markup } from '../icons.ts';
import { unbroken } from '../product-name.ts';
import { priceBlock } from '../product-parts.ts';
import type { Visit } from '../visit.ts';

type Line = Quotation['lines'][number];

/** The offered products: a table in wide windows, one block per product in narrow ones. */
export function quotationLines(lines: readonly Line[], visit: Visit): Markup {
  const { words } = visit;
  const hasDiscounts = lines.some((line) => listPriceOf(line) !== null || line.discount);
  const numbers = [
    words.rmaPieces,
    ...(hasDiscounts ? [words.advicePrice, words.offerDiscount] : []),
    words.offerPrice,
    words.offerLineSum,
  ];
  return html`<table class="sw-quotation__table">
    <caption class="sw-visually-hidden">
      ${words.offerLines}
    </caption>
    <thead class="sw-quotation__titles">
      <tr>
        <th scope="col" class="sw-quotation__title" colspan="2">${words.offerProduct}</th>
        ${numbers.map((title) => html`<th scope="col" class="sw-quotation__title sw-quotation__title--number">${title}</th>`)}
      </tr>
    </thead>
    <tbody class="sw-quotation__rows">
      ${lines.map((line) => row(line, hasDiscounts, visit))}
    </tbody>
  </table>`;
}

function row(line: Line, hasDiscounts: boolean, visit: Visit): Markup {
  const { words } = visit;
  const { image, name, amount, price: each, discount, prior_price, unit_price } = line;
  const list = listPriceOf(line);
  return html`<tr class="sw-quotation__line">
    <td class="sw-quotation__picture">
      <picture class="sw-image sw-image--line"
        ><img class="sw-image__picture" src="${image ?? ''}" alt="" width="96" height="96" decoding="async"
      /></picture>
    </td>
    <th scope="row" class="sw-quotation__name">${unbroken(name)}</th>
    ${fact(words.rmaPieces, amount)}
    ${
      hasDiscounts
        ? html`${fact(
            words.advicePrice,
            list === null ? null : html`<span class="sw-quotation__list-price">${price(list)}</span>`,
          )}${fact(words.offerDiscount, discount ? price(-discount) : null)}`
        : ''
    }
    ${fact(words.offerPrice, each === null ? null : priceBlock({ price: each, prior_price, unit_price }, visit))}
    ${fact(words.offerLineSum, each === null || amount === null ? null : price(each * amount), 'sum')}
  </tr>`;
}

/** In a narrow window the heading is beside the value. */
function fact(term: string, value: Markup | string | number | null, kind = ''): Markup {
  if (value === null) return html`<td class="sw-quotation__fact sw-quotation__fact--empty"></td>`;
  return html`<td class="sw-quotation__fact ${kind && `sw-quotation__fact--${kind}`}">
    <span class="sw-quotation__term">${term} </span><span class="sw-quotation__value">${value}</span>
  </td>`;
}

/** The price of the list, where it exceeds the price. */
function listPriceOf({ advice_price, msrp, price: each }: Line): number | null {
  const list = advice_price ?? msrp;
  return list !== null && list !== undefined && each !== null && list > each ? list : null;
}
