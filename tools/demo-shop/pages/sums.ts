import { html } from 'hono/html';
import { decimal } from './format.ts';
import { price } from '../rules/currency.ts';
import type { Markup } from './icons.ts';
import { amount } from './product-parts.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

/** The widget whose classes the amounts have. */
export type SumsOf = 'sw-cart-page' | 'sw-checkout';

interface SumRow {
  readonly term: string;
  /** Of a discount or voucher. */
  readonly code?: string | null | undefined;
  /** In cents, or words in their place. */
  readonly shown: number | string;
  readonly isTotal?: boolean;
  /** The form that takes the reduction away. */
  readonly removal?: Markup;
}

/** A row of an order's amounts. */
export function sumRow(of: SumsOf, { term, code, shown, isTotal = false, removal }: SumRow): Markup {
  const text = typeof shown === 'number' ? price(shown) : shown;
  return html`<div class="${of}__sum ${isTotal ? `${of}__sum--total` : ''}">
    <dt class="${of}__term"><span>${term}</span>${code ? html` <span class="${of}__code">${code}</span>` : ''}</dt>
    <dd class="${of}__amount">
      ${typeof shown === 'number' || of === 'sw-checkout' ? amount(text, isTotal ? 'large' : 'medium') : html`<span>${text}</span>`}${removal ?? ''}
    </dd>
  </div>`;
}

/** A line of the VAT that a total includes; a rate of 0 is an exemption. */
export function vatLine(rate: number | null, cents: number | null, { words, locale }: Visit): Markup {
  if (rate === 0) return html`<span class="sw-vat-line">${words.vatExempt}</span>`;
  const text = rate === null ? words.vatAmount : fill(words.vatIncluded, { rate: decimal(rate, locale) });
  return html`<span class="sw-vat-line"
    ><span>${text}</span>${cents === null ? '' : html`<span class="sw-vat-line__amount"> ${price(cents)}</span>`}</span
  >`;
}

/** The VAT in an order, by rate. */
export function vatLines(of: SumsOf, byRate: Readonly<Record<string, number>>, visit: Visit): Markup {
  return html`<ul class="${of}__vat" role="list">
    ${Object.entries(byRate).map(([rate, cents]) => html`<li>${vatLine(Number(rate), cents, visit)}</li>`)}
  </ul>`;
}
