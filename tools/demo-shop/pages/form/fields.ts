import { html } from 'hono/html';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';

/** Submitted values by field name. */
export type Values = Readonly<Record<string, string>>;

/** Messages for each field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface Filled {
  readonly values: Values;
  readonly errors: FieldErrors;
}

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  /** Several lines. */
  readonly isLong?: boolean;
  readonly isRequired?: boolean;
  readonly autocomplete?: string;
  readonly hint?: string;
  readonly most?: number;
  /** Columns of six. */
  readonly width?: 1 | 2 | 3 | 4 | 6;
}

function idOf(name: string): string {
  return `form-${name}`;
}

/** The errors of a field. */
export function fieldError(name: string, { errors }: Filled): Markup {
  const messages = errors[name] ?? [];
  if (messages.length === 0) return html``;
  return html`<span class="entry__error" id="${idOf(name)}-error">${messages.join(' ')}</span>`;
}

function control(field: FormField, { values, errors }: Filled): Markup {
  const { name, type = 'text', isLong = false, isRequired = false, autocomplete = 'off', hint, most } = field;
  const isRefused = (errors[name] ?? []).length > 0;
  const ids = [...(hint ? [`${idOf(name)}-hint`] : []), ...(isRefused ? [`${idOf(name)}-error`] : [])];
  const shared = html`id="${idOf(name)}" name="${name}" maxlength="${most ?? (isLong ? 5000 : 255)}"
  ${isRequired ? html`aria-required="true"` : ''} ${isRefused ? html`aria-invalid="true"` : ''}
  ${ids.length > 0 ? html`aria-describedby="${ids.join(' ')}"` : ''}`;
  const value = values[name] ?? '';
  if (isLong) return html`<textarea ${shared} rows="6">${value}</textarea>`;
  const isCode = type === 'email' || type === 'url';
  return html`<input
    ${shared}
    type="${type === 'url' ? 'text' : type}"
    ${type === 'url' ? html`inputmode="url"` : ''}
    value="${value}"
    autocomplete="${autocomplete}"
    ${isCode ? html`autocapitalize="none" spellcheck="false"` : ''}
  />`;
}

/** A field with its label, hint and errors. */
export function formField(field: FormField, filled: Filled, { words }: Visit): Markup {
  const { name, label, isRequired = false, hint, width = 6 } = field;
  return html`<p class="entry entry--${width}">
    <label for="${idOf(name)}"
      >${label}
      ${isRequired ? html`<span aria-hidden="true">*</span>` : html`<span class="entry__optional">${words.optional}</span>`}</label
    >
    ${hint ? html`<span class="entry__hint" id="${idOf(name)}-hint">${hint}</span>` : ''} ${control(field, filled)}
    ${fieldError(name, filled)}
  </p>`;
}

/** Links to the fields with errors; empty when there are none. */
export function formAlert({ errors }: Filled, labels: Readonly<Record<string, string>>): Markup {
  const refused = Object.entries(errors);
  if (refused.length === 0) return html``;
  return html`<div class="notice form-alert" role="alert">
    <ul>
      ${refused.map(([name, messages]) =>
        name in labels
          ? html`<li><a href="#${idOf(name)}">${messages.join(' ')}</a></li>`
          : html`<li>${messages.join(' ')}</li>`,
      )}
    </ul>
  </div>`;
}
