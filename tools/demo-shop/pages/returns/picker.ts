import { html } from 'hono/html';
import { PICKER_PATH } from '../../routes/returns.ts';
import { returnable, type Bought } from '../../rules/returns/bought.ts';
import { pickerProduct } from '../../rules/returns/products.ts';
import { hidden } from '../buy-form.ts';
import { day } from '../format.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { inputsOf, returnItem, returnSelect, returnText } from './parts.ts';

export const FIND_PATH = '/rma/zoeken';

function item(line: Bought, { words, locale }: Visit): Markup {
  const most = returnable(line);
  const bought = fill(words.rmaBought, {
    date: day(new Date(line.orderedAt).toISOString(), locale),
    number: line.orderNumber,
  });
  const options = Array.from({ length: most + 1 }, (_, pieces) => ({ value: String(pieces), label: String(pieces) }));
  const name = `products[${line.id}]`;
  const choice =
    most === 0
      ? html`<p class="return-item__gone">${words.rmaOnItsWay}</p>`
      : returnSelect({
          name,
          label: words.rmaPieces,
          about: fill(words.rmaPiecesOf, { name: line.name }),
          options,
          value: '0',
        });
  return returnItem(
    line,
    html`<p class="return-item__about">${bought}</p>
      ${choice}`,
  );
}

/** The lines that can be returned. */
export function pickerPage(lines: readonly Bought[], visit: Visit): Page {
  const { words, csrf, locale } = visit;
  return {
    title: words.rmaTitle,
    about: words.rmaIntro,
    body: html`<div class="wrap wrap--top returns">
      <div data-widget="return-picker" data-submit-url="${PICKER_PATH}">
        ${inputsOf({ products: lines.map((line) => pickerProduct(line, locale)) })}
        <div class="intro">
          <h1>${words.rmaTitle}</h1>
          <p>${words.rmaIntro}</p>
        </div>
        <form method="post" action="${PICKER_PATH}">
          ${hidden({ _token: csrf })}
          <ul class="return-list">
            ${lines.map((line) => item(line, visit))}
          </ul>
          <p class="order__ways">
            <button class="sw-button sw-button--confirm" type="submit">${words.rmaNext}</button>
          </p>
        </form>
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
          ${returnText({
            name: 'order_number',
            label: words.rmaOrderNumber,
            hint: `${words.rmaFindText} ${words.rmaOrderHint}`,
            value: values.number,
            required: true,
          })}
          ${returnText({
            name: 'zip_code',
            label: words.rmaZip,
            hint: words.rmaZipHint,
            value: values.zipCode,
            required: true,
            autocomplete: 'postal-code',
          })}
          <p><button class="sw-button sw-button--confirm" type="submit">${words.rmaFind}</button></p>
        </form>
        ${name === null ? html`<p><a href="/login?back=/rma">${words.rmaLogin}</a></p>` : ''}
      </div>
    </div>`,
  };
}
