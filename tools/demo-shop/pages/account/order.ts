import { html } from 'hono/html';
import type { OwnOrder, Progress } from '../../rules/account/own-order.ts';
import { isPickup } from '../../rules/checkout/shipping.ts';
import { PICKER_PATH } from '../../routes/returns.ts';
import { orderItem } from '../checkout/overview.ts';
import { day } from '../format.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { addressLines } from '../order/address.ts';
import { orderAmounts } from '../order/amounts.ts';
import { methodName } from '../order/method-name.ts';
import { stepList } from '../step-list.ts';
import { sumRow } from '../sums.ts';
import { fill, type ShopWords } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { withdrawalPathOf } from '../withdrawal/form.ts';
import { accountPage } from './frame.ts';

export const ORDERS = '/dashboard/orders';

export function orderPathOf(number: string): string {
  return `${ORDERS}/${encodeURIComponent(number)}`;
}

const STAGES: readonly Progress[] = ['placed', 'paid', 'sent', 'delivered'];

function isCollected({ order }: OwnOrder): boolean {
  return order !== null && isPickup(order.shippingMethod);
}

/** Whether it is paid. */
export function orderState(status: OwnOrder['status'], { words }: Visit): Markup {
  const state = { open: words.dashOpen, paid: words.dashPaid, cancelled: words.dashCancelled }[status];
  return html`<span class="badge badge--${status}">${state}</span>`;
}

/** What comes first: the document, the way of a return, and what is still to be paid. */
function ways({ id, number, status, canReturn, order }: OwnOrder, { words }: Visit): Markup {
  const isUnpaid = status === 'open' && order !== null;
  return html`<p class="thanks__ways">
    ${isUnpaid ? html`<a class="sw-button sw-button--primary" href="/betalen/${id}">${words.orderPay}</a>` : ''}
    ${
      status === 'paid'
        ? html`<a class="sw-button sw-button--secondary" href="${orderPathOf(number)}/factuur.pdf" download
            >${words.orderInvoice}</a
          >`
        : ''
    }
    ${canReturn ? html`<a class="sw-button sw-button--secondary" href="${PICKER_PATH}">${words.orderReturn}</a>` : ''}
  </p>`;
}

/** What is collected is not delivered. */
function trackingWords(isPickedUp: boolean, words: ShopWords) {
  const { orderPlaced, dashPaid } = words;
  return isPickedUp
    ? {
        stages: [orderPlaced, dashPaid, words.orderReady, words.orderCollected],
        expected: words.orderReadyFrom,
        done: words.orderCollectedOn,
      }
    : {
        stages: [orderPlaced, dashPaid, words.orderSent, words.orderDelivered],
        expected: words.orderArrives,
        done: words.orderArrived,
      };
}

/** The stages of an order; one that has arrived has no current stage. */
function tracking(own: OwnOrder, visit: Visit): Markup {
  const { words, locale } = visit;
  const { progress, arrival, status } = own;
  if (status === 'cancelled') return html``;
  const isDelivered = progress === 'delivered';
  const { stages, expected, done } = trackingWords(isCollected(own), words);
  const date = day(arrival, locale);
  return html`<section class="account__section" aria-labelledby="tracking">
    <h2 id="tracking">${words.orderTrack}</h2>
    ${status === 'paid' ? html`<p>${fill(isDelivered ? done : expected, { date })}</p>` : ''}
    <div class="order-stages">
      <div class="sw-page">
        ${stepList({
          label: words.orderTrack,
          current: isDelivered ? STAGES.length + 1 : STAGES.indexOf(progress) + 1,
          steps: stages.map((name) => ({ name })),
        })}
      </div>
    </div>
  </section>`;
}

function ordered(own: OwnOrder, visit: Visit): Markup {
  const { words } = visit;
  const amounts = own.order
    ? orderAmounts(own.order, visit)
    : html`<dl>${sumRow('sw-checkout', { term: words.total, shown: own.total, isTotal: true })}</dl>`;
  return html`<section class="account__section" aria-labelledby="ordered">
    <h2 id="ordered">${words.thanksOrdered}</h2>
    <div class="sw-page">
      <div class="sw-checkout__summary">
        <ul class="sw-checkout__items" role="list">
          ${own.lines.map(({ price, total, ...line }) =>
            orderItem({ ...line, price, ...(total === undefined ? {} : { line_total: total }) }, visit),
          )}
        </ul>
        ${amounts}
      </div>
    </div>
  </section>`;
}

function places(own: OwnOrder, { words, locale }: Visit): Markup {
  if (own.order === null) return html``;
  const { shipping, billing, shippingMethod, paymentMethod } = own.order;
  return html`<div class="thanks__places account__section thanks">
    <section>
      <h2>${isCollected(own) ? words.thanksCollect : words.thanksTo}</h2>
      ${addressLines(shipping, locale)}
      <p>${methodName(shippingMethod)}</p>
    </section>
    <section>
      <h2>${words.billingAddress}</h2>
      ${addressLines(billing, locale)}
      ${own.status === 'paid' ? html`<p>${words.thanksPaid}: ${methodName(paymentMethod) ?? words.thanksPaidVoucher}</p>` : ''}
    </section>
  </div>`;
}

/** Last, and only while the period runs. */
function withdrawal({ number, canWithdraw }: OwnOrder, { words }: Visit): Markup {
  if (!canWithdraw) return html``;
  return html`<p class="account__section">
    <a href="${withdrawalPathOf(number)}" aria-label="${fill(words.withdrawOrderLink, { number })}"
      >${words.withdrawHere}</a
    >
  </p>`;
}

/** An order with its documents, where it is, what it holds and what it costs. */
export function orderPage(own: OwnOrder, visit: Visit): Page {
  const { words, locale } = visit;
  const { number, placedAt, status } = own;
  const date = day(new Date(placedAt).toISOString(), locale);
  return accountPage(
    {
      path: ORDERS,
      title: fill(words.orderTitle, { number }),
      content: html`<p class="order-state">${words.thanksDate} ${date} ${orderState(status, visit)}</p>
        ${ways(own, visit)} ${tracking(own, visit)} ${ordered(own, visit)} ${places(own, visit)}
        <p class="account__way"><a href="/dashboard">${words.orderBack}</a></p>
        ${withdrawal(own, visit)}`,
    },
    visit,
  );
}
