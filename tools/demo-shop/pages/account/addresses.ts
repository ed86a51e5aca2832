import { html } from 'hono/html';
import type { BookAddress } from '../../../../shared/contract/address-book.ts';
import type { Purpose } from '../../rules/account/address-book.ts';
import { hidden } from '../buy-form.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { accountPage } from './frame.ts';

export const ADDRESSES = '/dashboard/addresses';

/** As on an envelope, with telephone and VAT number. */
function lines(address: BookAddress, { words }: Visit): Markup {
  const {
    id,
    company,
    name,
    address: street,
    address_line_2,
    zip_code,
    city,
    country_name,
    phone,
    vat_number,
  } = address;
  const below = [address_line_2, `${zip_code} ${city}`.trim(), country_name].filter(Boolean);
  const line = (text: string | null | undefined) => html`<span>${text}</span>`;
  return html`<address class="sw-address-book__address">
    <strong class="sw-address-book__name" id="address-${id}">${name}</strong>
    ${company ? line(company) : ''}
    <span id="address-${id}-street">${street}</span>
    ${below.map(line)}
    ${phone ? html`<a class="sw-address-book__phone" href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>` : ''}
    ${vat_number ? line(fill(words.addressVat, { number: vat_number })) : ''}
  </address>`;
}

/** Distinguishes the controls of one address from those of another. */
const describedBy = ({ id }: BookAddress): Markup => html`aria-describedby="address-${id} address-${id}-street"`;

function mark(text: string): Markup {
  return html`<li class="sw-address-book__mark">${kitIcon('check')}<span>${text}</span></li>`;
}

/** The button that makes it the default; one that is it already does nothing. */
function defaultButton(purpose: Purpose, address: BookAddress, { words, csrf }: Visit): Markup {
  const isDefault = purpose === 'shipping' ? address.defaultShip : address.defaultBill;
  const label = html`<span class="sw-button__label"
    >${purpose === 'shipping' ? words.addressMakeShip : words.addressMakeBill}</span
  >`;
  if (isDefault)
    return html`<button class="sw-button sw-button--quiet" type="button" aria-disabled="true" ${describedBy(address)}>
      ${label}
    </button>`;
  const form = `default-${purpose}-${address.id}`;
  return html`<form id="${form}" method="post" action="/dashboard/addresses/vue/default" hidden>
      ${hidden({ _token: csrf, type: purpose, id: address.id, back: ADDRESSES })}
    </form>
    <button class="sw-button sw-button--quiet" type="submit" form="${form}" ${describedBy(address)}>${label}</button>`;
}

function deletion(address: BookAddress, { words, csrf }: Visit): Markup {
  return html`<details class="sw-page__sure">
    <summary class="sw-button sw-button--danger-quiet" ${describedBy(address)}>
      <span class="sw-button__label">${words.addressDelete}</span>
    </summary>
    <form method="post" action="${ADDRESSES}/${address.id}/delete">
      ${hidden({ _token: csrf })}
      <p>${words.addressDeleteSure}</p>
      <button class="sw-button sw-button--danger" type="submit">
        <span class="sw-button__label">${words.addressDeleteYes}</span>
      </button>
    </form>
  </details>`;
}

function card(address: BookAddress, visit: Visit): Markup {
  const { words } = visit;
  const { id, defaultShip, defaultBill } = address;
  return html`<li class="sw-address-book__card">
    <div class="sw-address-book__about">
      ${lines(address, visit)}
      ${
        defaultShip || defaultBill
          ? html`<ul class="sw-address-book__marks">
              ${defaultShip ? mark(words.addressShip) : ''} ${defaultBill ? mark(words.addressBill) : ''}
            </ul>`
          : ''
      }
    </div>
    <div class="sw-address-book__ways">
      <a class="sw-button sw-button--quiet" href="${ADDRESSES}/${id}" ${describedBy(address)}
        ><span class="sw-button__label">${words.addressEditShort}</span></a
      >
      ${deletion(address, visit)} ${defaultButton('shipping', address, visit)}
      ${defaultButton('billing', address, visit)}
    </div>
  </li>`;
}

/** The address book, as plain forms until its widget mounts. */
export function addresses(book: readonly BookAddress[], visit: Visit): Page {
  const { words } = visit;
  const content = html`<div data-widget="address-book" data-postcode-key="demo">
    <div class="sw-page">
      <div class="sw-address-book">
        <p>
          <a class="sw-button sw-button--secondary" href="${ADDRESSES}/new"
            >${kitIcon('plus')}<span class="sw-button__label">${words.addressNew}</span></a
          >
        </p>
        ${
          book.length === 0
            ? html`<p class="sw-address-book__empty">${words.addressesNone}</p>`
            : html`<ul class="sw-address-book__list">
                ${book.map((address) => card(address, visit))}
              </ul>`
        }
      </div>
    </div>
  </div>`;
  return accountPage({ path: ADDRESSES, title: words.dashAddresses, intro: words.addressesIntro, content }, visit);
}
