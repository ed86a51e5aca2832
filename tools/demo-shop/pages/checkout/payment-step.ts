import { html } from 'hono/html';
import type { PaymentMethod } from '../../../../shared/contract/checkout.ts';
import { hidden } from '../buy-form.ts';
import { price } from '../../rules/currency.ts';
import { guaranteePicture } from '../guarantee-mount.ts';
import { fieldFrame } from '../form/field-frame.ts';
import { kitIcon, type Markup } from '../icons.ts';
import { amount } from '../product-parts.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { actions } from './actions.ts';
import { choice, choices } from '../form/choice.ts';
import { textField, type Form } from './fields.ts';
import { review } from './overview.ts';
import type { CheckoutView } from './view.ts';

const LOCK = html`<svg class="sw-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
  <path d="M5.5 10.5h13v9h-13v-9ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
</svg>`;

/** Browser wallets need a script. */
const NEEDS_SCRIPT = new Set(['applepay', 'googlepay']);

function methods({ start, payment, sums }: CheckoutView, { words }: Visit): Markup {
  if (sums.isWithoutPayment)
    return html`<div class="sw-message sw-message--success">
      ${kitIcon('check', 'sw-message__icon')}
      <div class="sw-message__text">${words.noPayment}</div>
      ${hidden({ payment_choice: 'no_payment_needed' })}
    </div>`;
  const { payment_method: method, payment_method_option: option } = start.checkoutData;
  const offered = payment.filter(({ id }) => !NEEDS_SCRIPT.has(String(id)));
  const chosen = offered.find(({ id }) => String(id) === String(method)) ?? offered[0];
  const cards = offered.map((shown, index) =>
    choice({
      id: `checkout-payment_method-${shown.id}`,
      name: 'payment_choice',
      value: String(shown.id),
      isChecked: shown === chosen,
      title: named(shown),
      badge: index === 0 ? words.mostChosen : undefined,
      aside: shown.costs > 0 ? amount(price(shown.costs)) : undefined,
      inside: optionsOf(shown, shown === chosen && option !== null ? String(option) : null, words),
    }),
  );
  return choices({ legend: words.step3, isLegendHidden: true, cards });
}

function named({ image, label }: PaymentMethod): Markup {
  return html`${image ? html`<img class="sw-checkout__mark" src="${image}" alt="" width="36" height="24" />` : ''}<span
      >${label}</span
    >`;
}

function optionsOf(
  { id, label, options }: PaymentMethod,
  chosen: string | null,
  words: Visit['words'],
): Markup | undefined {
  if (options.length === 0) return undefined;
  const name = `payment_option_${id}`;
  const control = html`<select
      class="sw-field__control sw-field__control--select"
      id="checkout-${name}"
      name="${name}"
      autocomplete="off"
    >
      ${chosen === null ? html`<option value="">${words.noneChosen}</option>` : ''}
      ${options.map(
        (option) =>
          html`<option value="${option.id}" ${String(option.id) === chosen ? html`selected` : ''}>
            ${option.label}
          </option>`,
      )}
    </select>
    ${kitIcon('chevron', 'sw-field__arrow')}`;
  const question = fill(words.chooseOption, { method: label });
  return fieldFrame({ id: `checkout-${name}`, label: question, isRequired: true, errors: [], control }, { words });
}

/** A password is not kept from one page to the next, so the last one asks for it. */
function account(form: Form, visit: Visit): Markup {
  const { words } = visit;
  const field = { autocomplete: 'new-password', type: 'password', hint: words.passwordHint } as const;
  return html`<details class="sw-page__unscripted">
    <summary class="sw-checkout__link">${words.accountOffer}</summary>
    <div class="sw-checkout__block">
      <p class="sw-required-note">${words.accountHint}</p>
      ${textField({ ...field, name: 'password', label: words.password }, form, visit)}
      ${textField({ ...field, name: 'password_confirmation', label: words.passwordAgain }, form, visit)}
    </div>
  </details>`;
}

/** The codes in force, each with a way to remove it, and a field for another one. Its controls name their forms. */
function codes({ start, sums }: CheckoutView, visit: Visit): Markup {
  const { words } = visit;
  const { currentDiscount, currentVoucher, isPowerCreditDiscount } = start.cart;
  const inForce = [
    ...(currentDiscount && !isPowerCreditDiscount ? [[currentDiscount.name ?? words.discount, sums.discount]] : []),
    ...(currentVoucher ? [[currentVoucher.name ?? words.voucher, sums.voucher]] : []),
  ] as [string, number][];
  if (!start.discountEnabled && inForce.length === 0) return html``;
  return html`<div class="sw-checkout__codes">
    ${inForce.map(([name, cents]) => codeInForce(name, cents, visit))}
    ${start.discountEnabled && inForce.length === 0 ? codeField(words) : ''}
  </div>`;
}

function codeInForce(name: string, cents: number, { words }: Visit): Markup {
  return html`<div class="sw-message sw-message--success">
    ${kitIcon('check', 'sw-message__icon')}
    <div class="sw-message__text">${fill(words.redeemed, { name, amount: price(cents) })}</div>
    <button class="sw-message__action" type="submit" form="remove-code">${fill(words.removeNamed, { name })}</button>
  </div>`;
}

function codeField(words: Visit['words']): Markup {
  const id = 'checkout-code';
  const control = html`<input
    class="sw-field__control"
    id="${id}"
    form="apply-code"
    name="code"
    autocomplete="off"
    autocapitalize="characters"
    spellcheck="false"
    required
  />`;
  return html`<details>
    <summary class="sw-checkout__link">${words.discountOffer}</summary>
    <div class="sw-checkout__discount-form">
      ${fieldFrame({ id, label: words.discountCode, isRequired: true, errors: [], control }, { words })}
      <button class="sw-button sw-button--secondary" type="submit" form="apply-code">
        <span class="sw-button__label">${words.discountApply}</span>
      </button>
    </div>
  </details>`;
}

/** A form cannot be inside another one, so the fields of a code name these. */
function codeForms({ csrf }: Visit): Markup {
  return html`${['apply', 'remove'].map(
    (act) =>
      html`<form id="${act}-code" method="post" action="/discounts/${act}" hidden>
        ${hidden({ _token: csrf, back: '/checkout/payment' })}
      </form>`,
  )}`;
}

function closing({ start, sums }: CheckoutView, { words }: Visit): Markup {
  const link = (href: string, text: string) => html`<a class="sw-checkout__link" href="${href}">${text}</a>`;
  return html`<div class="sw-checkout__closing">
    <p class="sw-checkout__due"><span>${words.payAmount} </span>${amount(price(sums.due), 'large')}</p>
    <p class="sw-checkout__terms">
      <span>${words.termsBefore} </span>${link(start.termsPage ?? '/algemene-voorwaarden', words.termsLink)}<span>
        ${words.termsBetween} </span
      >${link(start.privacyPage ?? '/privacy', words.privacyLink)}<span>${words.termsAfter}</span>
    </p>
    <p class="sw-checkout__secure">${LOCK}<span>${words.secure}</span></p>
  </div>`;
}

/** The third step: the payment method, and the button that places the order. */
export function paymentStep(view: CheckoutView, visit: Visit): Markup {
  const { words, csrf } = visit;
  const { start, token } = view;
  const form: Form = { data: start.checkoutData, errors: view.errors };
  const back = html`<a class="sw-button sw-button--quiet" href="/checkout/shipping"
    ><span class="sw-button__label">${words.backToShipping}</span></a
  >`;
  return html`${codeForms(visit)}
    <form class="sw-checkout__form" method="post" action="/checkout/validate/payment" novalidate>
      ${hidden({ _token: csrf, ct: token, again: '/checkout/payment' })} ${codes(view, visit)} ${methods(view, visit)}
      ${start.user === null ? account(form, visit) : ''} ${review(view, visit)} ${closing(view, visit)}
      ${guaranteePicture(visit)} ${actions(view, { next: words.pay, back }, visit)}
    </form>`;
}
