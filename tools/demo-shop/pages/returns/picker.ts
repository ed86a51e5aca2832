import { html } from 'hono/html';
import { PICKER_PATH } from '../../routes/returns.ts';
import { returnable, type Bought } from '../../rules/returns/bought.ts';
import { pickerProduct } from '../../rules/returns/products.ts';
import { hidden } from '../buy-form.ts';
import { day } from '../format.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { unbroken } from '../product-name.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { inputsOf, returnText } from './parts.ts';

export const FIND_PATH = '/rma/zoeken';

interface Order {
  readonly number: string;
  readonly orderedAt: number;
  readonly lines: Bought[];
}

/** The lines by order, in the order in which they are listed. */
function byOrder(lines: readonly Bought[]): Order[] {
  const orders = new Map<string, Order>();
  for (const line of lines) {
    const { orderNumber: number, orderedAt } = line;
    const order = orders.get(number) ?? { number, orderedAt, lines: [] };
    order.lines.push(line);
    orders.set(number, order);
  }
  return [...orders.values()];
}

function orderGroup({ number, orderedAt, lines }: Order, visit: Visit): Markup {
  const { words, locale } = visit;
  const date = day(new Date(orderedAt).toISOString(), locale);
  return html`<div class="sw-return-picker__order" role="group" aria-labelledby="order-${number}">
    <h2 class="sw-return-picker__order-title" id="order-${number}">
      <span>${fill(words.rmaOrder, { number })}</span>
      <span class="sw-return-picker__order-date"> ${fill(words.rmaOrderedOn, { date })}</span>
    </h2>
    <ul class="sw-return-picker__list">
      ${lines.map((line) => card(line, visit))}
    </ul>
  </div>`;
}

/** A product with its box. Its number counts while the box is ticked. */
function card(line: Bought, visit: Visit): Markup {
  const { words, locale } = visit;
  const { id, name, category, image } = line;
  const most = returnable(line);
  return html`<li class="sw-return-picker__card ${most < 1 ? 'sw-return-picker__card--none' : ''}">
    <picture class="sw-image sw-return-picker__image"
      ><img class="sw-image__picture" src="${image}" alt="" width="400" height="400" loading="lazy" decoding="async"
    /></picture>
    <div class="sw-return-picker__words">
      <div class="sw-checkbox">
        <div class="sw-checkbox__row">
          <input
            class="sw-checkbox__control"
            id="pick-${id}"
            type="checkbox"
            name="products[${id}]"
            value="1"
            ${most < 1 ? 'disabled' : ''}
          />
          <label class="sw-checkbox__label" for="pick-${id}"
            ><span class="sw-return-picker__name">${unbroken(name)}</span></label
          >
        </div>
      </div>
      ${category ? html`<p class="sw-return-picker__category">${category}</p>` : ''}
      ${manuals(pickerProduct(line, locale), visit)}
    </div>
    <div class="sw-return-picker__amount">
      ${most < 1 ? html`<p class="sw-return-picker__nothing">${words.rmaOnItsWay}</p>` : pieces(line, most, visit)}
    </div>
  </li>`;
}

function manuals({ manual, manuals: more }: ReturnType<typeof pickerProduct>, { words }: Visit): Markup {
  const all = manual === null ? more : [manual, ...more];
  if (all.length === 0) return html``;
  return html`<ul class="sw-return-picker__manuals">
    ${all.map(
      ({ name, url }) =>
        html`<li>
          <a class="sw-return-picker__manual" href="${url}" target="_blank" rel="noreferrer"
            ><span>${name}</span><span class="sw-visually-hidden"> ${words.rmaNewWindow}</span></a
          >
        </li>`,
    )}
  </ul>`;
}

/** A number to type. Its two buttons are those of the widget, which replaces them. */
function pieces({ id, name, amount, reserved }: Bought, most: number, { words }: Visit): Markup {
  const step = (label: string, sign: 'minus' | 'plus') =>
    html`<button
      class="sw-stepper__step sw-page__scripted"
      type="button"
      aria-label="${fill(label, { name })}"
      aria-disabled="true"
    >
      ${kitIcon(sign)}
    </button>`;
  const label = `${words.quantity} ${name}`;
  return html`<div class="sw-stepper sw-return-picker__stepper" role="group" aria-label="${label}">
      ${step(words.less, 'minus')}
      <input
        class="sw-stepper__value sw-stepper__number"
        type="number"
        name="amounts[${id}]"
        aria-label="${label}"
        value="1"
        min="1"
        max="${most}"
      />
      ${step(words.more, 'plus')}
    </div>
    ${
      amount > 1
        ? html`<span class="sw-return-picker__most"
            >${fill(words.rmaMost, { count: most })}
            ${reserved > 0 ? fill(words.rmaReserved, { count: amount - most }) : ''}</span
          >`
        : ''
    }`;
}

/** The lines that can be returned. */
export function pickerPage(lines: readonly Bought[], visit: Visit): Page {
  const { words, csrf, locale } = visit;
  return {
    title: words.rmaTitle,
    about: words.rmaIntro,
    body: html`<div class="wrap wrap--top">
      <div data-widget="return-picker" data-submit-url="${PICKER_PATH}">
        ${inputsOf({ products: lines.map((line) => pickerProduct(line, locale)) })}
        <div class="sw-page">
          <section class="sw-return-picker" aria-label="${words.rmaTitle}">
            <h1 class="sw-return-picker__heading">${words.rmaTitle}</h1>
            <form class="sw-return-picker__form" method="post" action="${PICKER_PATH}" novalidate>
              ${hidden({ _token: csrf })}
              <p>${words.rmaLead}</p>
              ${byOrder(lines).map((order) => orderGroup(order, visit))}
              <div class="sw-return-picker__next">
                <p class="sw-return-picker__count"></p>
                <button class="sw-button sw-button--confirm" type="submit">
                  <span class="sw-button__label">${words.rmaNext}</span>
                </button>
              </div>
            </form>
          </section>
        </div>
      </div>
    </div>`,
  };
}

/** Asks a guest for the order. */
export function findPage(values: { number: string; zipCode: string }, visit: Visit): Page {
  const { words, csrf, name } = visit;
  return {
    title: words.rmaTitle,
    about: words.rmaIntro,
    body: html`<div class="wrap wrap--slim">
      <div class="panel">
        <h1>${words.rmaTitle}</h1>
        <p>${name === null ? words.rmaIntro : words.rmaNone}</p>
        <h2 class="panel__title">${words.rmaFindTitle}</h2>
        <form class="returns__find" method="post" action="${FIND_PATH}">
          ${hidden({ _token: csrf })}
          <div class="sw-page">
            ${returnText(
              {
                name: 'order_number',
                label: words.rmaOrderNumber,
                hint: `${words.rmaFindText} ${words.rmaOrderHint}`,
                value: values.number,
                required: true,
              },
              visit,
            )}
          </div>
          <div class="sw-page">
            ${returnText(
              {
                name: 'zip_code',
                label: words.rmaZip,
                hint: words.rmaZipHint,
                value: values.zipCode,
                required: true,
                autocomplete: 'postal-code',
              },
              visit,
            )}
          </div>
          <p><button class="sw-button sw-button--confirm" type="submit">${words.rmaFind}</button></p>
        </form>
        ${name === null ? html`<p><a href="/login?back=/rma">${words.rmaLogin}</a></p>` : ''}
      </div>
    </div>`,
  };
}
