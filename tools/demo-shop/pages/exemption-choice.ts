import { html } from 'hono/html';
import { hidden } from './buy-form.ts';
import type { Markup } from './icons.ts';
import type { Visit } from './visit.ts';

/** Chooses the 0 % rate, or removes it again. */
export function exemptionChoice({ words, csrf, address, isExempt }: Visit): Markup {
  return html`<form class="exemption" method="post" action="/tax-exemption">
    ${hidden({ _token: csrf, back: address, tax_exemption_selected: isExempt ? 0 : 1 })}
    <p>${isExempt ? words.exemptionHeld : words.exemptionOffer}</p>
    <button class="text-button" type="submit">${isExempt ? words.exemptionDecline : words.exemptionChoose}</button>
  </form>`;
}
