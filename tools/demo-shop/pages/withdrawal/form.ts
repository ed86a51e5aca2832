import { html } from 'hono/html';
import type { WithdrawalLine, WithdrawalOrder } from '../../../../shared/contract/withdrawal.ts';
import { WITHDRAWAL_PATH } from '../../routes/withdrawal.ts';
import { hidden } from '../buy-form.ts';
import { formAlert, formField, fieldError, type Filled, type FormField } from '../form/fields.ts';
import { day } from '../format.ts';
import type { Markup } from '../icons.ts';
import { returnSelect } from '../returns/parts.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

/** Where a consumer withdraws from one order. */
export function withdrawalPathOf(orderNumber: string): string {
  return `${WITHDRAWAL_PATH}?order=${encodeURIComponent(orderNumber)}`;
}

function lineChoice({ id, name, amount, notice }: WithdrawalLine, { values }: Filled, { words }: Visit): Markup {
  const field = `lines[${id}][amount]`;
  const options = Array.from({ length: amount + 1 }, (_, pieces) => ({
    value: String(pieces),
    label: pieces === 0 ? words.withdrawNone : String(pieces),
  }));
  return html`<li>
    ${hidden({ [`lines[${id}][name]`]: name })}
    ${returnSelect({ name: field, label: name, options, value: values[field] ?? '0' })}
    ${notice ? html`<p class="entry__hint">${notice}</p>` : ''}
  </li>`;
}

function orderChoice(order: WithdrawalOrder, filled: Filled, visit: Visit): Markup {
  const { words, locale } = visit;
  const { number, date, notice, lines } = order;
  const id = `order-${number}`;
  return html`<div class="withdrawal__order">
    <p class="withdrawal__choice">
      <input
        type="radio"
        name="order"
        value="${number}"
        id="${id}"
        ${filled.values['order'] === number ? html`checked` : ''}
      />
      <label for="${id}">${fill(words.withdrawOf, { number, date: day(date ?? '', locale) })}</label>
    </p>
    ${notice ? html`<p class="entry__hint">${notice}</p>` : ''}
    <details ${filled.values['order'] === number ? html`open` : ''}>
      <summary>${words.withdrawPart}</summary>
      <p>${words.withdrawParts}</p>
      <ul class="withdrawal__lines">
        ${lines.map((line) => lineChoice(line, filled, visit))}
      </ul>
    </details>
  </div>`;
}

/** Nothing is chosen, unless the consumer came by the link of an order. */
function orderChoices(orders: readonly WithdrawalOrder[], filled: Filled, visit: Visit): Markup {
  const { words } = visit;
  const number = [numberField(visit)].map((field) => formField(field, filled, visit));
  if (orders.length === 0) return html`${number} ${formField(partField(visit), filled, visit)}`;
  return html`<fieldset class="withdrawal__orders" id="form-order">
    <legend>${words.withdrawWhich} <span aria-hidden="true">*</span></legend>
    ${fieldError('order', filled)} ${orders.map((order) => orderChoice(order, filled, visit))}
    <div class="withdrawal__order">
      <p class="withdrawal__choice">
        <input
          type="radio"
          name="order"
          value=""
          id="order-other"
          ${filled.values['order'] === '' ? html`checked` : ''}
        />
        <label for="order-other">${words.withdrawOther}</label>
      </p>
      ${number} ${formField(partField(visit), filled, visit)}
    </div>
  </fieldset>`;
}

function personFields({ words }: Visit): readonly FormField[] {
  return [
    { name: 'name', label: words.withdrawName, autocomplete: 'name', isRequired: true },
    {
      name: 'email',
      label: words.withdrawEmail,
      type: 'email',
      autocomplete: 'email',
      hint: words.withdrawEmailHint,
      isRequired: true,
    },
  ];
}

function numberField({ words }: Visit): FormField {
  return {
    name: 'order_number',
    label: words.withdrawOrder,
    hint: words.withdrawOrderHint,
    isRequired: true,
  };
}

function partField({ words }: Visit): FormField {
  return { name: 'part', label: words.withdrawPart, hint: words.withdrawPartHint, isLong: true };
}

/** The statement and the one button that sends it; it works without scripts. */
export function withdrawalForm(orders: readonly WithdrawalOrder[], filled: Filled, visit: Visit): Markup {
  const { words, csrf } = visit;
  const fields = [...personFields(visit), numberField(visit)];
  const labels = Object.fromEntries([...fields, partField(visit)].map(({ name, label }) => [name, label]));
  return html`<form class="order withdrawal__form" method="post" action="${WITHDRAWAL_PATH}" novalidate>
    ${hidden({ _token: csrf })} ${formAlert(filled, labels)}
    <p class="order__note">${words.requiredNote}</p>
    ${orderChoices(orders, filled, visit)} ${personFields(visit).map((field) => formField(field, filled, visit))}
    <p class="order__ways">
      <button class="sw-button sw-button--confirm" type="submit">${words.withdrawConfirm}</button>
    </p>
  </form>`;
}
