import { html, raw } from 'hono/html';
import type { Quotation } from '../../../../shared/contract/quotation.ts';
import { acceptedAmounts, type Offer } from '../../rules/quotation/read.ts';
import { price } from '../format.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

type Line = Quotation['lines'][number];

function line({ image, name, amount, price: each, msrp }: Line, { words }: Visit): Markup {
  return html`<li>
    <img src="${image ?? ''}" alt="" width="600" height="450" />
    <p>
      <span class="review__times">${fill(words.times, { count: amount ?? 1 })}</span> ${name}
      <span class="offer-each"
        >${fill(words.rmaEach, { price: price(each ?? 0) })}${msrp === null ? '' : `, ${fill(words.offerListPrice, { price: price(msrp) })}`}</span
      >
    </p>
    <p class="review__amount">${price((each ?? 0) * (amount ?? 1))}</p>
  </li>`;
}

function sums(view: Quotation, { words }: Visit): Markup {
  const rows = [
    [words.offerSubtotal, price(view.subtotal ?? 0)],
    ...(view.discount ? [[words.offerDiscount, `- ${price(view.discount)}`]] : []),
    [words.offerShipping, view.shipping_costs ? price(view.shipping_costs) : words.free],
  ];
  return html`<dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
    <div class="facts__main">
      <dt>${words.offerTotal}</dt>
      <dd>${price(view.total ?? 0)}</dd>
    </div>
    <div>
      <dt>${fill(words.offerVat, { rate: view.vat_rate ?? 0 })}</dt>
      <dd>${price(view.vat_amount ?? 0)}</dd>
    </div>
  </dl>`;
}

/** Links that accept or decline the quotation; with two rates there are two links to accept it. */
function ways(view: Quotation, { words }: Visit): Markup {
  const { accept_url, decline_url, download_url, is_on_account } = view;
  const action = is_on_account ? words.offerAccept : words.offerCart;
  const exempt =
    accept_url && view.tax_exemption_allowed
      ? html`<div class="exemption">
          ${raw(view.tax_exemption_agree_text ?? '')}
          <p>${fill(words.offerExemptTotal, { price: price(view.tax_exemption_total ?? 0) })}</p>
          <a class="sw-button sw-button--secondary" rel="nofollow" href="${accept_url}&tax_exemption_accepted=1"
            >${fill(words.offerExempt, { action })}</a
          >
        </div>`
      : '';
  return html`${exempt}
    <p class="thanks__ways">
      ${accept_url ? html`<a class="sw-button sw-button--primary" rel="nofollow" href="${accept_url}">${action}</a>` : ''}
      ${decline_url ? html`<a class="sw-button sw-button--secondary" rel="nofollow" href="${decline_url}">${words.offerDecline}</a>` : ''}
      ${download_url ? html`<a rel="nofollow" href="${download_url}">${words.offerDownload}</a>` : ''}
    </p>`;
}

function state(view: Quotation, { words }: Visit): Markup {
  if (view.is_valid) return html`<p>${fill(words.offerValid, { days: view.valid_days ?? 0 })}</p>`;
  return html`<p class="notice" role="status">${view.is_accepted ? words.offerAccepted : words.offerOver}</p>`;
}

/** The page of a quotation, with links that answer it. */
export function quotationPage(offer: Offer, visit: Visit): Page {
  const { words } = visit;
  const { row } = offer;
  const view = acceptedAmounts(offer);
  const title = fill(words.offerTitle, { number: view.display_id });
  return {
    title,
    body: html`<div class="wrap wrap--top">
      <div data-widget="quotation" data-id="${row.id}">
        <div class="thanks">
          <div class="thanks__head">
            <h1>${title}</h1>
            ${Number(view.version) > 1 ? html`<p>${fill(words.offerVersion, { version: view.version ?? '' })}</p>` : ''}
            ${state(view, visit)}
          </div>
          <div class="thanks__body">
            <div class="thanks__main">
              ${view.content === null ? '' : html`<div class="offer-content">${raw(view.content)}</div>`}
              <section aria-labelledby="offer-lines">
                <h2 id="offer-lines">${words.offerLines}</h2>
                <ul class="review__lines">
                  ${view.lines.map((quoted) => line(quoted, visit))}
                </ul>
              </section>
            </div>
            <div>${sums(view, visit)} ${ways(view, visit)}</div>
          </div>
        </div>
      </div>
    </div>`,
  };
}
