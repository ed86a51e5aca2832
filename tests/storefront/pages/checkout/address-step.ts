import { html } from 'hono/html';
import type { Address } from '../../../../shared/contract/address.ts';
import { HOUSE_NUMBER_LENGTH } from '../../../../shared/rules/address.ts';
import { hidden } from '../buy-form.ts';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';
import { selectField, textField, tickField, type Form } from './fields.ts';
import type { CheckoutView } from './view.ts';

type Prefix = '' | 'shipping_';

const GROUP = { '': 'billing', shipping_: 'shipping' } as const;

function nameFields(prefix: Prefix, isRequired: boolean, form: Form, visit: Visit): Markup {
  const { words, locale } = visit;
  const auto = (token: string) => `${GROUP[prefix]} ${token}`;
  const hasMiddle = locale === 'nl';
  return html`${textField(
    {
      name: `${prefix}first_name`,
      label: words.firstName,
      autocomplete: auto('given-name'),
      isRequired,
      width: hasMiddle ? 2 : 3,
    },
    form,
    visit,
  )}
  ${
    hasMiddle
      ? textField(
          { name: `${prefix}middle_name`, label: words.middleName, autocomplete: auto('additional-name'), width: 2 },
          form,
          visit,
        )
      : ''
  }
  ${textField(
    {
      name: `${prefix}last_name`,
      label: words.lastName,
      autocomplete: auto('family-name'),
      isRequired,
      width: hasMiddle ? 2 : 3,
    },
    form,
    visit,
  )}`;
}

function placeFields(prefix: Prefix, isRequired: boolean, view: CheckoutView, form: Form, visit: Visit): Markup {
  const { words } = visit;
  const auto = (token: string) => `${GROUP[prefix]} ${token}`;
  const options = view.start.allowedCountries.map(({ alpha_2_code, name }) => [alpha_2_code, name] as const);
  const short = { most: HOUSE_NUMBER_LENGTH, width: 2 } as const;
  return html`${selectField({ name: `${prefix}country`, label: words.country, autocomplete: auto('country'), options }, form)}
  ${textField({ name: `${prefix}street`, label: words.street, autocomplete: auto('address-line1'), isRequired, width: 6 }, form, visit)}
  ${textField({ name: `${prefix}house_number`, label: words.houseNumber, autocomplete: auto('address-line2'), isRequired, ...short }, form, visit)}
  ${textField({ name: `${prefix}house_number_addition`, label: words.addition, autocomplete: auto('address-line3'), ...short }, form, visit)}
  ${textField({ name: `${prefix}zip_code`, label: words.zipCode, autocomplete: auto('postal-code'), isRequired, width: 2 }, form, visit)}
  ${textField({ name: `${prefix}city`, label: words.city, autocomplete: auto('address-level2'), isRequired, width: 6 }, form, visit)}`;
}

function buyer(name: 'type' | 'shipping_type', { data }: Form, { words }: Visit): Markup {
  const options = [
    ['private', words.buyerPrivate],
    ['business', words.buyerBusiness],
  ] as const;
  return html`<fieldset class="inline">
    <legend>${words.buyerType}</legend>
    ${options.map(
      ([value, label]) =>
        html`<label
          ><input type="radio" name="${name}" value="${value}" ${data[name] === value ? html`checked` : ''} />
          ${label}</label
        >`,
    )}
  </fieldset>`;
}

function business(prefix: Prefix, form: Form, visit: Visit): Markup {
  const { words } = visit;
  const hasFlag = Object.keys(form.errors).some((name) => name.endsWith('vat_number_check_not_possible'));
  const group = `${GROUP[prefix]} organization`;
  return html`${textField({ name: `${prefix}company`, label: words.company, autocomplete: group, hint: words.companyHint }, form, visit)}
  ${
    prefix === ''
      ? html`${textField({ name: 'vat_number', label: words.vatNumber, autocomplete: 'off', hint: words.vatNumberHint }, form, visit)}
        ${hasFlag || form.data.ignore_vat ? tickField('ignore_vat', words.ignoreVat, form) : ''}`
      : ''
  }`;
}

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

/** A customer who said nothing yet starts with the own address. */
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

/** The first step: who orders, and where it goes. */
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
        ${placeFields('', true, view, form, visit)}
        ${textField({ name: 'phone', label: words.phone, autocomplete: 'tel', type: 'tel', isRequired: true, hint: words.phoneHint }, form, visit)}
      </fieldset>
      ${tickField('shipping_address_same_as_billing_address', words.sameAddress, form)}
      <details class="other" ${form.data.shipping_address_same_as_billing_address ? '' : html`open`}>
        <summary>${words.otherShipping}</summary>
        <fieldset>
          <legend class="unseen">${words.shippingAddress}</legend>
          <p class="entry entry--6 order__note">${words.otherShippingText}</p>
          ${buyer('shipping_type', form, visit)} ${nameFields('shipping_', true, form, visit)}
          ${business('shipping_', form, visit)} ${placeFields('shipping_', true, view, form, visit)}
        </fieldset>
      </details>
      ${exemption(form, view, visit)}
      <p class="order__ways">
        <button class="button button--action" type="submit">${words.toShipping}</button>
        <a href="/cart">${words.backToCart}</a>
      </p>
    </form>`;
}
