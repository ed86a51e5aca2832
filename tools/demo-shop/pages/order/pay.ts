import { html } from 'hono/html';
import type { Order } from '../../rules/order.ts';
import { hidden } from '../buy-form.ts';
import { price } from '../../rules/currency.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { methodName } from './method-name.ts';

function decide({ id }: Order, outcome: 'paid' | 'refused', button: Markup, { csrf }: Visit): Markup {
  return html`<form method="post" action="/betalen/${id}">
    ${hidden({ _token: csrf, outcome, back: '/checkout/payment' })} ${button}
  </form>`;
}

function open(order: Order, visit: Visit): Markup {
  const { words } = visit;
  return html`<dl class="facts">
      <div>
        <dt>${words.payMethod}</dt>
        <dd>${methodName(order.paymentMethod) ?? words.thanksPaidVoucher}</dd>
      </div>
      <div class="facts__main">
        <dt>${words.payAmount}</dt>
        <dd>${price(order.amounts.due)}</dd>
      </div>
    </dl>
    <p class="hint">${words.payText}</p>
    <div class="decide">
      ${decide(order, 'paid', html`<button class="sw-button sw-button--primary sw-button--wide" type="submit">${words.payNow}</button>`, visit)}
      ${decide(order, 'refused', html`<button class="sw-button sw-button--secondary sw-button--wide" type="submit">${words.payFail}</button>`, visit)}
    </div>`;
}

/** Replaces the page of a payment service: pay, refuse, or cancel. */
export function pay(order: Order, visit: Visit): Page {
  const { words } = visit;
  return {
    title: words.payTitle,
    isEnclosed: true,
    body: html`<div class="wrap wrap--slim">
      <div class="panel">
        <p class="panel__over">${fill(words.payOrder, { number: order.number })}</p>
        <h1>${words.payTitle}</h1>
        ${order.status === 'open' ? open(order, visit) : html`<p>${words.payCancelled}</p>`}
        <p class="panel__leave"><a href="/cart">${words.payBack}</a></p>
      </div>
    </div>`,
  };
}
