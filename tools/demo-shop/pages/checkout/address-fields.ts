import { html } from 'hono/html';
import type { Country } from '../../../../shared/contract/address.ts';
import { LONGEST_HOUSE_NUMBER } from '../../rules/checkout/formats.ts';
import { fieldFrame } from '../form/field-frame.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';
import { idOf, selectField, textField, tickField, type Form, type TextField } from './fields.ts';

type Prefix = '' | 'shipping_';

const GROUP = { '': 'billing', shipping_: 'shipping' } as const;

/** The fields of a name. */
export function nameFields(prefix: Prefix, isRequired: boolean, form: Form, visit: Visit): Markup {
  const { words, locale } = visit;
  const auto = (token: string) => `${GROUP[prefix]} ${token}`;
  // A saved middle name is shown on every site.
  const hasMiddle = locale === 'nl' || form.data[`${prefix}middle_name`] !== '';
  const fields = [
    { name: `${prefix}first_name`, label: words.firstName, autocomplete: auto('given-name'), isRequired },
    ...(hasMiddle
      ? [{ name: `${prefix}middle_name`, label: words.middleName, autocomplete: auto('additional-name') } as const]
      : []),
    { name: `${prefix}last_name`, label: words.lastName, autocomplete: auto('family-name'), isRequired },
  ] as const;
  return html`<div class="sw-address__row">${fields.map((field) => textField(field, form, visit))}</div>`;
}

/** The country, which decides about the other fields of an address. */
export function countryField(prefix: Prefix, countries: readonly Country[], form: Form, visit: Visit): Markup {
  const options = countries.map(({ alpha_2_code, name }) => [alpha_2_code, name] as const);
  const autocomplete = `${GROUP[prefix]} country`;
  return selectField({ name: `${prefix}country`, label: visit.words.country, autocomplete, options }, form, visit);
}

/** The fields of an address. */
export function placeFields(
  prefix: Prefix,
  isRequired: boolean,
  countries: readonly Country[],
  form: Form,
  visit: Visit,
): Markup {
  const { words } = visit;
  const auto = (token: string) => `${GROUP[prefix]} ${token}`;
  const hasSecondLine = countries.some(({ second_line }) => second_line);
  const hasProvince = countries.some(({ province, provinces }) => province || provinces);
  const isNumbered = isRequired && !countries.some(({ address_format }) => address_format === 'lines');
  const most = LONGEST_HOUSE_NUMBER;
  const field = (shown: TextField) => textField(shown, form, visit);
  return html`<div class="sw-address__fields">
    ${field({ name: `${prefix}street`, label: words.street, autocomplete: auto('address-line1'), isRequired })}
    <div class="sw-address__row sw-address__row--pair">
      ${field({ name: `${prefix}house_number`, label: words.houseNumber, autocomplete: auto('address-line2'), isRequired: isNumbered, most })}
      ${field({ name: `${prefix}house_number_addition`, label: words.addition, autocomplete: auto('address-line3'), most })}
    </div>
    ${hasSecondLine ? field({ name: `${prefix}address_line_2`, label: words.secondLine, autocomplete: auto('address-line2') }) : ''}
    <div class="sw-address__row sw-address__row--city">
      ${field({ name: `${prefix}zip_code`, label: words.zipCode, autocomplete: auto('postal-code'), isRequired })}
      ${field({ name: `${prefix}city`, label: words.city, autocomplete: auto('address-level2'), isRequired })}
    </div>
    ${hasProvince ? field({ name: `${prefix}province`, label: words.province, autocomplete: auto('address-level1') }) : ''}
  </div>`;
}

/** What the search of a widget finds, it fills in. The box shows the fields that it stands for, also before that. */
export function addressSearch(prefix: Prefix, form: Form, visit: Visit): Markup {
  const { words } = visit;
  const id = idOf(`${prefix}address_search`);
  const control = html`<input
      class="sw-field__control sw-address-search__control"
      id="${id}"
      type="text"
      autocomplete="off"
      aria-required="true"
      aria-describedby="${id}-hint"
    />
    ${kitIcon('glass', 'sw-address-search__lens')}`;
  const hint = words.addressSearchHint;
  const manual = idOf(`${prefix}by_hand`);
  const isKnown = form.data[`${prefix}street`] !== '' || Object.keys(form.errors).length > 0;
  return html`<div class="sw-address-search sw-page__scripted">
      ${fieldFrame({ id, label: words.addressSearch, isRequired: true, hint, errors: [], control }, visit)}
    </div>
    <div class="sw-checkbox sw-page__scripted">
      <div class="sw-checkbox__row">
        <input
          class="sw-checkbox__control sw-page__by-hand"
          id="${manual}"
          name="${prefix}manual_address"
          type="checkbox"
          value="1"
          ${isKnown ? html`checked` : ''}
        />
        <label class="sw-checkbox__label" for="${manual}">${words.addressByHand}</label>
      </div>
    </div>`;
}

/** Private or business. */
export function buyer(name: 'type' | 'shipping_type', { data }: Form, { words }: Visit): Markup {
  const options = [
    ['private', words.buyerPrivate],
    ['business', words.buyerBusiness],
  ] as const;
  return html`<fieldset class="sw-radios" id="${idOf(name)}">
    <legend class="sw-radios__legend">${words.buyerType}</legend>
    <div class="sw-radios__options">
      ${options.map(
        ([value, label]) =>
          html`<label class="sw-radios__option"
            ><input
              class="sw-radios__control"
              type="radio"
              name="${name}"
              value="${value}"
              ${data[name] === value ? html`checked` : ''}
            /><span class="sw-radios__label">${label}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** The fields of a business; not shown while the address is that of a person. */
export function business(prefix: Prefix, form: Form, visit: Visit): Markup {
  const { words } = visit;
  const hasFlag = Object.keys(form.errors).some((name) => name.endsWith('vat_number_check_not_possible'));
  const group = `${GROUP[prefix]} organization`;
  return html`<div class="sw-address__fields sw-page__business">
    ${textField({ name: `${prefix}company`, label: words.company, autocomplete: group, hint: words.companyHint }, form, visit)}
    ${
      prefix === ''
        ? html`<div class="sw-page__foreign">
              ${textField({ name: 'vat_number', label: words.vatNumber, autocomplete: 'off', hint: words.vatNumberHint }, form, visit)}
            </div>
            ${hasFlag || form.data.ignore_vat ? tickField('ignore_vat', words.ignoreVat, form) : ''}`
        : ''
    }
  </div>`;
}
