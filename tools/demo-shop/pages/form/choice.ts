import { html } from 'hono/html';
import type { Markup } from '../icons.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly title: string | Markup;
  /** A short recommendation. */
  readonly badge?: string | undefined;
  /** Opposite the title. */
  readonly aside?: Markup | undefined;
  readonly text?: Markup | undefined;
  /** Shown while it is chosen. */
  readonly inside?: Markup | undefined;
}

/** A radio button as a card. */
export function choice({ id, name, value, isChecked, title, badge, aside, text, inside }: Choice): Markup {
  return html`<div class="sw-choice">
    <div class="sw-choice__card">
      <input
        class="sw-choice__control"
        id="${id}"
        type="radio"
        name="${name}"
        value="${value}"
        ${isChecked ? html`checked` : ''}
      />
      <div class="sw-choice__head">
        <label class="sw-choice__title" for="${id}">${title}</label>
        ${badge ? html`<span class="sw-flag">${badge}</span>` : ''}
      </div>
      ${aside ? html`<div class="sw-choice__aside">${aside}</div>` : ''}
      ${text ? html`<div class="sw-choice__text">${text}</div>` : ''}
    </div>
    ${inside ? html`<div class="sw-choice__inside">${inside}</div>` : ''}
  </div>`;
}

interface Choices {
  readonly legend: string | Markup;
  readonly isLegendHidden?: boolean;
  readonly cards: readonly Markup[];
}

/** Cards under one question. */
export function choices({ legend, isLegendHidden = false, cards }: Choices): Markup {
  return html`<fieldset class="sw-choices">
    <legend class="${isLegendHidden ? 'sw-visually-hidden' : 'sw-choices__legend'}">${legend}</legend>
    <div class="sw-choices__list">${cards}</div>
  </fieldset>`;
}
