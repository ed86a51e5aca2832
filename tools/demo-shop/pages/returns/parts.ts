import { html, raw } from 'hono/html';
import { describedBy, fieldFrame } from '../form/field-frame.ts';
import { kitIcon, type Markup } from '../icons.ts';
import { MIB, MOST_BYTES } from '../../rules/media/kinds.ts';
import { MOST_IMAGES, MOST_VIDEOS } from '../../rules/returns/check-answers.ts';
import type { Visit } from '../visit.ts';

/** The inputs of a widget. A `<` would end the block early, so it is escaped. */
export function inputsOf(inputs: object): Markup {
  const json = raw(JSON.stringify(inputs).replaceAll('<', '\\u003c'));
  return html`<script type="application/json">
    ${json}
  </script>`;
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
  visit: Visit,
  messages: readonly string[] = [],
): Markup {
  const id = idOf(name);
  const control = html`<select
      class="sw-field__control sw-field__control--select"
      id="${id}"
      name="${name}"
      ${about ? html`aria-label="${about}"` : ''}
      ${required ? html`required` : ''}
      ${describedBy(id, undefined, messages)}
    >
      ${options.map(
        (option) =>
          html`<option value="${option.value}" ${option.value === value ? html`selected` : ''}>
            ${option.label}
          </option>`,
      )}
    </select>
    ${kitIcon('chevron', 'sw-field__arrow')}`;
  return fieldFrame({ id, label, isRequired: required || null, errors: messages, control }, visit);
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
  visit: Visit,
  messages: readonly string[] = [],
): Markup {
  const id = idOf(name);
  const shared = html`id="${id}" name="${name}" ${required ? html`aria-required="true"` : ''}
  ${describedBy(id, hint, messages)}`;
  const area = html`class="sw-field__control sw-field__control--area" ${shared}`;
  const control = isLong
    ? html`<textarea ${area} rows="4" maxlength="5000">${value}</textarea>`
    : html`<input
        class="sw-field__control"
        ${shared}
        type="${type}"
        value="${value}"
        maxlength="255"
        autocomplete="${autocomplete}"
      />`;
  return fieldFrame({ id, label, isRequired: required || null, hint, errors: messages, control }, visit);
}

interface FilePart {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly accept: string;
  readonly isMultiple: boolean;
}

export function returnFile(
  { name, label, hint, accept, isMultiple }: FilePart,
  visit: Visit,
  messages: readonly string[] = [],
): Markup {
  const id = idOf(name);
  const control = html`<input
    class="sw-field__control sw-return-order-form__file"
    id="${id}"
    type="file"
    name="${name}"
    accept="${accept}"
    ${describedBy(id, hint, messages)}
    ${isMultiple ? html`multiple` : ''}
  />`;
  return fieldFrame({ id, label, isRequired: null, hint, errors: messages, control }, visit);
}

/** As many photos of a product as a form without JavaScript can carry. */
export function returnImages(name: string, visit: Visit): Markup {
  const { words } = visit;
  const hint = words.rmaImagesHint
    .replace('{count}', String(MOST_IMAGES))
    .replace('{megabytes}', String((MOST_IMAGES * MOST_BYTES.image) / MIB));
  return returnFile({ name, label: words.rmaImages, hint, accept: 'image/*', isMultiple: true }, visit);
}

export function returnVideos(name: string, visit: Visit): Markup {
  const { words } = visit;
  const hint = words.rmaVideosHint.replace('{count}', String(MOST_VIDEOS));
  return returnFile({ name, label: words.rmaVideos, hint, accept: 'video/*', isMultiple: true }, visit);
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
