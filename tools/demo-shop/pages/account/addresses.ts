import { html } from 'hono/html';
import type { BookAddress } from '../../../../shared/contract/address-book.ts';
import type { Purpose } from '../../rules/account/address-book.ts';
import { hidden } from '../buy-form.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { accountPage } from './frame.ts';

export const ADDRESSES = '/dashboard/addresses';

function lines({ company, name, address, zip_code, city, country_name, phone, vat_number }: BookAddress): Markup {
  const shown = [company, name, address, `${zip_code} ${city}`.trim(), country_name, phone, vat_number].filter(Boolean);
  return html`<address class="address">
    ${shown.map((line, index) => html`${index > 0 ? html`<br />` : ''}${line}`)}
  </address>`;
}

/** Distinguishes the controls of one address from those of another. */
function labelled(action: string, { name, address }: BookAddress, { words }: Visit): string {
  return fill(words.addressOf, { action, name: name ?? '', street: address ?? '' });
}

function defaultForm(purpose: Purpose, address: BookAddress, visit: Visit): Markup {
  const { words, csrf } = visit;
  const [is, title, action] =
    purpose === 'shipping'
      ? ([address.defaultShip, words.addressShip, words.addressMakeShip] as const)
      : ([address.defaultBill, words.addressBill, words.addressMakeBill] as const);
  if (is) return html`<span class="badge">${title}</span>`;
  return html`<form method="post" action="/dashboard/addresses/vue/default">
    ${hidden({ _token: csrf, type: purpose, id: address.id, back: ADDRESSES })}
    <button class="text-button" type="submit" aria-label="${labelled(action, address, visit)}">${action}</button>
  </form>`;
}

function deletion(address: BookAddress, visit: Visit): Markup {
  const { words, csrf } = visit;
  return html`<details class="sure">
    <summary class="text-button" aria-label="${labelled(words.addressDelete, address, visit)}">
      ${words.addressDelete}
    </summary>
    <form method="post" action="${ADDRESSES}/${address.id}/delete">
      ${hidden({ _token: csrf })}
      <p>${words.addressDeleteSure}</p>
      <button class="sw-button sw-button--danger" type="submit">${words.addressDeleteYes}</button>
    </form>
  </details>`;
}

function card(address: BookAddress, visit: Visit): Markup {
  const { words } = visit;
  return html`<li class="address-card">
    ${lines(address)}
    <div class="address-card__defaults">
      ${defaultForm('shipping', address, visit)} ${defaultForm('billing', address, visit)}
    </div>
    <div class="address-card__ways">
      <a href="${ADDRESSES}/${address.id}" aria-label="${labelled(words.addressEditShort, address, visit)}"
        >${words.addressEditShort}</a
      >
      ${deletion(address, visit)}
    </div>
  </li>`;
}

/** The address book, as plain forms until its widget mounts. */
export function addresses(book: readonly BookAddress[], visit: Visit): Page {
  const { words } = visit;
  const content = html`<div data-widget="address-book" data-postcode-key="demo">
    ${
      book.length === 0
        ? html`<p class="hint">${words.addressesNone}</p>`
        : html`<ul class="address-cards">
            ${book.map((address) => card(address, visit))}
          </ul>`
    }
    <p class="account__way">
      <a class="sw-button sw-button--secondary" href="${ADDRESSES}/new">${words.addressNew}</a>
    </p>
  </div>`;
  return accountPage({ path: ADDRESSES, title: words.dashAddresses, intro: words.addressesIntro, content }, visit);
}
