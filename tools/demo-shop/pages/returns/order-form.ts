import { html } from 'hono/html';
import { returnable, type Bought } from '../../rules/returns/bought.ts';
import type { ReturnedOrder } from '../../rules/returns/order-form.ts';
import { REASONS } from '../../seed/returns/reasons.ts';
import { SOLUTIONS } from '../../seed/returns/solutions.ts';
import { hidden } from '../buy-form.ts';
import type { FieldErrors } from '../form/fields.ts';
import { counted } from '../format.ts';
import { price } from '../../rules/currency.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { unbroken } from '../product-name.ts';
import { amount, picture } from '../product-parts.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { returnAlert, returnFile, returnSelect, returnText } from './parts.ts';

/** Submitted values by order line. */
export type OldLines = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function orderFormPath({ uniqid }: Pick<ReturnedOrder, 'uniqid'>): string {
  return `/rma/bestelling/${encodeURIComponent(uniqid)}`;
}

const named =
  ({ locale }: Visit) =>
  ({ id, name }: { id: number; name: Readonly<Record<Visit['locale'], string>> }) => ({
    value: String(id),
    label: name[locale],
  });

/** The fields of a line; nothing of it is returned while its number is 0. */
function fields(bought: Bought, old: Readonly<Record<string, string>>, errors: FieldErrors, visit: Visit): Markup {
  const { words } = visit;
  const name = (key: string) => `rmaLines[${bought.id}][${key}]`;
  const messagesOf = (key: string) => errors[`rmaLines.${bought.id}.${key}`];
  const choose = { value: '', label: words.rmaChoose };
  const value = (key: string) => old[key] ?? '';
  const select = (key: string, label: string, all: Parameters<ReturnType<typeof named>>[0][]) =>
    returnSelect(
      { name: name(key), label, options: [choose, ...all.map(named(visit))], value: value(key) },
      visit,
      messagesOf(key),
    );
  const pieces = Array.from({ length: returnable(bought) + 1 }, (_, count) => ({
    value: String(count),
    label: String(count),
  }));
  return html`${hidden({ [name('order_line_id')]: bought.id })}
  ${returnSelect({ name: name('amount'), label: words.rmaPieces, options: pieces, value: value('amount') || '0' }, visit, messagesOf('amount'))}
  ${select('rma_reason_id', words.rmaReason, [...REASONS])}
  ${select('rma_solution_id', words.rmaWanted, [...SOLUTIONS])}
  ${returnText({ name: name('reason'), label: words.rmaReasonText, value: value('reason'), isLong: true }, visit, messagesOf('reason'))}
  ${returnFile({ name: name('image'), label: words.rmaImage, accept: 'image/*', isMultiple: false }, visit, messagesOf('image'))}`;
}

/** A product of the order. Its fields unfold in the place of the button that adds it. */
function line(bought: Bought, isOpen: boolean, inside: Markup, visit: Visit): Markup {
  const { words } = visit;
  const { name, image, amount: ordered, price: each } = bought;
  const most = returnable(bought);
  const available = most < 1 ? words.rmaOnItsWay : fill(words.rmaAvailable, { count: most });
  const label = html`${kitIcon('plus')}<span class="sw-button__label"
      ><span>${words.rmaAdd}</span><span class="sw-visually-hidden"> ${name}</span></span
    >`;
  const add = html`<details class="sw-page__more sw-page__sure" ${isOpen ? 'open' : ''}>
    <summary class="sw-button sw-button--secondary">${label}</summary>
    <div class="sw-return-order-form__fields">${inside}</div>
  </details>`;
  return html`<li class="sw-return-order-form__order-line">
    ${picture({ image }, '', 'sw-return-order-form__image sw-image--line')}
    <div class="sw-return-order-form__words">
      <p class="sw-return-order-form__name">${unbroken(name)}</p>
      <p class="sw-return-order-form__facts">
        <span>${counted(ordered, words.rmaCountOne, words.rmaCount, visit.locale)}</span>
        ${amount(price(each), 'small')}
      </p>
      ${most < ordered ? html`<p class="sw-return-order-form__available">${available}</p>` : ''}
    </div>
    ${most < 1 ? html`<button class="sw-button sw-button--secondary" type="button" aria-disabled="true">${label}</button>` : add}
  </li>`;
}

/** The form of one order. The submitted values and errors are inputs of the widget and printed in the fallback. */
export function orderFormPage(order: ReturnedOrder, old: OldLines, errors: FieldErrors, visit: Visit): Page {
  const { words, csrf } = visit;
  const title = fill(words.rmaFormTitle, { number: order.displayId });
  const lines = order.lines.map((ordered) => {
    const values = old[String(ordered.id)];
    return line(ordered, values !== undefined, fields(ordered, values ?? {}, errors, visit), visit);
  });
  return {
    title,
    body: html`<div class="wrap wrap--top returns">
      <div
        data-widget="return-order-form"
        data-order-uniqid="${order.uniqid}"
        data-order-id="${order.orderId}"
        data-display-id="${order.displayId}"
        data-action="${orderFormPath(order)}"
        data-old="${JSON.stringify(old)}"
        data-errors="${JSON.stringify(errors)}"
      >
        <div class="sw-page">
          <form
            class="sw-return-order-form"
            method="post"
            action="${orderFormPath(order)}"
            enctype="multipart/form-data"
            novalidate
          >
            ${hidden({ _token: csrf })}
            <h1 class="sw-return-order-form__heading">${title}</h1>
            ${returnAlert(errors)}
            <div class="sw-return-order-form__part">
              <h2 class="sw-return-order-form__part-heading">${words.rmaOrdered}</h2>
              <ul class="sw-return-order-form__ordered">
                ${lines}
              </ul>
            </div>
            ${order.lines.some((bought) => returnable(bought) > 0) ? sending(visit) : nothingMore(visit)}
          </form>
        </div>
      </div>
    </div>`,
  };
}

function sending({ words }: Visit): Markup {
  return html`<div class="sw-return-order-form__form">
    <div class="sw-return-order-form__part">
      <h2 class="sw-return-order-form__part-heading">${words.rmaReturning}</h2>
      <p class="sw-return-order-form__count">${words.rmaFormText}</p>
    </div>
    <div class="sw-return-order-form__send">
      <button class="sw-button sw-button--confirm" type="submit">
        <span class="sw-button__label">${words.rmaFormSubmit}</span>
      </button>
    </div>
  </div>`;
}

function nothingMore({ words }: Visit): Markup {
  return html`<div class="sw-message sw-message--info"><p class="sw-message__text">${words.rmaNothingMore}</p></div>`;
}
