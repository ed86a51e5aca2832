import { html } from 'hono/html';
import type { Address } from '../../../../shared/contract/address.ts';
import { hidden } from '../buy-form.ts';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';
import { business, buyer, nameFields, placeFields } from './address-fields.ts';
import { textField, tickField, type Form } from './fields.ts';
import type { CheckoutView } from './view.ts';

function login({ words }: Visit): Markup {
  return html`<p class="aside-note">
    <strong>${words.haveAccount}</strong> <a href="/login?back=/checkout">${words.account}</a>. ${words.haveAccountText}
  </p>`;
}

function exemption(form: Form, { start }: CheckoutView, { words, isExempt }: Visit): Markup {
  const country = start.taxExemptionCountries.find(({ country_code }) => country_code === form.data.country);
  if (!isExempt || !country || form.data.type !== 'private') return html``;
  return html`<fieldset class="consent">
    <legend>${country.popup_title ?? words.exemptionHeld}</legend>
    ${tickField('tax_exemption_accepted', country.agree_text ?? '', form)}
  </fieldset>`;
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

/** The first step: customer details and delivery address. */
export function addressStep(view: CheckoutView, visit: Visit): Markup {
  const { words, csrf } = visit;
  const form: Form = { data: withOwnAddress(view), errors: view.errors };
  const isGuest = view.start.user === null;
  return html`${isGuest ? login(visit) : ''}
    <form class="order" method="post" action="/checkout/validate" novalidate>
      ${hidden({ _token: csrf, back: '/checkout/shipping', again: '/checkout', manual_address: 1, shipping_manual_address: 1 })}
      <p class="order__note">${words.requiredNote}</p>
      <fieldset>
        <legend>${words.billingAddress}</legend>
        ${isGuest ? textField({ name: 'email', label: words.email, autocomplete: 'email', type: 'email', isRequired: true }, form, visit) : ''}
        ${buyer('type', form, visit)} ${nameFields('', true, form, visit)} ${business('', form, visit)}
        ${placeFields('', true, view.start.allowedCountries, form, visit)}
        ${textField({ name: 'phone', label: words.phone, autocomplete: 'tel', type: 'tel', isRequired: true, hint: words.phoneHint }, form, visit)}
      </fieldset>
      ${tickField('shipping_address_same_as_billing_address', words.sameAddress, form)}
      <details class="other" ${form.data.shipping_address_same_as_billing_address ? '' : html`open`}>
        <summary>${words.otherShipping}</summary>
        <fieldset>
          <legend class="unseen">${words.shippingAddress}</legend>
          <p class="entry entry--6 order__note">${words.otherShippingText}</p>
          ${buyer('shipping_type', form, visit)} ${nameFields('shipping_', true, form, visit)}
          ${business('shipping_', form, visit)}
          ${placeFields('shipping_', true, view.start.allowedCountries, form, visit)}
        </fieldset>
      </details>
      ${exemption(form, view, visit)}
      <p class="order__ways">
        <button class="button button--action" type="submit">${words.toShipping}</button>
        <a href="/cart">${words.backToCart}</a>
      </p>
    </form>`;
}
