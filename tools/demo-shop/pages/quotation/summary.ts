import { html, raw } from 'hono/html';
import type { Quotation } from '../../../../shared/contract/quotation.ts';
import { counted } from '../format.ts';
import { price } from '../../rules/currency.ts';
import { kitIcon, type Markup } from '../icons.ts';
import { amount } from '../product-parts.ts';
import { vatLine } from '../sums.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

/** The amounts of a quotation, how long it is valid, and the links to answer it. */
export function quotationSummary(view: Quotation, visit: Visit): Markup {
  const { words } = visit;
  const { vat_rate, vat_amount } = view;
  return html`<div class="sw-quotation__summary">
    <h2 class="sw-quotation__summary-heading">${words.offerSummary}</h2>
    <dl class="sw-quotation__sums">
      ${sum(words.offerSubtotal, price(view.subtotal ?? 0))}
      ${view.discount ? sum(words.offerDiscount, price(-view.discount)) : ''}
      ${sum(words.offerShipping, view.shipping_costs ? price(view.shipping_costs) : words.free)}
      ${sum(words.offerTotal, price(view.total), true)}
    </dl>
    ${
      vat_amount === null
        ? ''
        : html`<ul class="sw-quotation__vat" role="list">
            <li>${vatLine(vat_rate, vat_amount, visit)}</li>
          </ul>`
    }
    ${view.tax_exemption_allowed && view.is_valid ? exemption(view, visit) : ''}
    ${view.is_valid ? html`<p class="sw-quotation__validity">${validity(view.valid_days ?? 0, visit)}</p>` : ''}
    ${ways(view, visit)}
  </div>`;
}

function sum(term: string, shown: string, isTotal = false): Markup {
  return html`<div class="sw-quotation__sum ${isTotal ? 'sw-quotation__sum--total' : ''}">
    <dt class="sw-quotation__sum-term">${term}</dt>
    <dd class="sw-quotation__sum-amount">${amount(shown, isTotal ? 'large' : 'small')}</dd>
  </div>`;
}

function validity(days: number, { words, locale }: Visit): string {
  return days === 0 ? words.offerValidToday : counted(days, words.offerValidOne, words.offerValid, locale);
}

/** The form whose box accepts the quotation without VAT. */
const ACCEPTANCE = 'quotation-acceptance';

/** The box is part of the form that accepts, so it also works without scripts; then the total without VAT is beside it. */
function exemption(view: Quotation, { words }: Visit): Markup {
  const { tax_exemption_agree_text: agree, tax_exemption_total: total } = view;
  return html`<div class="sw-quotation__exemption">
    <div class="sw-checkbox">
      <div class="sw-checkbox__row">
        <input
          class="sw-checkbox__control"
          id="${ACCEPTANCE}-exempt"
          form="${ACCEPTANCE}"
          type="checkbox"
          name="tax_exemption_accepted"
          value="1"
        />
        <label class="sw-checkbox__label" for="${ACCEPTANCE}-exempt"
          ><span class="sw-html">${raw(agree ?? '')}</span></label
        >
      </div>
      <p class="sw-field__hint sw-checkbox__hint sw-page__unscripted">
        ${fill(words.offerExemptTotal, { price: price(total ?? 0) })}
      </p>
    </div>
  </div>`;
}

function ways(view: Quotation, { words }: Visit): Markup {
  const { accept_url, decline_url, download_url, is_on_account } = view;
  if (!accept_url && !decline_url && !download_url) return html``;
  const wide = 'sw-button sw-button--wide sw-button--';
  const label = (text: string) => html`<span class="sw-button__label">${text}</span>`;
  const action = html`${kitIcon(is_on_account ? 'check' : 'cart')}${label(is_on_account ? words.offerAccept : words.offerCart)}`;
  return html`<div class="sw-quotation__ways">
    ${
      accept_url && view.tax_exemption_allowed
        ? html`<form id="${ACCEPTANCE}" action="${accept_url.split('?')[0]}">
            ${[...new URL(accept_url, 'http://shop').searchParams].map(
              ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
            )}
            <button class="${wide}primary" type="submit">${action}</button>
          </form>`
        : ''
    }
    ${
      accept_url && !view.tax_exemption_allowed
        ? html`<a class="${wide}primary" rel="nofollow" href="${accept_url}">${action}</a>`
        : ''
    }
    ${decline_url ? html`<a class="${wide}secondary" rel="nofollow" href="${decline_url}">${label(words.offerDecline)}</a>` : ''}
    ${download_url ? html`<a class="${wide}quiet" rel="nofollow" href="${download_url}">${label(words.offerDownload)}</a>` : ''}
  </div>`;
}
