import { html } from 'hono/html';
import { price } from '../../rules/currency.ts';
import type { Markup } from '../icons.ts';
import { amount } from '../product-parts.ts';
import type { Visit } from '../visit.ts';
import type { CheckoutView } from './view.ts';

interface Actions {
  /** On the button that sends the step. */
  readonly next: string;
  /** The link to the step before. */
  readonly back: Markup;
}

/** The end of a step. On a phone the button stays at the lower edge of the window, beside what is to be paid. */
export function actions({ sums }: CheckoutView, { next, back }: Actions, { words }: Visit): Markup {
  return html`<div class="sw-checkout__actions">
    <div class="sw-checkout__go">
      <p class="sw-checkout__go-due"><span>${words.payAmount} </span>${amount(price(sums.due))}</p>
      <button class="sw-button sw-button--primary" type="submit"><span class="sw-button__label">${next}</span></button>
    </div>
    ${back}
  </div>`;
}
