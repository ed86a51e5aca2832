import { html } from 'hono/html';
import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type { Markup } from '../icons.ts';
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
  /** Columns of six. */
  readonly width?: 1 | 2 | 3 | 4 | 6;
}

export function idOf(name: string): string {
  return `checkout-${name}`;
}

function describedBy(name: string, hint: string | undefined, errors: readonly string[]): Markup {
  const ids = [...(hint ? [`${idOf(name)}-hint`] : []), ...(errors.length > 0 ? [`${idOf(name)}-error`] : [])];
  return ids.length > 0 ? html`aria-describedby="${ids.join(' ')}"` : html``;
}

function fieldError(name: string, errors: readonly string[]): Markup {
  if (errors.length === 0) return html``;
  return html`<span class="entry__error" id="${idOf(name)}-error">${errors.join(' ')}</span>`;
}

export function textField(field: TextField, { data, errors }: Form, { words }: Visit): Markup {
  const { name, label, autocomplete, type = 'text', isRequired = false, hint, most = 255, width = 6 } = field;
  const messages = errors[name] ?? [];
  return html`<p class="entry entry--${width}">
    <label for="${idOf(name)}"
      >${label}
      ${isRequired ? html`<span aria-hidden="true">*</span>` : html`<span class="entry__optional">${words.optional}</span>`}</label
    >
    ${hint ? html`<span class="entry__hint" id="${idOf(name)}-hint">${hint}</span>` : ''}
    <input
      id="${idOf(name)}"
      type="${type}"
      name="${name}"
      value="${type === 'password' ? '' : String(data[name] ?? '')}"
      autocomplete="${autocomplete}"
      maxlength="${most}"
      ${type === 'email' ? html`autocapitalize="none" spellcheck="false"` : ''}
      ${isRequired ? html`aria-required="true"` : ''}
      ${messages.length > 0 ? html`aria-invalid="true"` : ''}
      ${describedBy(name, hint, messages)}
    />
    ${fieldError(name, messages)}
  </p>`;
}

export function selectField(
  {
    name,
    label,
    autocomplete,
    options,
  }: Pick<TextField, 'name' | 'label' | 'autocomplete'> & { options: readonly (readonly [string, string])[] },
  { data, errors }: Form,
): Markup {
  const messages = errors[name] ?? [];
  return html`<p class="entry entry--6">
    <label for="${idOf(name)}">${label} <span aria-hidden="true">*</span></label>
    <select
      id="${idOf(name)}"
      name="${name}"
      autocomplete="${autocomplete}"
      aria-required="true"
      ${messages.length > 0 ? html`aria-invalid="true"` : ''}
      ${describedBy(name, undefined, messages)}
    >
      ${options.map(([value, shown]) => html`<option value="${value}" ${data[name] === value ? html`selected` : ''}>${shown}</option>`)}
    </select>
    ${fieldError(name, messages)}
  </p>`;
}

/** The hidden field sends a 0 when the box is not checked. */
export function tickField(name: keyof CheckoutData, label: string | Markup, { data, errors }: Form): Markup {
  const messages = errors[name] ?? [];
  return html`<p class="tick">
    <input type="hidden" name="${name}" value="0" />
    <label
      ><input
        id="${idOf(name)}"
        type="checkbox"
        name="${name}"
        value="1"
        ${data[name] === true ? html`checked` : ''}
        ${messages.length > 0 ? html`aria-invalid="true"` : ''}
        ${describedBy(name, undefined, messages)}
      /><span>${label}</span></label
    >
    ${fieldError(name, messages)}
  </p>`;
}
