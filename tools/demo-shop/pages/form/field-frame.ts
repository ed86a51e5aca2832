import { html } from 'hono/html';
import { kitIcon, type Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';

interface FieldFrame {
  /** The control's. */
  readonly id: string;
  readonly label: string;
  /** Null says neither that it is required nor that it is not. */
  readonly isRequired: boolean | null;
  readonly hint?: string | undefined;
  readonly errors: readonly string[];
  readonly control: Markup;
}

/** The frame of a control, with the classes of the widgets: label, hint and errors. */
export function fieldFrame(
  { id, label, isRequired, hint, errors, control }: FieldFrame,
  { words }: Pick<Visit, 'words'>,
): Markup {
  return html`<div class="sw-field ${errors.length > 0 ? 'sw-field--error' : ''}">
    <div class="sw-field__head">
      <label class="sw-field__label ${isRequired ? 'sw-field__label--required' : ''}" for="${id}">${label}</label>
      ${isRequired === false ? html`<span class="sw-field__optional">${words.optional}</span>` : ''}
    </div>
    ${hint ? html`<p class="sw-field__hint" id="${id}-hint">${hint}</p>` : ''}
    <div class="sw-field__box">${control}</div>
    ${fieldErrors(id, errors)}
  </div>`;
}

/** The messages of a field. */
export function fieldErrors(id: string, errors: readonly string[]): Markup {
  if (errors.length === 0) return html``;
  return html`<ul class="sw-field__errors" id="${id}-error">
    ${errors.map(
      (message) =>
        html`<li class="sw-field__error">
          ${kitIcon('alert', 'sw-field__error-icon')}<span class="sw-field__error-text">${message}</span>
        </li>`,
    )}
  </ul>`;
}

/** The attributes of a control that name its hint and its errors. */
export function describedBy(id: string, hint: string | undefined, errors: readonly string[]): Markup {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(errors.length > 0 ? [`${id}-error`] : [])];
  return html`${errors.length > 0 ? html`aria-invalid="true"` : ''}
  ${ids.length > 0 ? html`aria-describedby="${ids.join(' ')}"` : ''}`;
}
