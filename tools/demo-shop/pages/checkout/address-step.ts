import { html } from 'hono/html';
import type { Address } from '../../../../shared/contract/address.ts';
import { hidden } from '../buy-form.ts';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';
import { addressSearch, business, buyer, countryField, nameFields, placeFields } from './address-fields.ts';
import { textField, tickField, type Form } from './fields.ts';
import { actions } from './actions.ts';
import type { CheckoutView } from './view.ts';

function login({ words }: Visit): Markup {
  return html`<div class="sw-checkout__login">
    <a class="sw-checkout__link" href="/login?back=/checkout">${words.haveAccount}</a>
  </div>`;
}

function exemption(form: Form, { start }: CheckoutView, { isExempt }: Visit): Markup {
  const country = start.taxExemptionCountries.find(({ country_code }) => country_code === form.data.country);
  if (!isExempt || !country || form.data.type !== 'private') return html``;
  return html`<div class="sw-checkout__exemption">
    ${tickField('tax_exemption_accepted', country.agree_text ?? '', form)}
  </div>`;
}

/** A customer without input starts with the saved address. */
export function withOwnAddress({ start }: CheckoutView): CheckoutView['start']['checkoutData'] {
  const { user, checkoutData: data, defaultCountry } = start;
  const country = data.country || (defaultCountry ?? '');
  const filled = { ...data, country, shipping_country: data.shipping_country || country };
  const own = user?.addresses.find(({ id }) => String(id) === String(user.defaultBillingAddress)) ?? user?.addresses[0];
  return own && data.street === '' ? { ...filled, ...fieldsOf(own) } : filled;
}

function fieldsOf({ id: _id, ...address }: Address): Partial<CheckoutView['start']['checkoutData']> {
  return address;
}

/** How the shop reaches the shopper. The e-mail address of a customer is known. */
function contact(form: Form, { start }: CheckoutView, visit: Visit): Markup {
  const { words } = visit;
  return html`<fieldset class="sw-checkout__block">
    <legend class="sw-checkout__block-title">${words.contact}</legend>
    ${start.user === null ? textField({ name: 'email', label: words.email, autocomplete: 'email', type: 'email', isRequired: true }, form, visit) : ''}
    ${textField({ name: 'phone', label: words.phone, autocomplete: 'billing tel', type: 'tel', isRequired: true, hint: words.phoneHint }, form, visit)}
  </fieldset>`;
}

/** One address with the person or company that it belongs to. */
function block(prefix: '' | 'shipping_', form: Form, view: CheckoutView, visit: Visit): Markup {
  const { words } = visit;
  const { allowedCountries: countries } = view.start;
  const isBilling = prefix === '';
  const isOnlyOne = form.data.shipping_address_same_as_billing_address;
  const legend = isBilling && isOnlyOne ? words.address : isBilling ? words.billingAddress : words.shippingAddress;
  return html`<fieldset class="sw-checkout__block ${isBilling ? '' : 'sw-page__other-address'}">
    <legend class="sw-checkout__block-title">${legend}</legend>
    ${nameFields(prefix, true, form, visit)} ${buyer(`${prefix}type`, form, visit)} ${business(prefix, form, visit)}
    ${countryField(prefix, countries, form, visit)} ${addressSearch(prefix, form, visit)}
    ${placeFields(prefix, true, countries, form, visit)}
    ${isBilling ? tickField('shipping_address_same_as_billing_address', visit.words.sameAddress, form) : ''}
  </fieldset>`;
}

/** The choice of an account, whose password the last step asks for; a widget asks for it here. */
function account({ words }: Visit): Markup {
  return html`<div class="sw-checkout__block sw-page__scripted">
    <div class="sw-checkbox">
      <div class="sw-checkbox__row">
        <input
          class="sw-checkbox__control"
          id="checkout-create_account"
          name="create_account"
          type="checkbox"
          aria-describedby="checkout-create_account-hint"
        />
        <label class="sw-checkbox__label" for="checkout-create_account">${words.accountOffer}</label>
      </div>
      <p class="sw-field__hint sw-checkbox__hint" id="checkout-create_account-hint">${words.accountOfferHint}</p>
    </div>
  </div>`;
}

/** The first step: customer details and delivery address. */
export function addressStep(view: CheckoutView, visit: Visit): Markup {
  const { words, csrf } = visit;
  const form: Form = { data: withOwnAddress(view), errors: view.errors };
  const isGuest = view.start.user === null;
  const back = html`<a class="sw-button sw-button--quiet" href="/cart"
    ><span class="sw-button__label">${words.backToCart}</span></a
  >`;
  return html`${isGuest ? login(visit) : ''}
    <form class="sw-checkout__form" method="post" action="/checkout/validate" novalidate>
      ${hidden({ _token: csrf, back: '/checkout/shipping', again: '/checkout', manual_address: 1, shipping_manual_address: 1 })}
      <p class="sw-required-note">${words.requiredNote}</p>
      ${contact(form, view, visit)} ${block('', form, view, visit)} ${block('shipping_', form, view, visit)}
      ${exemption(form, view, visit)} ${isGuest ? account(visit) : ''}
      ${actions(view, { next: words.toShipping, back }, visit)}
    </form>`;
}
