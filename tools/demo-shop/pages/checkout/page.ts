import { html } from 'hono/html';
import { emptyCart } from '../cart.ts';
import { errorSummary } from '../form/error-summary.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';
import { addressStep } from './address-step.ts';
import { enteredGroups } from './entered-groups.ts';
import { idOf } from './fields.ts';
import { overview } from './overview.ts';
import { paymentStep } from './payment-step.ts';
import { checkoutMount } from './checkout-mount.ts';
import { progress, type Step } from './progress.ts';
import { shippingStep } from './shipping-step.ts';
import type { CheckoutView } from './view.ts';

export type OrderStep = Exclude<Step, 4>;

const STEPS = { 1: addressStep, 2: shippingStep, 3: paymentStep } as const;

/** Links to the fields with errors. */
function problems({ errors }: CheckoutView, visit: Visit): Markup {
  const shown = Object.entries(errors).filter(([field]) => !field.endsWith('_not_possible'));
  const refused = shown.flatMap(([field, messages]) =>
    messages.map((message) => ({ message, id: field === 'cart' ? undefined : idOf(field) })),
  );
  return errorSummary(refused, visit);
}

function body(step: OrderStep, view: CheckoutView, visit: Visit): Markup {
  const { words } = visit;
  if (step > 1 && view.isWithoutAddress) {
    return html`<div class="sw-checkout__none">
      <p>${words.stepFirst}</p>
      <a class="sw-checkout__link" href="/checkout">${words.stepFirstLink}</a>
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
    ? emptyCart('sw-checkout', visit)
    : html`${progress(step, visit)}
        <div class="sw-checkout__columns">
          ${overview(view, step, visit)}
          <div class="sw-checkout__step">
            ${step > 1 && !view.isWithoutAddress ? enteredGroups(view, step, visit) : ''}
            <h2 class="sw-checkout__title">${title}</h2>
            ${body(step, view, visit)}
          </div>
        </div>`;
  const whole = html`<div class="sw-page">
    <section class="sw-checkout" aria-label="${words.checkoutTitle}">
      <h1 class="sw-checkout__heading">${words.checkoutTitle}</h1>
      ${inside}
    </section>
  </div>`;
  return {
    title: words.checkoutTitle,
    checkoutToken: view.token,
    isEnclosed: !isEmpty,
    body: html`<div class="wrap wrap--top">${checkoutMount(whole)}</div>`,
  };
}
