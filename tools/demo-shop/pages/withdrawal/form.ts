import { html } from 'hono/html';
import type { WithdrawalLine, WithdrawalOrder } from '../../../../shared/contract/withdrawal.ts';
import { WITHDRAWAL_PATH } from '../../routes/withdrawal.ts';
import { hidden } from '../buy-form.ts';
import { choice, choices } from '../form/choice.ts';
import { fieldFrame } from '../form/field-frame.ts';
import { fieldError, formAlert, kitField, type Filled, type FormField } from '../form/fields.ts';
import { day } from '../format.ts';
import { kitIcon, type Markup } from '../icons.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

/** Where a consumer withdraws from one order. */
export function withdrawalPathOf(orderNumber: string): string {
  return `${WITHDRAWAL_PATH}?order=${encodeURIComponent(orderNumber)}`;
}

/** A product of an order. Its number counts while its box is ticked. */
function lineChoice({ id, name, amount, notice }: WithdrawalLine, { values }: Filled, { words }: Visit): Markup {
  const [box, pieces] = [`lines[${id}][chosen]`, `lines[${id}][amount]`];
  const chosen = values[box] === undefined ? Number(values[pieces] ?? 0) > 0 : values[box] !== '0';
  return html`<div class="sw-withdrawal__line">
    ${hidden({ [`lines[${id}][name]`]: name, [box]: '0' })}
    <div class="sw-checkbox">
      <div class="sw-checkbox__row">
        <input
          class="sw-checkbox__control"
          id="line-${id}"
          type="checkbox"
          name="${box}"
          value="1"
          ${chosen ? html`checked` : ''}
        />
        <label class="sw-checkbox__label" for="line-${id}"
          >${amount > 1 ? fill(words.withdrawSeveral, { count: amount, name }) : name}</label
        >
      </div>
      ${notice ? html`<p class="sw-field__hint sw-checkbox__hint">${notice}</p>` : ''}
    </div>
    ${amount > 1 ? piecesField({ id, name, amount }, Number(values[pieces] ?? amount), words) : hidden({ [pieces]: 1 })}
  </div>`;
}

function piecesField(
  { id, name, amount }: Pick<WithdrawalLine, 'id' | 'name' | 'amount'>,
  chosen: number,
  words: Visit['words'],
): Markup {
  const field = `pieces-${id}`;
  const control = html`<select
      class="sw-field__control sw-field__control--select"
      id="${field}"
      name="lines[${id}][amount]"
    >
      ${Array.from({ length: amount }, (_, at) => at + 1).map(
        (count) => html`<option value="${count}" ${count === chosen ? html`selected` : ''}>${count}</option>`,
      )}
    </select>
    ${kitIcon('chevron', 'sw-field__arrow')}`;
  const label = fill(words.withdrawPieces, { name });
  return fieldFrame({ id: field, label, isRequired: null, errors: [], control }, { words });
}

function orderChoice(order: WithdrawalOrder, filled: Filled, visit: Visit): Markup {
  const { words, locale } = visit;
  const { number, date, notice, lines } = order;
  return choice({
    id: `order-${number}`,
    name: 'order',
    value: number,
    isChecked: filled.values['order'] === number,
    title: fill(words.withdrawOf, { number }),
    aside: date === null ? undefined : html`${day(date, locale)}`,
    text: notice ? html`${notice}` : undefined,
    inside: html`<fieldset class="sw-withdrawal__lines">
      <legend class="sw-withdrawal__legend">${words.withdrawParts}</legend>
      ${lines.map((line) => lineChoice(line, filled, visit))}
    </fieldset>`,
  });
}

/** Orders of a longer list that are in view at first. */
const FIRST = 5;

function withMore(
  orders: readonly WithdrawalOrder[],
  cards: readonly Markup[],
  chosen: number,
  { words }: Visit,
): readonly Markup[] {
  if (orders.length <= FIRST + 1 || chosen >= FIRST) return cards;
  return [
    ...cards.slice(0, FIRST),
    html`<details class="sw-page__more">
      <summary class="sw-button sw-button--secondary sw-withdrawal__more">
        <span class="sw-button__label">${fill(words.withdrawAll, { count: orders.length })}</span>
      </summary>
      <div class="sw-choices__list">${cards.slice(FIRST)}</div>
    </details>`,
  ];
}

function typedOrder(filled: Filled, visit: Visit): Markup {
  return html`<div class="sw-withdrawal__typed">
    ${kitField(numberField(visit), filled, visit)} ${kitField(partField(visit), filled, visit)}
  </div>`;
}

/** Nothing is chosen, unless the consumer came by the link of an order. */
function orderChoices(orders: readonly WithdrawalOrder[], filled: Filled, visit: Visit): Markup {
  const { words } = visit;
  if (orders.length === 0) return typedOrder(filled, visit);
  const cards = orders.map((order) => orderChoice(order, filled, visit));
  const chosen = orders.findIndex(({ number }) => number === filled.values['order']);
  const typed = choice({
    id: 'order-other',
    name: 'order',
    value: '',
    isChecked: filled.values['order'] === '',
    title: words.withdrawOther,
    inside: typedOrder(filled, visit),
  });
  return html`<div id="form-order">
    ${choices({ legend: words.withdrawWhich, cards: [...withMore(orders, cards, chosen, visit), typed] })}
    ${fieldError('order', filled)}
  </div>`;
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
  return { name: 'part', label: words.withdrawPart, hint: words.withdrawPartHint, rows: 2 };
}

/** What the statement is about, for an order that the page was opened with. */
function scope(orders: readonly WithdrawalOrder[], { values }: Filled, { words }: Visit): Markup {
  const number = values['order'];
  if (!number || !orders.some((order) => order.number === number)) return html``;
  return html`<p class="sw-page__scripted">${fill(words.withdrawScope, { number })}</p>`;
}

/** The statement and the one button that sends it; it works without scripts. */
export function withdrawalForm(orders: readonly WithdrawalOrder[], filled: Filled, visit: Visit): Markup {
  const { words, csrf } = visit;
  const fields = [...personFields(visit), numberField(visit)];
  const labels = Object.fromEntries([...fields, partField(visit)].map(({ name, label }) => [name, label]));
  return html`<div class="sw-page">
    <div class="sw-withdrawal">
      <form
        class="sw-withdrawal__form"
        aria-label="${words.withdrawHere}"
        method="post"
        action="${WITHDRAWAL_PATH}"
        novalidate
      >
        ${hidden({ _token: csrf })} ${Object.keys(filled.errors).length > 0 ? formAlert(filled, labels, visit) : ''}
        <p class="sw-required-note">${words.requiredNote}</p>
        ${orderChoices(orders, filled, visit)}
        <div class="sw-withdrawal__person">${personFields(visit).map((field) => kitField(field, filled, visit))}</div>
        <div class="sw-withdrawal__scope">${scope(orders, filled, visit)}</div>
        <div class="sw-withdrawal__send">
          <button class="sw-button sw-button--confirm" type="submit">
            <span class="sw-button__label">${words.withdrawConfirm}</span>
          </button>
        </div>
      </form>
    </div>
  </div>`;
}
