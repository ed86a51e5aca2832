import { html } from 'hono/html';
import type { BookAddress } from '../../../../shared/contract/address-book.ts';
import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import { allowedCountries, defaultCountry } from '../../rules/checkout/countries.ts';
import { hidden } from '../buy-form.ts';
import { addressSearch, business, buyer, countryField, nameFields, placeFields } from '../checkout/address-fields.ts';
import { idOf, textField, type Form } from '../checkout/fields.ts';
import { errorSummary } from '../form/error-summary.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';
import { ADDRESSES } from './addresses.ts';
import { accountPage } from './frame.ts';

export interface AddressToFill {
  /** Null for a new one. */
  readonly id: BookAddress['id'] | null;
  /** The values of the fields. */
  readonly data: CheckoutData;
  /** The stored address; null for a new one. */
  readonly known: BookAddress | null;
  readonly errors: Form['errors'];
}

/** Links to the fields with errors. */
function problems({ errors }: AddressToFill, visit: Visit): Markup {
  const shown = Object.entries(errors).filter(([field]) => !field.endsWith('_not_possible'));
  const refused = shown.map(([field, messages]) => ({ message: messages.join(' '), id: idOf(field) }));
  return errorSummary(refused, visit);
}

function form(filling: AddressToFill, visit: Visit): Markup {
  const { words, csrf } = visit;
  const { id } = filling;
  const countries = allowedCountries(visit);
  return html`<form class="sw-address__form" method="post" action="${ADDRESSES}/vue/store" novalidate>
    ${hidden({ _token: csrf, ...(id === null ? {} : { id }) })} ${problems(filling, visit)}
    <p class="sw-required-note">${words.requiredNote}</p>
    ${nameFields('', true, filling, visit)} ${buyer('type', filling, visit)} ${business('', filling, visit)}
    ${countryField('', countries, filling, visit)} ${addressSearch('', filling, visit)}
    ${placeFields('', true, countries, filling, visit)}
    ${textField({ name: 'phone', label: words.phone, autocomplete: 'tel', type: 'tel', isRequired: true }, filling, visit)}
    <p>
      <button class="sw-button sw-button--secondary" type="submit">
        <span class="sw-button__label">${words.addressSave}</span>
      </button>
    </p>
  </form>`;
}

/** One address on a separate page: the form's widget publishes the input, and the script of the page stores it. */
export function address(filling: AddressToFill, visit: Visit): Page {
  const { words, locale } = visit;
  const { known, errors } = filling;
  const content = html`<div
      data-widget="address-form"
      data-countries="${JSON.stringify(allowedCountries(visit))}"
      data-default-country="${defaultCountry(locale)}"
      data-postcode-key="demo"
      ${known === null ? '' : html`data-address="${JSON.stringify(known)}"`}
      ${Object.keys(errors).length > 0 ? html`data-errors="${JSON.stringify(errors)}"` : ''}
    >
      <div class="sw-page">${form(filling, visit)}</div>
    </div>
    <p class="notice" role="alert" data-address-fails hidden>${words.addressFails}</p>
    <p class="account__way"><a href="${ADDRESSES}">${words.dashBack}</a></p>`;
  const title = filling.id === null ? words.addressNew : words.addressEdit;
  return accountPage({ path: ADDRESSES, title, content, scripts: ['/assets/address.js'] }, visit);
}
