import { html } from 'hono/html';
import type { QuotationRow } from '../../db/schema.ts';
import type { AccountSummary, PlacedOrder } from '../../rules/account/summary.ts';
import { counted, day } from '../format.ts';
import { price } from '../../rules/currency.ts';
import { icon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { quotationState } from '../quotation/state.ts';
import { accountPage } from './frame.ts';
import { orderPathOf, orderState } from './order.ts';

function card(path: string, title: string, text: string): Markup {
  return html`<li>
    <a class="account-card" href="${path}">
      <strong>${title}</strong>
      <span>${text}</span>
      ${icon('arrow')}
    </a>
  </li>`;
}

function orderRow(order: PlacedOrder, visit: Visit): Markup {
  const { words, locale } = visit;
  const { number, placedAt, pieces, total, status } = order;
  return html`<li class="account-row">
    <p>
      <strong><a href="${orderPathOf(number)}">${number}</a></strong>
      <span>${day(new Date(placedAt).toISOString(), locale)}</span>
    </p>
    <p>${counted(pieces, words.dashPiece, words.dashPieces, locale)}</p>
    <p>${orderState(status, visit)}</p>
    <p class="account-row__amount">${price(total)}</p>
  </li>`;
}

function quotationRow(row: QuotationRow, now: number, visit: Visit): Markup {
  const { id, number, signature } = row;
  return html`<li class="account-row account-row--quoted">
    <p><strong>${signature === null ? number : html`<a href="/offerte/${id}">${number}</a>`}</strong></p>
    <p>${quotationState(row, now, visit)}</p>
  </li>`;
}

/** Orders and quotations of the customer, and links to the rest of the account. */
export function overview(summary: AccountSummary, visit: Visit): Page {
  const { words, locale, name } = visit;
  const { orders, quotations, now } = summary;
  const content = html`<ul class="account-cards">
      ${card('/dashboard/addresses', words.dashAddresses, fill(words.dashSaved, { count: summary.addresses }))}
      ${card('/dashboard/power_credits', words.dashCredits, fill(words.dashToSpend, { count: summary.credits }))}
      ${card('/dashboard/stock_reminders', words.dashReminders, counted(summary.reminders, words.dashWaitingOne, words.dashWaiting, locale))}
    </ul>
    <section class="account__section" aria-labelledby="orders">
      <h2 id="orders">${words.dashOrders}</h2>
      ${
        orders.length === 0
          ? html`<p class="hint">${words.dashNoOrders}</p>`
          : html`<ul class="account-rows">
              ${orders.map((order) => orderRow(order, visit))}
            </ul>`
      }
    </section>
    ${
      quotations.length === 0
        ? ''
        : html`<section class="account__section" aria-labelledby="quotations">
            <h2 id="quotations">${words.dashQuotations}</h2>
            <ul class="account-rows">
              ${quotations.map((quotation) => quotationRow(quotation, now, visit))}
            </ul>
          </section>`
    }`;
  const title = fill(words.dashHello, { name: name ?? '' });
  return accountPage({ path: '/dashboard', title, intro: words.dashIntro, content }, visit);
}
