import { html } from 'hono/html';
import type { CreditEntry, PowerCredits, RedeemOption } from '../../../../shared/contract/power-credits.ts';
import type { CreditCode } from '../../rules/account/credits.ts';
import { hidden } from '../buy-form.ts';
import { day, price } from '../format.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { accountPage } from './frame.ts';

export const CREDITS = '/dashboard/power_credits';

function counter(name: string, value: string): Markup {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function option({ credits, discount_eur }: RedeemOption, saved: number, { words, csrf }: Visit): Markup {
  const what = fill(words.creditsRedeemFor, { credits, amount: price(discount_eur) });
  return html`<li class="redeem">
    <p>${what}</p>
    ${
      saved < credits
        ? html`<p class="redeem__short">${words.creditsShort}</p>`
        : html`<form method="post" action="${CREDITS}/vue/buy">
            ${hidden({ _token: csrf, credits, back: CREDITS })}
            <button class="sw-button sw-button--secondary" type="submit" aria-label="${words.creditsRedeem}: ${what}">
              ${words.creditsRedeem}
            </button>
          </form>`
    }
  </li>`;
}

function row(entry: CreditEntry, { words, locale }: Visit): Markup {
  const date = (moment: string | null) => (moment === null ? '-' : day(moment, locale));
  const cells = [
    [words.creditsOrder, entry.order ?? '-'],
    [words.creditsNotes, entry.notes ?? '-'],
    [words.creditsFrom, date(entry.valid_from)],
    [words.creditsUntil, date(entry.valid_until)],
    [words.creditsLeft, entry.amount_remaining ?? '-'],
    [words.creditsUsed, entry.amount_used ?? '-'],
  ] as const;
  return html`<tr ${entry.is_active ? '' : html`class="history__over"`}>
    ${cells.map(([name, value]) => html`<td data-name="${name}">${value}</td>`)}
  </tr>`;
}

function history(entries: readonly CreditEntry[], visit: Visit): Markup {
  const { words } = visit;
  if (entries.length === 0) return html`<p class="hint">${words.creditsNone}</p>`;
  const heads = [
    words.creditsOrder,
    words.creditsNotes,
    words.creditsFrom,
    words.creditsUntil,
    words.creditsLeft,
    words.creditsUsed,
  ];
  return html`<table class="history">
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${entries.map((entry) => row(entry, visit))}
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
      <dl class="counters">
        ${counter(words.creditsSaved, String(saved))}
        ${counter(words.creditsExpected, String(summary.creditsToSpendLater ?? 0))}
        ${counter(words.creditsDiscount, price(summary.userPowerCreditDiscount ?? 0))}
      </dl>
      <section class="account__section" aria-labelledby="redeem">
        <h2 id="redeem">${words.creditsRedeem}</h2>
        <ul class="redeems">
          ${summary.powerCreditSettings.map((offered) => option(offered, saved, visit))}
        </ul>
      </section>
      <section class="account__section" aria-labelledby="history">
        <h2 id="history">${words.creditsHistory}</h2>
        ${history(summary.userPowerCredits, visit)}
      </section>
    </div>
    ${openCodes(codes, visit)}`;
  const scripts = ['/assets/codes.js'];
  return accountPage({ path: CREDITS, title: words.dashCredits, intro: words.creditsIntro, content, scripts }, visit);
}
