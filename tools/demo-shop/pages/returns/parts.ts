import { html, raw } from 'hono/html';
import { PROBLEM_PATH } from '../../routes/returns.ts';
import type { Markup } from '../icons.ts';
import { stepList } from '../step-list.ts';
import type { Visit } from '../visit.ts';

/** The inputs of a widget. A `<` would end the block early, so it is escaped. */
export function inputsOf(inputs: object): Markup {
  const json = raw(JSON.stringify(inputs).replaceAll('<', '\\u003c'));
  return html`<script type="application/json">
    ${json}
  </script>`;
}

/** The steps of a return, counted from 1. */
export function returnSteps(current: 1 | 2, { words }: Visit): Markup {
  const steps = [{ name: words.rmaStep1, href: PROBLEM_PATH }, { name: words.rmaStep2 }, { name: words.rmaStep3 }];
  return html`<div class="sw-page">${stepList({ label: words.rmaSteps, current, steps })}</div>`;
}

/** The picture and name of a product, with further content. */
export function returnItem(
  { name, category, image }: { name: string; category?: string; image: string },
  inside: Markup,
): Markup {
  return html`<li class="return-item">
    <img src="${image}" alt="" width="600" height="450" />
    <div class="return-item__text">
      <p class="return-item__name">${name}</p>
      ${category ? html`<p class="return-item__about">${category}</p>` : ''}${inside}
    </div>
  </li>`;
}

/** A select with its value and its errors. */
export function returnSelect(
  { name, label, about, options, value, required = false }: SelectPart,
  messages: readonly string[] = [],
): Markup {
  const id = idOf(name);
  return html`<p class="entry">
    <label for="${id}">${label}${required ? html` <span aria-hidden="true">*</span>` : ''}</label>
    <select
      id="${id}"
      name="${name}"
      ${about ? html`aria-label="${about}"` : ''}
      ${required ? html`required` : ''}
      ${messages.length > 0 ? html`aria-invalid="true" aria-describedby="${id}-error"` : ''}
    >
      ${options.map(
        (option) =>
          html`<option value="${option.value}" ${option.value === value ? html`selected` : ''}>
            ${option.label}
          </option>`,
      )}
    </select>
    ${fieldError(id, messages)}
  </p>`;
}

interface SelectPart {
  readonly name: string;
  readonly label: string;
  /** A full label, where several selects have the same visible label. */
  readonly about?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly required?: boolean;
}

interface TextPart {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly isLong?: boolean;
  readonly required?: boolean;
  readonly type?: string;
  readonly autocomplete?: string;
}

export function returnText(
  { name, label, value, hint, isLong, required = false, type = 'text', autocomplete = 'off' }: TextPart,
  messages: readonly string[] = [],
): Markup {
  const id = idOf(name);
  const described = describedBy(id, hint, messages);
  const shared = html`id="${id}" name="${name}" ${required ? html`aria-required="true"` : ''}
  ${messages.length > 0 ? html`aria-invalid="true"` : ''} ${described ? html`aria-describedby="${described}"` : ''}`;
  return html`<p class="entry">
    <label for="${id}">${label}${required ? html` <span aria-hidden="true">*</span>` : ''}</label>
    ${hint ? html`<span class="entry__hint" id="${id}-hint">${hint}</span>` : ''}
    ${
      isLong
        ? html`<textarea ${shared} rows="4" maxlength="5000">${value}</textarea>`
        : html`<input ${shared} type="${type}" value="${value}" maxlength="255" autocomplete="${autocomplete}" />`
    }
    ${fieldError(id, messages)}
  </p>`;
}

export function returnFile(
  {
    name,
    label,
    hint,
    accept,
    isMultiple,
  }: { name: string; label: string; hint: string; accept: string; isMultiple: boolean },
  messages: readonly string[] = [],
): Markup {
  const id = idOf(name);
  const described = describedBy(id, hint, messages);
  return html`<p class="entry">
    <label for="${id}">${label}</label>
    ${hint === '' ? '' : html`<span class="entry__hint" id="${id}-hint">${hint}</span>`}
    <input
      id="${id}"
      type="file"
      name="${name}"
      accept="${accept}"
      ${described ? html`aria-describedby="${described}"` : ''}
      ${messages.length > 0 ? html`aria-invalid="true"` : ''}
      ${isMultiple ? html`multiple` : ''}
    />
    ${fieldError(id, messages)}
  </p>`;
}

function describedBy(id: string, hint: string | undefined, messages: readonly string[]): string {
  return [...(hint ? [`${id}-hint`] : []), ...(messages.length > 0 ? [`${id}-error`] : [])].join(' ');
}

function fieldError(id: string, messages: readonly string[]): Markup {
  return messages.length === 0
    ? html``
    : html`<span class="entry__error" id="${id}-error">${messages.join(' ')}</span>`;
}

/** An id without brackets: `products[31][remark]` is `r-products-31-remark`. */
export function idOf(name: string): string {
  return `r-${name.replaceAll(/[^\w]+/g, '-').replace(/-$/, '')}`;
}

/** All errors, each with a link to its field if it has one. */
export function returnAlert(errors: Readonly<Record<string, readonly string[]>>): Markup {
  const entries = Object.entries(errors);
  if (entries.length === 0) return html``;
  return html`<ul class="notice form-alert" role="alert">
    ${entries.flatMap(([name, texts]) =>
      texts.map((message) =>
        name === 'general' || name === 'rmaLines' || name === 'products'
          ? html`<li>${message}</li>`
          : html`<li><a href="#${idOf(name)}">${message}</a></li>`,
      ),
    )}
  </ul>`;
}
