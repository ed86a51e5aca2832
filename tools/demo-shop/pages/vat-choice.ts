import { html } from 'hono/html';
import { hidden } from './buy-form.ts';
import { decimal } from './format.ts';
import type { Markup } from './icons.ts';
import type { Visit } from './visit.ts';

/** Chooses between 0 % and the usual rate; without JavaScript with a form. */
export function vatChoice({ words, csrf, address, isExempt, vatRate, locale }: Visit): Markup {
  const option = (value: 0 | 1, rate: number) =>
    html`<option value="${value}" ${isExempt === (value === 1) ? html`selected` : ''}>
      ${decimal(rate, locale)}%
    </option>`;
  return html`<div
    class="vat"
    data-widget="vat-toggle"
    data-update-url="/tax-exemption"
    data-vat-rate="${vatRate}"
    ${isExempt ? html`data-selected` : ''}
  >
    <form class="vat__form" method="post" action="/tax-exemption">
      ${hidden({ _token: csrf, back: address })}
      <label for="vat-rate">${words.vat}</label>
      <select id="vat-rate" name="tax_exemption_selected">
        ${option(1, 0)} ${option(0, vatRate)}
      </select>
      <button class="text-button" type="submit">${words.vatApply}</button>
    </form>
  </div>`;
}
