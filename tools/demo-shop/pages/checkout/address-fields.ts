import { html } from 'hono/html';
import type { Country } from '../../../../shared/contract/address.ts';
import { LONGEST_HOUSE_NUMBER } from '../../rules/checkout/formats.ts';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';
import { selectField, textField, tickField, type Form } from './fields.ts';

type Prefix = '' | 'shipping_';

const GROUP = { '': 'billing', shipping_: 'shipping' } as const;

/** The fields of a name. */
export function nameFields(prefix: Prefix, isRequired: boolean, form: Form, visit: Visit): Markup {
  const { words, locale } = visit;
  const auto = (token: string) => `${GROUP[prefix]} ${token}`;
  // A saved middle name is shown on every site.
  const hasMiddle = locale === 'nl' || form.data[`${prefix}middle_name`] !== '';
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
  const options = countries.map(({ alpha_2_code, name }) => [alpha_2_code, name] as const);
  const hasSecondLine = countries.some(({ second_line }) => second_line);
  const hasProvince = countries.some(({ province, provinces }) => province || provinces);
  const isNumbered = isRequired && !countries.some(({ address_format }) => address_format === 'lines');
  const short = { most: LONGEST_HOUSE_NUMBER, width: 2 } as const;
  return html`${selectField({ name: `${prefix}country`, label: words.country, autocomplete: auto('country'), options }, form)}
  ${textField({ name: `${prefix}street`, label: words.street, autocomplete: auto('address-line1'), isRequired, width: 6 }, form, visit)}
  ${textField({ name: `${prefix}house_number`, label: words.houseNumber, autocomplete: auto('address-line2'), isRequired: isNumbered, ...short }, form, visit)}
  ${textField({ name: `${prefix}house_number_addition`, label: words.addition, autocomplete: auto('address-line3'), ...short }, form, visit)}
  ${hasSecondLine ? textField({ name: `${prefix}address_line_2`, label: words.secondLine, autocomplete: auto('address-line2'), width: 6 }, form, visit) : ''}
  ${textField({ name: `${prefix}zip_code`, label: words.zipCode, autocomplete: auto('postal-code'), isRequired, width: 2 }, form, visit)}
  ${textField({ name: `${prefix}city`, label: words.city, autocomplete: auto('address-level2'), isRequired, width: 6 }, form, visit)}
  ${hasProvince ? textField({ name: `${prefix}province`, label: words.province, autocomplete: auto('address-level1'), width: 6 }, form, visit) : ''}`;
}

/** Private or business. */
export function buyer(name: 'type' | 'shipping_type', { data }: Form, { words }: Visit): Markup {
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

/** The fields of a business. */
export function business(prefix: Prefix, form: Form, visit: Visit): Markup {
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
