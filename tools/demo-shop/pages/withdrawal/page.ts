import { html } from 'hono/html';
import type { WithdrawalRow } from '../../db/schema.ts';
import type { KnownToShop } from '../../routes/withdrawal.ts';
import type { Filled } from '../form/fields.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { inputsOf } from '../returns/parts.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { withdrawalForm } from './form.ts';

/** What the shop says about periods and exceptions, where the statement is made. */
function cases({ words }: Visit): Markup {
  const [before = '', after = ''] = words.withdrawReturn.split('{link}');
  return html`<section class="section prose">
    <h2>${words.withdrawCases}</h2>
    <p>${words.withdrawPeriod}</p>
    <p>${words.withdrawLate}</p>
    <p>${before}<a href="/rma">${words.rmaTitle}</a>${after}</p>
  </section>`;
}

/** The withdrawal function. What is known of a customer is filled in, and can be changed. */
export function withdrawalPage(known: KnownToShop, filled: Filled, visit: Visit): Page {
  const { words } = visit;
  const number = filled.values['order'] || filled.values['order_number'] || '';
  return {
    title: words.withdrawHere,
    about: words.withdrawIntro,
    body: html`<div class="wrap wrap--narrow">
      <div class="intro">
        <h1>${words.withdrawHere}</h1>
        <p>${words.withdrawIntro}</p>
      </div>
      <div
        data-widget="withdrawal"
        data-name="${known.name}"
        data-email="${known.email}"
        data-order-number="${number}"
        data-errors="${JSON.stringify(filled.errors)}"
      >
        ${inputsOf({ orders: known.orders })} ${withdrawalForm(known.orders, filled, visit)}
      </div>
      ${cases(visit)}
    </div>`,
  };
}

/** The acknowledgement, with the words of the e-mail. The browser prints the page; a link saves it. */
export function receivedPage({ id, email, text }: WithdrawalRow, visit: Visit): Page {
  const { words } = visit;
  return {
    title: words.withdrawReceived,
    body: html`<div class="wrap wrap--narrow">
      <div class="intro">
        <h1>${words.withdrawReceived}</h1>
        <p>${fill(words.withdrawReceivedText, { email })}</p>
      </div>
      <div class="sw-page">
        <div class="sw-withdrawal">
          <div class="sw-withdrawal__receipt">
            <div class="sw-withdrawal__text">${text.trim()}</div>
            <div class="sw-withdrawal__ways">
              <a class="sw-button sw-button--secondary" href="${receivedPath(id)}/bevestiging.txt" download
                ><span class="sw-button__label">${words.withdrawSave}</span></a
              >
              <a class="sw-button sw-button--quiet" href="/"
                ><span class="sw-button__label">${words.continueShopping}</span></a
              >
            </div>
          </div>
        </div>
      </div>
    </div>`,
  };
}

export function receivedPath(id: string): string {
  return `/withdrawal/${id}`;
}
