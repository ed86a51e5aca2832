import { html } from 'hono/html';
import { errorSummary } from './error-summary.ts';
import { describedBy, fieldErrors, fieldFrame } from './field-frame.ts';
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
  /** Several lines: so many are seen at once. */
  readonly rows?: number;
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
  return html`<div class="sw-page">${fieldErrors(idOf(name), errors[name] ?? [])}</div>`;
}

function control(field: FormField, { values, errors }: Filled): Markup {
  const { name, type = 'text', rows, isRequired = false, autocomplete = 'off', hint, most } = field;
  const shared = html`class="sw-field__control ${rows ? 'sw-field__control--area' : ''}" id="${idOf(name)}"
  name="${name}" maxlength="${most ?? (rows ? 5000 : 255)}" ${isRequired ? html`aria-required="true"` : ''}
  ${describedBy(idOf(name), hint, errors[name] ?? [])}`;
  const value = values[name] ?? '';
  if (rows) return html`<textarea ${shared} rows="${rows}">${value}</textarea>`;
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
export function kitField(field: FormField, filled: Filled, visit: Visit): Markup {
  const { name, label, isRequired = false, hint } = field;
  const errors = filled.errors[name] ?? [];
  return fieldFrame({ id: idOf(name), label, isRequired, hint, errors, control: control(field, filled) }, visit);
}

/** The same in a grid of six columns. */
export function formField(field: FormField, filled: Filled, visit: Visit): Markup {
  return html`<div class="entry entry--${field.width ?? 6}">
    <div class="sw-page">${kitField(field, filled, visit)}</div>
  </div>`;
}

/** Links to the fields with errors; empty when there are none. */
export function formAlert({ errors }: Filled, labels: Readonly<Record<string, string>>, visit: Visit): Markup {
  const refused = Object.entries(errors).map(([name, messages]) => ({
    message: messages.join(' '),
    id: name in labels ? idOf(name) : undefined,
  }));
  return html`<div class="sw-page">${errorSummary(refused, visit)}</div>`;
}
