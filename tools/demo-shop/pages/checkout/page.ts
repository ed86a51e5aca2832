import { html } from 'hono/html';
import { icon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';
import { addressStep } from './address-step.ts';
import { idOf } from './fields.ts';
import { overview } from './overview.ts';
import { paymentStep } from './payment-step.ts';
import { checkoutMount } from './checkout-mount.ts';
import { progress, type Step } from './progress.ts';
import { shippingStep } from './shipping-step.ts';
import type { CheckoutView } from './view.ts';

export type OrderStep = Exclude<Step, 4>;

const STEPS = { 1: addressStep, 2: shippingStep, 3: paymentStep } as const;

function emptyCart({ words }: Visit): Markup {
  return html`<div class="empty">
    ${icon('cart')}
    <p class="empty__title">${words.cartEmpty}</p>
    <p>${words.cartEmptyText}</p>
    <a class="button button--action" href="/">${words.continueShopping}</a>
  </div>`;
}

/** Links to the fields with errors. */
function problems({ errors }: CheckoutView, { words }: Visit): Markup {
  const shown = Object.entries(errors).filter(([field]) => !field.endsWith('_not_possible'));
  if (shown.length === 0) return html``;
  return html`<div class="problems" role="alert">
    <p class="problems__title">${words.problemsTitle}</p>
    <ul>
      ${shown.flatMap(([field, messages]) =>
        messages.map(
          (message) => html`<li>${field === 'cart' ? message : html`<a href="#${idOf(field)}">${message}</a>`}</li>`,
        ),
      )}
    </ul>
  </div>`;
}

function body(step: OrderStep, view: CheckoutView, visit: Visit): Markup {
  const { words } = visit;
  if (step > 1 && view.isWithoutAddress) {
    return html`<div class="aside-note">
      <p>${words.stepFirst}</p>
      <p><a href="/checkout">${words.stepFirstLink}</a></p>
    </div>`;
  }
  return html`${problems(view, visit)} ${STEPS[step](view, visit)}`;
}

/** One step of the checkout as a separate page, with plain forms until the widget mounts. */
export function checkoutPage(step: OrderStep, view: CheckoutView, visit: Visit): Page {
  const { words } = visit;
  const title = { 1: words.step1, 2: words.step2, 3: words.step3 }[step];
  const isEmpty = view.start.cart.items.length === 0;
  const inside = isEmpty
    ? html`<h1>${words.checkoutTitle}</h1>
        ${emptyCart(visit)}`
    : html`${progress(step, visit)}
        <div class="checkout">
          <div class="checkout__step">
            <h1>${title}</h1>
            ${body(step, view, visit)}
          </div>
          ${overview(view, visit)}
        </div>`;
  return {
    title: words.checkoutTitle,
    checkoutToken: view.token,
    isEnclosed: !isEmpty,
    body: html`<div class="wrap wrap--top">${checkoutMount(inside)}</div>`,
  };
}
