import { html } from 'hono/html';
import type { CreditEntry, PowerCredits, RedeemOption } from '../../../../shared/contract/power-credits.ts';
import type { CreditCode } from '../../rules/account/credits.ts';
import { hidden } from '../buy-form.ts';
import { counted, day } from '../format.ts';
import { price } from '../../rules/currency.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { amount } from '../product-parts.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { accountPage } from './frame.ts';

export const CREDITS = '/dashboard/power_credits';

function counter(name: string, value: Markup): Markup {
  return html`<div class="sw-credits-dashboard__counter">
    <dt class="sw-credits-dashboard__label">${name}</dt>
    <dd class="sw-credits-dashboard__value">${value}</dd>
  </div>`;
}

/** With leading zeros for the eye, as on a counter. */
function countOf(credits: number): Markup {
  return html`<span aria-hidden="true">${String(credits).padStart(4, '0')}</span
    ><span class="sw-visually-hidden">${credits}</span>`;
}

function option({ credits, discount_eur }: RedeemOption, saved: number, { words, csrf, locale }: Visit): Markup {
  const isOpen = saved >= credits;
  const id = `voucher-${credits}`;
  const label = html`<span class="sw-button__label">${isOpen ? words.creditsRedeem : words.creditsShort}</span>`;
  return html`<li class="sw-credits-dashboard__option">
    <div class="sw-credits-dashboard__offer" id="${id}">
      ${amount(price(discount_eur), 'large')}
      <span class="sw-credits"
        >${kitIcon('sun')}<span> ${counted(credits, words.creditsOne, words.creditsMany, locale)}</span></span
      >
    </div>
    ${
      isOpen
        ? html`<form method="post" action="${CREDITS}/vue/buy">
            ${hidden({ _token: csrf, credits, back: CREDITS })}
            <button class="sw-button sw-button--secondary" type="submit" aria-describedby="${id}">${label}</button>
          </form>`
        : html`<button
            class="sw-button sw-button--secondary"
            type="button"
            aria-disabled="true"
            aria-describedby="${id}"
          >
            ${label}
          </button>`
    }
  </li>`;
}

/** Characters up to which a value, such as a date or an order number, stays on one line. */
const MAX_WHOLE = 16;

function row(entry: CreditEntry, heads: readonly string[], { words, locale }: Visit): Markup {
  const date = (moment: string | null) => (moment === null ? '-' : day(moment, locale));
  const cells = [
    entry.order ?? '-',
    entry.notes ?? '-',
    date(entry.valid_from),
    date(entry.valid_until),
    (entry.amount_remaining ?? 0).toLocaleString(locale),
    (entry.amount_used ?? 0).toLocaleString(locale),
    entry.is_active ? words.creditsActive : words.creditsInactive,
  ];
  return html`<tr
    class="sw-credits-dashboard__row ${entry.is_active ? '' : 'sw-credits-dashboard__row--past'}"
    role="row"
  >
    ${cells.map(
      (cell, at) =>
        html`<td
          class="sw-credits-dashboard__cell ${cell.length > MAX_WHOLE ? '' : 'sw-credits-dashboard__cell--whole'}"
          role="cell"
          data-label="${heads[at]}"
        >
          ${cell}
        </td>`,
    )}
  </tr>`;
}

/** Its parts are laid out as blocks in a narrow window, so the roles keep it a table. */
function history(entries: readonly CreditEntry[], visit: Visit): Markup {
  const { words } = visit;
  if (entries.length === 0) return html`<p class="sw-credits-dashboard__text">${words.creditsNone}</p>`;
  const heads = [
    words.creditsOrder,
    words.creditsNotes,
    words.creditsFrom,
    words.creditsUntil,
    words.creditsLeft,
    words.creditsUsed,
    words.creditsState,
  ];
  return html`<table class="sw-credits-dashboard__table" role="table" aria-labelledby="history">
    <thead class="sw-credits-dashboard__heads" role="rowgroup">
      <tr role="row">
        ${heads.map((head) => html`<th class="sw-credits-dashboard__head" role="columnheader" scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody class="sw-credits-dashboard__rows" role="rowgroup">
      ${entries.map((entry) => row(entry, heads, visit))}
    </tbody>
  </table>`;
}

function openCodes(codes: readonly CreditCode[], { words, locale }: Visit): Markup {
  const open = codes.filter(({ isOpen }) => isOpen);
  return html`<section class="account__section" aria-labelledby="codes" data-codes ${open.length === 0 ? 'hidden' : ''}>
    <h2 id="codes">${words.creditsCodes}</h2>
    <p>${words.creditsCodesText}</p>
    <ul class="codes">
      ${open.map(
        ({ code, value, endsAt }) =>
          html`<li>
            <code>${code}</code> ${price(value)}
            ${endsAt === null ? '' : html`<span>${fill(words.creditsCodeUntil, { date: day(new Date(endsAt).toISOString(), locale) })}</span>`}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Credits, what they can be redeemed for, the resulting codes, and the history. */
export function credits(
  { summary, codes, bought }: { summary: PowerCredits; codes: readonly CreditCode[]; bought: string | undefined },
  visit: Visit,
): Page {
  const { words } = visit;
  const saved = summary.creditsToSpend ?? 0;
  const isNew = codes.some(({ code, isOpen }) => isOpen && code === bought);
  const content = html`${isNew ? html`<p class="good" role="status">${fill(words.creditsDone, { code: bought ?? '' })}</p>` : ''}
    <div data-widget="credits-dashboard">
      <div class="sw-page">
        <div class="sw-credits-dashboard">
          <dl class="sw-credits-dashboard__counters">
            ${counter(words.creditsSaved, countOf(saved))}
            ${counter(words.creditsExpected, countOf(summary.creditsToSpendLater ?? 0))}
            ${counter(words.creditsDiscount, amount(price(summary.userPowerCreditDiscount ?? 0)))}
          </dl>
          <section class="sw-credits-dashboard__part" aria-labelledby="redeem">
            <h2 class="sw-credits-dashboard__title" id="redeem">${words.creditsOptions}</h2>
            <p class="sw-credits-dashboard__text">${words.creditsExplanation}</p>
            <ul>
              ${summary.powerCreditSettings.map((offered) => option(offered, saved, visit))}
            </ul>
          </section>
          <section class="sw-credits-dashboard__part" aria-labelledby="history">
            <h2 class="sw-credits-dashboard__title" id="history">${words.creditsHistory}</h2>
            ${history(summary.userPowerCredits, visit)}
          </section>
        </div>
      </div>
    </div>
    ${openCodes(codes, visit)}`;
  const scripts = ['/assets/codes.js'];
  return accountPage({ path: CREDITS, title: words.dashCredits, intro: words.creditsIntro, content, scripts }, visit);
}
