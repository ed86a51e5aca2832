import { html } from 'hono/html';
import { arrivalOfOrder } from '../../rules/arrival.ts';
import { dateIn } from '../../rules/checkout/dates.ts';
import { isPickup } from '../../rules/checkout/shipping.ts';
import type { Order, OrderLine } from '../../rules/order.ts';
import { progress } from '../checkout/progress.ts';
import { orderItem } from '../checkout/overview.ts';
import { price } from '../../rules/currency.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { addressLines } from './address.ts';
import { orderAmounts } from './amounts.ts';
import { withdrawalPathOf } from '../withdrawal/form.ts';
import { methodName } from './method-name.ts';
import { purchase } from './purchase.ts';

function line({ price: each, total, ...bought }: OrderLine, visit: Visit): Markup {
  return orderItem({ ...bought, price: each, ...(total === undefined ? {} : { line_total: total }) }, visit);
}

function places(order: Order, { words, locale }: Visit): Markup {
  const { shippingMethod, paymentMethod, billing, shipping, takenBack } = order;
  return html`<div class="thanks__places">
    <section>
      <h2>${isPickup(order.shippingMethod) ? words.thanksCollect : words.thanksTo}</h2>
      ${addressLines(shipping, locale)}
    </section>
    <section>
      <h2>${words.thanksShipping}</h2>
      <p>${methodName(shippingMethod)}</p>
      ${takenBack ? html`<p>${takenBack}</p>` : ''}
    </section>
    <section>
      <h2>${words.billingAddress}</h2>
      ${addressLines(billing, locale)}
    </section>
    <section>
      <h2>${words.thanksPaid}</h2>
      <p>${methodName(paymentMethod) ?? words.thanksPaidVoucher}</p>
    </section>
  </div>`;
}

function next(order: Order, { words }: Visit): Markup {
  const steps = [
    words.thanksNext1,
    isPickup(order.shippingMethod) ? words.thanksNext2Collect : words.thanksNext2,
    words.thanksNext3,
  ];
  return html`<section class="thanks__next">
    <h2>${words.thanksNext}</h2>
    <ol>
      ${steps.map((step) => html`<li>${step}</li>`)}
    </ol>
    <p class="thanks__ways">
      <a class="sw-button sw-button--secondary" href="/klantenservice">${words.toService}</a>
      <a href="${withdrawalPathOf(order.number)}">${words.withdrawHere}</a>
      <a href="/">${words.continueShopping}</a>
    </p>
  </section>`;
}

/** What a shopper looks for first. */
function facts(order: Order, { words, locale }: Visit): Markup {
  const { number, placedAt, shippingMethod, amounts } = order;
  const arrival: [string, string | null] = isPickup(order.shippingMethod)
    ? [words.thanksCollect, methodName(shippingMethod)]
    : [words.thanksArrival, dateIn(locale, arrivalOfOrder(order))];
  const date = new Date(placedAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  const shown = [[words.thanksNumber, number], arrival, [words.total, price(amounts.total)], [words.thanksDate, date]];
  return html`<dl class="facts thanks__facts">
    ${shown.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function ordered(order: Order, visit: Visit): Markup {
  const { words } = visit;
  return html`<section aria-labelledby="ordered">
    <div class="sw-page">
      <div class="sw-checkout__summary">
        <h2 class="sw-checkout__summary-heading" id="ordered">${words.thanksOrdered}</h2>
        <ul class="sw-checkout__items" role="list">
          ${order.lines.map((bought) => line(bought, visit))}
        </ul>
        ${orderAmounts(order, visit)}
        ${
          order.credits > 0
            ? html`<p class="sw-checkout__credits">
                ${kitIcon('sun')}<span>${fill(words.thanksCredits, { count: order.credits })}</span>
              </p>`
            : ''
        }
      </div>
    </div>
  </section>`;
}

/** The number of the order, when it arrives and what it costs; then what was ordered, and the next steps. */
export function thanks(order: Order, visit: Visit): Page {
  const { words } = visit;
  return {
    title: words.thanksTitle,
    body: html`<div class="wrap wrap--top thanks">
      <div class="sw-page">${progress(4, visit)}</div>
      ${purchase(order)}
      <div class="thanks__head thanks__head--wide">
        <h1>${words.thanksTitle}</h1>
        <p>${fill(words.thanksText, { email: order.email })}</p>
        ${facts(order, visit)}
      </div>
      <div class="thanks__body">
        ${ordered(order, visit)}
        <div class="thanks__main">${next(order, visit)} ${places(order, visit)}</div>
      </div>
    </div>`,
  };
}
