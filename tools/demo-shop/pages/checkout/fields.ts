import { html } from 'hono/html';
import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import { describedBy, fieldErrors, fieldFrame } from '../form/field-frame.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';

/** Messages for each field of a form. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface Form {
  readonly data: CheckoutData;
  readonly errors: FieldErrors;
}

export interface TextField {
  readonly name: keyof CheckoutData;
  readonly label: string;
  readonly autocomplete: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly most?: number;
}

export function idOf(name: string): string {
  return `checkout-${name}`;
}

export function textField(field: TextField, { data, errors }: Form, visit: Visit): Markup {
  const { name, label, autocomplete, type = 'text', isRequired = false, hint, most = 255 } = field;
  const messages = errors[name] ?? [];
  const id = idOf(name);
  const control = html`<input
    class="sw-field__control"
    id="${id}"
    type="${type}"
    name="${name}"
    value="${type === 'password' ? '' : String(data[name] ?? '')}"
    autocomplete="${autocomplete}"
    maxlength="${most}"
    ${type === 'email' ? html`autocapitalize="none" spellcheck="false"` : ''}
    ${isRequired ? html`aria-required="true"` : ''}
    ${describedBy(id, hint, messages)}
  />`;
  return fieldFrame({ id, label, isRequired, hint, errors: messages, control }, visit);
}

export function selectField(
  {
    name,
    label,
    autocomplete,
    options,
  }: Pick<TextField, 'name' | 'label' | 'autocomplete'> & { options: readonly (readonly [string, string])[] },
  { data, errors }: Form,
  visit: Visit,
): Markup {
  const messages = errors[name] ?? [];
  const id = idOf(name);
  const control = html`<select
      class="sw-field__control sw-field__control--select"
      id="${id}"
      name="${name}"
      autocomplete="${autocomplete}"
      aria-required="true"
      ${describedBy(id, undefined, messages)}
    >
      ${options.map(([value, shown]) => html`<option value="${value}" ${data[name] === value ? html`selected` : ''}>${shown}</option>`)}
    </select>
    ${kitIcon('chevron', 'sw-field__arrow')}`;
  return fieldFrame({ id, label, isRequired: true, errors: messages, control }, visit);
}

/** The hidden field sends a 0 when the box is not checked. */
export function tickField(name: keyof CheckoutData, label: string | Markup, { data, errors }: Form, hint = ''): Markup {
  const messages = errors[name] ?? [];
  const id = idOf(name);
  return html`<div class="sw-checkbox ${messages.length > 0 ? 'sw-checkbox--error' : ''}">
    <div class="sw-checkbox__row">
      <input type="hidden" name="${name}" value="0" />
      <input
        class="sw-checkbox__control"
        id="${id}"
        type="checkbox"
        name="${name}"
        value="1"
        ${data[name] === true ? html`checked` : ''}
        ${describedBy(id, hint, messages)}
      />
      <label class="sw-checkbox__label" for="${id}">${label}</label>
    </div>
    ${hint ? html`<p class="sw-field__hint sw-checkbox__hint" id="${id}-hint">${hint}</p>` : ''}
    ${fieldErrors(id, messages)}
  </div>`;
}
