import { html } from 'hono/html';
import { kitIcon, type Markup } from './icons.ts';
import type { Visit } from './visit.ts';

interface SortForm {
  /** The class of its place in the widget. */
  readonly place: string;
  readonly action: string;
  /** What the form sends besides, such as a term. */
  readonly kept?: Markup | '';
  readonly id: string;
  /** The key of the query. */
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly isSelected: boolean }[];
}

/** The order of a list. */
export function sortForm({ place, action, kept = '', id, name, options }: SortForm, visit: Visit): Markup {
  return html`<form class="sw-sort ${place}" method="get" action="${action}">
    ${kept}
    <label class="sw-sort__label" for="${id}">${visit.words.sort}</label>
    <span class="sw-sort__box">
      <select class="sw-control sw-sort__control" id="${id}" name="${name}">
        ${options.map(
          ({ value, label, isSelected }) =>
            html`<option value="${value}" ${isSelected ? html`selected` : ''}>${label}</option>`,
        )}
      </select>
      ${kitIcon('chevron', 'sw-sort__arrow')}
    </span>
    ${applyButton(visit)}
  </form>`;
}

/** The fields send themselves with Enter; a shopper without scripts, or with a keyboard, sees the button too. */
export function applyButton({ words }: Visit): Markup {
  return html`<button class="sw-button sw-button--secondary sw-page__apply" type="submit">
    <span class="sw-button__label">${words.apply}</span>
  </button>`;
}
