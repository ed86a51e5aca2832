import { html } from 'hono/html';
import { pictureOf } from '../../rules/product.ts';
import type { Receipt, ReceiptLine } from '../../rules/returns/receipt.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { returnItem } from './parts.ts';

function line(
  { name, amount, product_id, choices, serial_number, remark, files }: ReceiptLine,
  { words }: Visit,
): Markup {
  const details = [
    choices.join(' · '),
    serial_number === '' ? '' : `${words.rmaSerial}: ${serial_number}`,
    remark,
    files === 0 ? '' : files === 1 ? words.rmaFile : fill(words.rmaFiles, { count: files }),
  ].filter((text) => text !== '');
  return returnItem(
    { name: `${fill(words.times, { count: amount })} ${name}`, image: pictureOf(product_id) },
    html`${details.map((text) => html`<p class="return-item__about">${text}</p>`)}`,
  );
}

/** The submitted return, the next steps, and when the shop answers. */
export function receiptPage(receipt: Receipt, visit: Visit, now: number): Page {
  const { words, locale } = visit;
  const { number, email, address, zip_code, city, created_at, answerBy, lines } = receipt;
  const dated = (moment: number) =>
    new Date(moment).toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'Europe/Amsterdam' });
  const isAwaited = now <= answerBy;
  const facts = [
    [words.rmaNumber, number],
    [words.rmaDate, dated(created_at)],
    ...(isAwaited ? [[words.rmaReply, dated(answerBy)]] : []),
  ];
  return {
    title: words.rmaThanks,
    body: html`<div class="wrap wrap--top thanks">
      <div class="thanks__head">
        <h1>${words.rmaThanks}</h1>
        <p>${fill(words.rmaThanksText, { email })}</p>
        <dl class="facts">
          ${facts.map(
            ([name, value]) =>
              html`<div>
                <dt>${name}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>
      </div>
      <div class="thanks__body">
        <section class="thanks__next">
          <h2>${words.rmaWhatNext}</h2>
          <ol>
            ${isAwaited ? html`<li>${fill(words.rmaNext1, { date: dated(answerBy) })}</li>` : ''}
            <li>${words.rmaNext2}</li>
            <li>${words.rmaNext3}</li>
          </ol>
          <p class="thanks__ways">
            <a class="sw-button sw-button--secondary" href="/rma">${words.rmaMore}</a>
            <a href="/klantenservice">${words.toService}</a>
          </p>
        </section>
        <section aria-labelledby="sent-back">
          <h2 id="sent-back">${words.rmaSent}</h2>
          <ul class="return-list return-list--wide">
            ${lines.map((sent) => line(sent, visit))}
          </ul>
          <h2>${words.rmaFrom}</h2>
          <p>${address}<br />${zip_code} ${city}</p>
        </section>
      </div>
    </div>`,
  };
}
