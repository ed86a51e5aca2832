import { html } from 'hono/html';
import type { PaymentMethod } from '../../../../shared/contract/checkout.ts';
import { hidden } from '../buy-form.ts';
import { price } from '../format.ts';
import { guaranteePicture } from '../guarantee-mount.ts';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';
import { textField, type Form } from './fields.ts';
import type { CheckoutView } from './view.ts';

/** Browser wallets need a script. */
const NEEDS_SCRIPT = new Set(['applepay', 'googlepay']);

/** A method and its option are one choice, separated by a colon. */
function choicesOf(methods: readonly PaymentMethod[]) {
  return methods
    .filter(({ id }) => !NEEDS_SCRIPT.has(String(id)))
    .flatMap(({ id, label, costs, options }) =>
      options.length === 0
        ? [{ value: String(id), label, costs }]
        : options.map((option) => ({ value: `${id}:${option.id}`, label: `${label}, ${option.label}`, costs })),
    );
}

function methods({ start, payment, sums }: CheckoutView, { words }: Visit): Markup {
  if (sums.isWithoutPayment)
    return html`<p class="aside-note">${words.noPayment}</p>
      ${hidden({ payment_choice: 'no_payment_needed' })}`;
  const { payment_method: method, payment_method_option: option } = start.checkoutData;
  const known = option === null ? String(method) : `${method}:${option}`;
  const choices = choicesOf(payment);
  const chosen = choices.some(({ value }) => value === known) ? known : choices[0]?.value;
  return html`<fieldset class="ways">
    <legend class="unseen">${words.step3}</legend>
    ${choices.map(
      ({ value, label, costs }, index) =>
        html`<label class="way"
          ><input type="radio" name="payment_choice" value="${value}" ${value === chosen ? html`checked` : ''} />
          <span>${label}</span>
          ${index === 0 ? html`<span class="label">${words.mostChosen}</span>` : ''}
          ${costs > 0 ? html`<span class="way__costs">+ ${price(costs)}</span>` : ''}</label
        >`,
    )}
  </fieldset>`;
}

function account(form: Form, visit: Visit): Markup {
  const { words } = visit;
  return html`<details class="other">
    <summary>${words.accountOffer}</summary>
    <fieldset>
      <legend class="unseen">${words.accountOffer}</legend>
      <p class="entry entry--6 order__note">${words.accountHint}</p>
      ${textField({ name: 'password', label: words.password, autocomplete: 'new-password', type: 'password', hint: words.passwordHint, width: 3 }, form, visit)}
      ${textField({ name: 'password_confirmation', label: words.passwordAgain, autocomplete: 'new-password', type: 'password', hint: words.passwordHint, width: 3 }, form, visit)}
    </fieldset>
  </details>`;
}

function code({ start }: CheckoutView, { words, csrf }: Visit): Markup {
  if (!start.discountEnabled) return html``;
  if (start.currentDiscount || start.currentVoucher) {
    return html`<form method="post" action="/discounts/remove">
      ${hidden({ _token: csrf, back: '/checkout/payment' })}
      <button class="text-button" type="submit">${words.removeDiscount}</button>
    </form>`;
  }
  return html`<details class="other">
    <summary>${words.discountOffer}</summary>
    <form class="code-form" method="post" action="/discounts/apply">
      ${hidden({ _token: csrf, back: '/checkout/payment' })}
      <label for="checkout-code">${words.discountCode}</label>
      <input
        id="checkout-code"
        name="code"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        required
      />
      <button class="button button--quiet" type="submit">${words.discountApply}</button>
    </form>
  </details>`;
}

/** The third step: the payment method, and the button that places the order. */
export function paymentStep(view: CheckoutView, visit: Visit): Markup {
  const { words, csrf } = visit;
  const { start, token } = view;
  const form: Form = { data: start.checkoutData, errors: view.errors };
  return html`${code(view, visit)}
    <form class="order" method="post" action="/checkout/validate/payment" novalidate>
      ${hidden({ _token: csrf, ct: token, again: '/checkout/payment' })} ${methods(view, visit)}
      ${start.user === null ? account(form, visit) : ''}
      <p class="order__terms">
        ${words.termsBefore}
        <a href="${start.termsPage ?? '/algemene-voorwaarden'}">${words.termsLink}</a> ${words.termsBetween}
        <a href="${start.privacyPage ?? '/privacy'}">${words.privacyLink}</a>${words.termsAfter}
      </p>
      ${guaranteePicture(visit)}
      <p class="order__ways">
        <button class="button button--action" type="submit">${words.pay}</button>
        <a href="/checkout/shipping">${words.backToShipping}</a>
      </p>
    </form>`;
}
