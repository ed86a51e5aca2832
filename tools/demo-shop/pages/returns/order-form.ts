import { html } from 'hono/html';
import { returnable, type Bought } from '../../rules/returns/bought.ts';
import type { ReturnedOrder } from '../../rules/returns/order-form.ts';
import { REASONS } from '../../seed/returns/reasons.ts';
import { SOLUTIONS } from '../../seed/returns/solutions.ts';
import { hidden } from '../buy-form.ts';
import type { FieldErrors } from '../form/fields.ts';
import { price } from '../format.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { returnAlert, returnFile, returnItem, returnSelect, returnText } from './parts.ts';

/** Submitted values by order line. */
export type OldLines = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function orderFormPath({ uniqid }: Pick<ReturnedOrder, 'uniqid'>): string {
  return `/rma/bestelling/${encodeURIComponent(uniqid)}`;
}

function line(
  bought: Bought,
  old: Readonly<Record<string, string>>,
  errors: FieldErrors,
  { words, locale }: Visit,
): Markup {
  const most = returnable(bought);
  const each = html`<p class="return-item__about">${fill(words.rmaEach, { price: price(bought.price) })}</p>`;
  if (most === 0)
    return returnItem(
      bought,
      html`${each}
        <p class="return-item__gone">${words.rmaOnItsWay}</p>`,
    );
  const name = (key: string) => `rmaLines[${bought.id}][${key}]`;
  const messagesOf = (key: string) => errors[`rmaLines.${bought.id}.${key}`];
  const choose = { value: '', label: words.rmaChoose };
  const named = ({ id, name: of }: (typeof REASONS)[number]) => ({ value: String(id), label: of[locale] });
  const pieces = Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }));
  return returnItem(
    bought,
    html`${each} ${hidden({ [name('order_line_id')]: bought.id })}
    ${returnSelect({ name: name('amount'), label: words.rmaPieces, options: pieces, value: old['amount'] ?? '0' }, messagesOf('amount'))}
    ${returnSelect(
      {
        name: name('rma_reason_id'),
        label: words.rmaReason,
        options: [choose, ...REASONS.map(named)],
        value: old['rma_reason_id'] ?? '',
      },
      messagesOf('rma_reason_id'),
    )}
    ${returnText({ name: name('reason'), label: words.rmaReasonText, value: old['reason'] ?? '', isLong: true }, messagesOf('reason'))}
    ${returnSelect(
      {
        name: name('rma_solution_id'),
        label: words.rmaSolution,
        options: [choose, ...SOLUTIONS.map(named)],
        value: old['rma_solution_id'] ?? '',
      },
      messagesOf('rma_solution_id'),
    )}
    ${returnFile({ name: name('image'), label: words.rmaImage, hint: '', accept: 'image/*', isMultiple: false }, messagesOf('image'))}`,
  );
}

/** The form of one order. The submitted values and errors are inputs of the widget and printed in the fallback. */
export function orderFormPage(order: ReturnedOrder, old: OldLines, errors: FieldErrors, visit: Visit): Page {
  const { words, csrf } = visit;
  const title = fill(words.rmaFormTitle, { number: order.displayId });
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
        <div class="intro">
          <h1>${title}</h1>
          <p>${words.rmaFormText}</p>
        </div>
        <form method="post" action="${orderFormPath(order)}" enctype="multipart/form-data" novalidate>
          ${hidden({ _token: csrf })} ${returnAlert(errors)}
          <ul class="return-list return-list--wide">
            ${order.lines.map((ordered) => line(ordered, old[String(ordered.id)] ?? {}, errors, visit))}
          </ul>
          <p class="order__ways">
            <button class="sw-button sw-button--confirm" type="submit">${words.rmaSubmit}</button>
          </p>
        </form>
      </div>
    </div>`,
  };
}
